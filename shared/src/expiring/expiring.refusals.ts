/** Refusals about documents that expire, with their HTTP status. */
export const expiringRefusals = {
  'expiring.channel_required': 400,
  'expiring.no_phone': 409,
  'expiring.not_found': 404,
  'expiring.too_many': 429,
} as const
