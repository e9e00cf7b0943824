/** Refusals about deactivating a restaurant, with their HTTP status. */
export const deactivationRefusals = {
  'deactivation.not_accepted': 409,
  'deactivation.note_length': 400,
  'deactivation.note_required': 400,
  'deactivation.reason_required': 400,
} as const
