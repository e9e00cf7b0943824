/** Refusals about requests for help, with their HTTP status. */
export const supportRefusals = {
  'support.diagnostics_damaged': 400,
  'support.diagnostics_size': 400,
  'support.message_length': 400,
  'support.message_required': 400,
  'support.not_found': 404,
  'support.sent': 409,
  'support.subject_length': 400,
  'support.too_many': 429,
  'support.too_many_files': 400,
  'support.too_many_messages': 429,
  'support.urgency_required': 400,
} as const
