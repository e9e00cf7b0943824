/** Refusals about subscribing to notifications about an order, with their HTTP status. */
export const pushRefusals = {
  'push.unavailable': 409,
  'push.unknown_service': 400,
} as const
