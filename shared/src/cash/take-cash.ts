// Cash for an order: the amount due, the change, and the amounts that the counter suggests.
import { dirhams, zero, type Dirhams } from '../money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { PaymentMethod } from '../payments/payment-state.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

/** The fields of an order that are needed to take cash for it. */
export type Payable = { status: OrderStatus; totalPrice: Dirhams; payment: { method: PaymentMethod; paid?: Dirhams | undefined } }

/** The unpaid amount of an order. Zero for a cancelled order, and for an order that the gateway charges. */
export const dueOf = ({ status, totalPrice, payment: { method, paid = zero } }: Payable): Dirhams =>
  status === 'Cancelled' || method !== 'Cash' || paid >= totalPrice ? zero : dirhams(totalPrice - paid)

/** Whether an order with cash payment is paid completely. */
export const isPaidInCash = ({ totalPrice, payment: { method, paid = zero } }: Payable): boolean => method === 'Cash' && paid >= totalPrice

/** The reason why cash cannot be taken for an order; undefined when it can. */
export const takeCashProblem = (order: Payable, received: Dirhams): RefusalCode | undefined => {
  if (order.payment.method !== 'Cash') return 'cash.not_cash_order'
  if (order.status === 'Cancelled') return 'cash.order_cancelled'
  const due = dueOf(order)
  if (due <= 0) return 'cash.already_paid'
  return received < due ? 'cash.below_due' : undefined
}

/** The change to hand back; negative while less than the amount due was received. */
export const changeFor = (due: Dirhams, received: Dirhams): Dirhams => dirhams(received - due)

const notes = [2_000, 5_000, 10_000, 20_000, 50_000].map(dirhams)

/** Amounts that a diner probably hands over: the exact amount due, and each larger note. */
export const quickAmounts = (due: Dirhams): Dirhams[] => [due, ...notes.filter((note) => note > due)]
