// Whether an order is paid, as a list of past orders shows it. The server's filter asks the same rule in SQL (`order-history/history-filter.ts`).
import { zero, type Dirhams } from '../money.ts'

export const settlements = ['unpaid', 'paid', 'partly_refunded', 'refunded'] as const
export type Settlement = (typeof settlements)[number]

type Settled = { totalPrice: Dirhams; paid: Dirhams; refunded: Dirhams }

/** An order of which a part is paid is unpaid. A refund that is requested counts as returned. */
export const settlementOf = ({ totalPrice, paid, refunded }: Settled): Settlement => {
  if (refunded > zero) return refunded >= paid ? 'refunded' : 'partly_refunded'
  return paid >= totalPrice ? 'paid' : 'unpaid'
}
