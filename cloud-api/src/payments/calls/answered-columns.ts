import type { Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'

/** The gateway's decision about a call. */
export type AttemptAnswer = {
  state: 'succeeded' | 'declined'
  reference?: string | null
  reason?: DeclineReason | null
  fee?: Dirhams | null
  at: Date
}

/** Returns the columns of a decided attempt. */
export const answeredColumns = ({ state, reference, reason, fee, at }: AttemptAnswer) => ({
  state,
  gatewayReference: reference ?? null,
  error: reason ?? null,
  fee: fee ?? null,
  answeredAt: at,
  nextTryAt: null,
})
