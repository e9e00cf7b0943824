/** Refusals about the platform's payments, with their HTTP status. */
export const platformPaymentsRefusals = {
  'webhook.not_found': 404,
  'webhook.not_open': 409,
} as const
