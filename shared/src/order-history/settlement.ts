// Whether an order is paid, as a list of past orders shows it. The server's filter asks the same rule in SQL (`cloud-api/src/orders/history/history-conditions.sql.ts`).
import { zero, type Dirhams } from '../money.ts'
import { refundOf } from '../reports/revenue.ts'

export const settlements = ['unpaid', 'paid', 'partly_refunded', 'refunded'] as const
export type Settlement = (typeof settlements)[number]

type Settled = { totalPrice: Dirhams; paid: Dirhams; refunded: Dirhams; excess: Dirhams }

/**
 * An order of which a part is paid is unpaid. A refund that is requested counts as returned. `excess`, what a gateway collected beyond the price, goes back
 * first: its return is no refund of the order.
 */
export const settlementOf = ({ totalPrice, paid, refunded, excess }: Settled): Settlement => {
  const returned = refundOf({ refundedAmount: refunded, excessAmount: excess })
  if (returned > zero) return returned >= paid - excess ? 'refunded' : 'partly_refunded'
  return paid >= totalPrice ? 'paid' : 'unpaid'
}
