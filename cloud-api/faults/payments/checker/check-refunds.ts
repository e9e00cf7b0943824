// Checks refunds against their calls to the gateway, their orders and the counters' screens. Pure.
import type { Violation } from '../../history/history.ts'
import { sumOf, type OurRefund, type PaymentHistory } from './payment-history.ts'

const checkRefund = (refund: OurRefund, { attempts }: PaymentHistory): Violation[] => {
  const { id, orderId, amount, way, state } = refund
  const found = (what: string, isWrong: boolean): Violation[] => (isWrong ? [{ what, detail: `${id} of ${orderId}` }] : [])
  const call = attempts.find((attempt) => attempt.id === id)
  const isSame = call?.kind === 'refund' && call.state === state && call.amount === amount && (call.partOf ?? call.orderId) === orderId
  return [
    ...found('a refund is not decided', state === 'requested'),
    ...found('a refund has another call to the gateway', way === 'gateway' && !isSame),
  ]
}

/** Reports things that only one of the two sides has. */
const differences = (what: string, shown: readonly string[], stored: readonly string[]): Violation[] => [
  ...shown.filter((each) => !stored.includes(each)).map((detail) => ({ what: `lost: a counter was shown ${what}`, detail })),
  ...stored.filter((each) => !shown.includes(each)).map((detail) => ({ what: `no counter was shown ${what}`, detail })),
  ...(new Set(stored).size < stored.length ? [{ what: `twice: ${what}`, detail: `${stored.length - new Set(stored).size}` }] : []),
]

const checkShown = ({ shown, refunds, movements, closedDays }: PaymentHistory): Violation[] => [
  ...differences(
    'a refund',
    shown.refunds.map(({ id }) => id),
    refunds.filter(({ isByStaff }) => isByStaff).map(({ id }) => id),
  ),
  ...differences(
    'cash that was taken',
    shown.cash.map(({ orderId, amount }) => `${orderId} ${amount}`),
    movements.filter(({ kind }) => kind === 'sale').map(({ orderId, amount }) => `${orderId} ${amount}`),
  ),
  ...differences(
    'a closed day',
    shown.days.map(({ restaurantId, number }) => `${restaurantId} ${number}`),
    closedDays.flatMap(({ restaurantId, days }) => days.map(({ number }) => `${restaurantId} ${number}`)),
  ),
]

export const checkRefunds = (history: PaymentHistory): Violation[] => {
  const byOrder = Map.groupBy(
    history.refunds.filter(({ state }) => state !== 'declined'),
    ({ orderId }) => orderId,
  )
  return [
    ...history.refunds.flatMap((refund) => checkRefund(refund, history)),
    ...history.orders
      .filter(({ id, refunded }) => refunded !== sumOf(byOrder.get(id) ?? [], ({ amount }) => amount))
      .map(({ id }) => ({ what: 'an order was refunded something else than its refunds', detail: id })),
    ...checkShown(history),
  ]
}
