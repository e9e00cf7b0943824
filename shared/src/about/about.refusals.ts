/** Refusals about the details of a restaurant that guests see, with their HTTP status. */
export const aboutRefusals = {
  'about.text_length': 400,
  'about.accent': 400,
  'about.changed': 409,
} as const satisfies Record<string, number>
