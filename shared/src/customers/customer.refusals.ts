/** The refusals of a restaurant's guests. */
export const customerRefusals = {
  'customer.not_found': 404,
  'customer.has_open_order': 409,
  'customer.note_length': 400,
} as const
