// The final knowledge of the payments' fault test: everything that was shown, that we stored, and that the gateway has. Amounts in dirhams.
import type { DayFigures } from '@sufra/shared/cash/day-close'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'

/**
 * The final outcome that a diner was shown for a key. `orderId`: also set when the diner had been shown the order before it was declined or
 * withdrawn.
 */
export type Outcome = { key: string; outcome: 'placed' | 'declined' | 'withdrawn'; orderId?: string }

/** The final outcome for a share of a table's bill. `over`: the share is not paid and never will be. */
export type ShareOutcome = { key: string; outcome: 'paid' | 'declined' | 'over'; paymentId?: string }

export type OurOrder = {
  id: string
  /** Idempotency keys of the order: its diner's, unless it was withdrawn, and the keys of its moves. */
  keys: string[]
  method: PaymentMethod
  state: string
  status: string
  isAccepted: boolean
  total: number
  paid: number
  refunded: number
  /** Amount paid by shares that is to be returned if the order is cancelled. */
  returnableShare: number
  /** Number of its `order_placed` rows in the feed. */
  emitted: number
}

/** `orderId`: id of the order, or of the share of a table's bill. `partOf`: the order whose part of a share is returned. */
export type OurAttempt = {
  orderId: string
  id: string
  kind: 'authorise' | 'capture' | 'void' | 'refund'
  state: string
  amount: number
  method: PaymentMethod
  partOf: string | null
}
export type OurRefund = { id: string; orderId: string; amount: number; way: 'gateway' | 'cash'; state: string; isByStaff: boolean }
/** `parts`: amounts that the share's orders took. */
export type OurShare = { id: string; key: string; state: string; amount: number; parts: { orderId: string; paid: number }[] }
/** A movement of the drawer: cash that was taken for an order, or handed back. */
export type OurMovement = { orderId: string; kind: string; amount: number }

/** A payment in the gateway's own store. */
export type TheirPayment = {
  attemptId: string
  orderId: string
  state: string
  amount: number
  captured: number
  refunded: number
  method: PaymentMethod
}

/** A restaurant's closed days in order, and the amounts of its ledger in no day close, by name. */
export type ClosedDays = {
  restaurantId: string
  days: { number: number; figures: Pick<DayFigures, 'sales' | 'refunds'> }[]
  open: Record<string, number>
}

/** Everything that counters were shown; each request was repeated until it was answered. */
export type ShownAtCounters = {
  days: { restaurantId: string; number: number }[]
  refunds: { id: string }[]
  cash: { orderId: string; amount: number }[]
}

export type PaymentHistory = {
  outcomes: Outcome[]
  shareOutcomes: ShareOutcome[]
  shown: ShownAtCounters
  orders: OurOrder[]
  attempts: OurAttempt[]
  refunds: OurRefund[]
  shares: OurShare[]
  movements: OurMovement[]
  closedDays: ClosedDays[]
  gateway: TheirPayment[]
  /** The ids of the requested captures, voids and refunds. */
  settlements: string[]
}

export const sumOf = <T>(things: readonly T[], amountOf: (thing: T) => number) =>
  things.reduce((total, thing) => total + amountOf(thing), 0)
