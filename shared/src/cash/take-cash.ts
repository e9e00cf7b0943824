// Cash for an order: what is due, what is handed back, and what the counter offers to tap.
import { dirhams, zero, type Dirhams } from '../money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { PaymentMethod } from '../payments/payment-state.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

/** What has to be known of an order to take cash for it. */
export type Payable = { status: OrderStatus; totalPrice: Dirhams; payment: { method: PaymentMethod; paid?: Dirhams | undefined } }

/** What is left to pay of an order. Nothing of a cancelled one, and of one that is not paid in cash: that is paid by the gateway. */
export const dueOf = ({ status, totalPrice, payment: { method, paid = zero } }: Payable): Dirhams =>
  status === 'Cancelled' || method !== 'Cash' || paid >= totalPrice ? zero : dirhams(totalPrice - paid)

/** Whether an order that is paid in cash was paid completely. */
export const isPaidInCash = ({ totalPrice, payment: { method, paid = zero } }: Payable): boolean => method === 'Cash' && paid >= totalPrice

/** Why cash cannot be taken for an order; undefined when it can. */
export const takeCashProblem = (order: Payable, received: Dirhams): RefusalCode | undefined => {
  if (order.payment.method !== 'Cash') return 'cash.not_cash_order'
  if (order.status === 'Cancelled') return 'cash.order_cancelled'
  const due = dueOf(order)
  if (due <= 0) return 'cash.already_paid'
  return received < due ? 'cash.below_due' : undefined
}

/** What is handed back: negative while less than the due was received. */
export const changeFor = (due: Dirhams, received: Dirhams): Dirhams => dirhams(received - due)

const notes = [2_000, 5_000, 10_000, 20_000, 50_000].map(dirhams)

/** The amounts that a diner probably hands over: exactly what is due, and each note that is more. */
export const quickAmounts = (due: Dirhams): Dirhams[] => [due, ...notes.filter((note) => note > due)]
