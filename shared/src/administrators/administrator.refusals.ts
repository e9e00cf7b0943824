/** Refusals about administrators, with their HTTP status. */
export const administratorRefusals = {
  'administrator.changed': 409,
  'administrator.exists': 409,
  'administrator.invited': 409,
  'administrator.last_owner': 409,
  'administrator.not_found': 404,
  'administrator.role_required': 400,
  'administrator.self': 409,
} as const
