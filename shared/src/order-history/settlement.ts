// The payment status of an order in the list of past orders. The server's filter uses the same rule in SQL
// (`cloud-api/src/ordering/orders/history/history-conditions.sql.ts`).
import { zero, type Dirhams } from '../money.ts'
import { refundOf } from '../reports/revenue.ts'

export const settlements = ['unpaid', 'paid', 'partly_refunded', 'refunded'] as const
export type Settlement = (typeof settlements)[number]

type Settled = { totalPrice: Dirhams; paid: Dirhams; refunded: Dirhams; excess: Dirhams }

/**
 * A partly paid order is unpaid. A requested refund counts as returned. `excess`, an amount that a gateway collected above the price, is
 * returned first, and its return does not count as a refund of the order.
 */
export const settlementOf = ({ totalPrice, paid, refunded, excess }: Settled): Settlement => {
  const returned = refundOf({ refundedAmount: refunded, excessAmount: excess })
  if (returned > zero) return returned >= paid - excess ? 'refunded' : 'partly_refunded'
  return paid >= totalPrice ? 'paid' : 'unpaid'
}
