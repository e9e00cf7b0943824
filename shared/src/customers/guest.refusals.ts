/** Refusals about a restaurant's guests, with their HTTP status. */
export const guestRefusals = {
  'guest.not_found': 404,
  'guest.has_open_order': 409,
  'guest.note_length': 400,
} as const
