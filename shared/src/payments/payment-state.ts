// The states of an order's payment and the allowed moves between them. Cash has no payment gateway: its state stays `none`.
export const paymentMethods = ['Cash', 'Card', 'UPI'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentStates = [
  'none',
  'authorising',
  'authorised',
  'captured',
  'partly_refunded',
  'refunded',
  'failed',
  'voided',
  'unknown',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * `unknown`: the gateway's answer to an authorisation was lost, until the gateway is asked again. A lost answer to a capture, void or
 * refund does not change the state; only that attempt is unknown. A failed payment stays failed: the diner's next payment belongs to a new
 * order.
 */
const moves = {
  none: ['authorising'],
  authorising: ['authorised', 'failed', 'unknown'],
  unknown: ['authorised', 'failed'],
  failed: [],
  authorised: ['captured', 'voided'],
  captured: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded'],
  refunded: [],
  voided: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

export const nextPaymentStates = (from: PaymentState): readonly PaymentState[] => moves[from]

/** The state after refunds of this amount; undefined when none succeeded. A further part keeps the state `partly_refunded`. */
export const stateAfterRefunds = (paid: number, returned: number): 'partly_refunded' | 'refunded' | undefined => {
  if (returned <= 0) return undefined
  return returned < paid ? 'partly_refunded' : 'refunded'
}

export const mayMove = (from: PaymentState, to: PaymentState): boolean => nextPaymentStates(from).includes(to)

/** `authorised` and all later states: counters see an order that is not paid in cash in these states. No move leads out of them. */
export const visiblePaymentStates = [
  'authorised',
  'captured',
  'partly_refunded',
  'refunded',
  'voided',
] as const satisfies readonly PaymentState[]

/** Whether counters see an order: paid in cash, or authorised. The server's queries use the same rule (`visible-to-counter.sql.ts`). */
export const isVisibleToCounter = (method: PaymentMethod, state: PaymentState): boolean =>
  method === 'Cash' || visiblePaymentStates.some((each) => each === state)
