// What the payments' fault test knows in the end: what everyone was shown, what we stored, and what the gateway has. Amounts in dirhams.
import type { DayFigures } from '@sufra/shared/cash/day-close'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'

/** What a diner was shown for a key for good. `orderId`: also of an order that the diner had been shown before it was declined or withdrawn. */
export type Outcome = { key: string; outcome: 'placed' | 'declined' | 'withdrawn'; orderId?: string }

/** The same for a share of a table's bill. `over`: it is not paid and never will be. */
export type ShareOutcome = { key: string; outcome: 'paid' | 'declined' | 'over'; paymentId?: string }

export type OurOrder = {
  id: string
  /** The idempotency keys that stand for it: its diner's, unless it was withdrawn, and those of its moves. */
  keys: string[]
  method: PaymentMethod
  state: string
  status: string
  isAccepted: boolean
  total: number
  paid: number
  refunded: number
  /** What shares have paid that is to be returned if it is cancelled. */
  returnableShare: number
  /** Its rows of `order_placed` in the feed. */
  emitted: number
}

/** `orderId`: of an order, or of a share of a table's bill. `partOf`: the order whose part of a share is returned. */
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
/** `parts`: what its orders took of it. */
export type OurShare = { id: string; key: string; state: string; amount: number; parts: { orderId: string; paid: number }[] }
/** Of the drawer: cash that was taken for an order, or handed back. */
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

/** A restaurant's closed days, in order, and what its ledger has in no day close, by name. */
export type ClosedDays = {
  restaurantId: string
  days: { number: number; figures: Pick<DayFigures, 'sales' | 'refunds'> }[]
  open: Record<string, number>
}

/** What counters were shown: each request was repeated until it was answered. */
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
  /** The ids of the captures, voids and refunds that the gateway was asked for. */
  settlements: string[]
}

export const sumOf = <T>(things: readonly T[], amountOf: (thing: T) => number) =>
  things.reduce((total, thing) => total + amountOf(thing), 0)
