/** Refusals about members of a restaurant and their invitations, with their HTTP status. */
export const staffRefusals = {
  'staff.already_member': 409,
  'staff.administrator': 409,
  'staff.account_required': 400,
  'staff.changed': 409,
  'staff.invitation_not_found': 404,
  'staff.invitation_over': 410,
  'staff.last_owner': 409,
  'staff.member_not_found': 404,
  'staff.plan_limit': 409,
  'staff.role': 403,
  'staff.role_required': 400,
  'staff.too_many': 409,
  'staff.works_elsewhere': 409,
} as const
