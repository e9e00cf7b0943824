import type { Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'

/** What the gateway decides about a call. */
export type AttemptAnswer = {
  state: 'succeeded' | 'declined'
  reference?: string | null
  reason?: DeclineReason | null
  fee?: Dirhams | null
  at: Date
}

/** The columns of an attempt that is decided. */
export const answeredColumns = ({ state, reference, reason, fee, at }: AttemptAnswer) => ({
  state,
  gatewayReference: reference ?? null,
  error: reason ?? null,
  fee: fee ?? null,
  answeredAt: at,
  nextTryAt: null,
})
