// Why a payment gateway declined a payment. Each has a refusal: `payment.declined_<reason>`.
import type { RefusalCode } from '../refusals/refusals.ts'

export const declineReasons = [
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
export type DeclineReason = (typeof declineReasons)[number]

export const declineRefusal = (reason: DeclineReason) => `payment.declined_${reason}` as const satisfies RefusalCode
