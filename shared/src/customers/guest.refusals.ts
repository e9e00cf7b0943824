/** The refusals of a restaurant's guests. */
export const guestRefusals = {
  'guest.not_found': 404,
  'guest.has_open_order': 409,
  'guest.note_length': 400,
} as const
