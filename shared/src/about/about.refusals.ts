/** Refusals of what guests see of a restaurant. */
export const aboutRefusals = {
  'about.text_length': 400,
  'about.accent': 400,
  'about.changed': 409,
} as const satisfies Record<string, number>
