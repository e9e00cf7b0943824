/** The refusals of subscribing to notifications about an order. */
export const pushRefusals = {
  'push.unavailable': 409,
  'push.unknown_service': 400,
} as const
