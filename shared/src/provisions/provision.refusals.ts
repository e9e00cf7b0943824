/** Refusals about notes on restaurants and saved views, with their HTTP status. */
export const provisionRefusals = {
  'note.length': 400,
  'note.not_found': 404,
  'note.not_own': 403,
  'note.required': 400,
  'note.too_many': 409,
  'view_as.not_accepted': 409,
  'view_as.not_found': 404,
  'view.name_length': 400,
  'view.name_required': 400,
  'view.name_taken': 409,
  'view.not_found': 404,
  'view.too_many': 409,
} as const
