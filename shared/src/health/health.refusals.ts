/** Refusals about the health page, with their HTTP status. */
export const healthRefusals = {
  'health.unknown_job': 404,
} as const
