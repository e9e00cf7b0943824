// Counts the results of a run of the payments' fault test. Pure.
import { sumOf, type PaymentHistory } from './payment-history.ts'

const countBy = <T>(things: readonly T[], nameOf: (thing: T) => string) =>
  Object.fromEntries([...Map.groupBy(things, nameOf)].map(([name, group]) => [name, group.length]))

/** Counts orders by the state of their payment, shares, refunds, and payments at the gateway. */
export const countPayments = ({ orders, shares, refunds, attempts, gateway, movements, closedDays }: PaymentHistory) => {
  const shareIds = new Set(shares.map(({ id }) => id))
  const isExcess = ({ orderId, kind, partOf }: PaymentHistory['attempts'][number]) =>
    shareIds.has(orderId) && kind === 'refund' && partOf === null
  return {
    orders: orders.length,
    ...countBy(orders, ({ method, state }) => (method === 'Cash' ? 'paid later' : state)),
    'accepted, not cancelled': orders.filter(({ isAccepted, status }) => isAccepted && status !== 'Cancelled').length,
    ...countBy(shares, ({ state }) => `shares ${state}`),
    'shares returned in part': attempts.filter(isExcess).length,
    'refunds by staff': refunds.filter(({ isByStaff }) => isByStaff).length,
    'refunds by the platform': refunds.filter(({ isByStaff }) => !isByStaff).length,
    'cash taken': movements.filter(({ kind }) => kind === 'sale').length,
    'payments at the gateway': gateway.length,
    'day closes': sumOf(closedDays, ({ days }) => days.length),
  }
}
