// Reasons for declined payments. Each has a refusal: `payment.declined_<reason>`.
import type { RefusalCode } from '../refusals/refusals.ts'

export const gatewayDeclineReasons = [
  'insufficient_funds',
  'card_expired',
  'card_refused',
  'wrong_cvv',
  'limit_exceeded',
  'challenge_failed',
  'wrong_pin',
  'suspected_fraud',
  'other',
] as const

/** `sold_out`: the gateway authorised the payment when too few portions of a dish were left, so the authorisation is voided. */
export const declineReasons = [...gatewayDeclineReasons, 'sold_out'] as const
export type GatewayDeclineReason = (typeof gatewayDeclineReasons)[number]
export type DeclineReason = (typeof declineReasons)[number]

export const declineRefusal = (reason: DeclineReason) => `payment.declined_${reason}` as const satisfies RefusalCode
