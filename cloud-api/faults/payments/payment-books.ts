// What was taken and returned by the books of each side: our ledger, the gateway's own database, the day closes and the orders. Pure.
import type { DayFigures } from '@sufra/shared/cash/day-close'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import type { Violation } from '../history/history.ts'
import type { PaymentHistory } from './check-payments.ts'

/** Dirhams, by what they are. A book has those that it can know. */
type Sums = Record<string, number>
type Books = Record<'ledger' | 'gateway' | 'day close' | 'orders', Sums>

/** A restaurant's closed days, in order, and what is in none of them. */
export type ClosedDays = {
  restaurantId: string
  days: { number: number; figures: Pick<DayFigures, 'sales' | 'refunds'> }[]
  /** What the restaurant's ledger has in no day close, by name. */
  open: Sums
}

export const sumOf = <T>(things: readonly T[], amountOf: (thing: T) => number) =>
  things.reduce((total, thing) => total + amountOf(thing), 0)

const byMethod = <T extends { method: PaymentMethod }>(things: readonly T[], amountOf: (thing: T) => number): Sums => ({
  card: sumOf(
    things.filter(({ method }) => method === 'Card'),
    amountOf,
  ),
  UPI: sumOf(
    things.filter(({ method }) => method === 'UPI'),
    amountOf,
  ),
})

const withNet = (sums: Sums): Sums => {
  const { card = 0, UPI = 0, refunded = 0 } = sums
  return { ...sums, net: card + UPI - refunded }
}

export const booksOf = ({ orders, attempts, gateway, closedDays }: PaymentHistory): Books => {
  const succeeded = attempts.filter(({ state }) => state === 'succeeded')
  const days = closedDays.flatMap((each) => each.days.map(({ figures }) => figures))
  return {
    ledger: withNet({
      ...byMethod(
        succeeded.filter(({ kind }) => kind === 'capture'),
        ({ amount }) => amount,
      ),
      refunded: sumOf(
        succeeded.filter(({ kind }) => kind === 'refund'),
        ({ amount }) => amount,
      ),
    }),
    gateway: withNet({ ...byMethod(gateway, ({ captured }) => captured), refunded: sumOf(gateway, ({ refunded }) => refunded) }),
    'day close': withNet({
      ...byMethod(
        days.flatMap(({ sales }) => sales),
        ({ amount }) => amount,
      ),
      refunded: sumOf(
        days.flatMap(({ refunds }) => refunds).filter(({ way }) => way === 'gateway'),
        ({ amount }) => amount,
      ),
    }),
    orders: {
      net: sumOf(
        orders.filter(({ state }) => state === 'captured'),
        ({ total }) => total,
      ),
    },
  }
}

const checkNumbers = ({ restaurantId, days }: ClosedDays): Violation[] =>
  days.flatMap(({ number }, index) =>
    number === index + 1 ? [] : [{ what: 'the numbers of day closes have a gap', detail: `${restaurantId} ${number}` }],
  )

const checkOpen = ({ restaurantId, open }: ClosedDays): Violation[] =>
  Object.entries(open)
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => ({ what: 'money is in no day close', detail: `${restaurantId} ${name} ${amount}` }))

/** The books must agree to the dirham. */
export const checkBooks = (history: PaymentHistory): Violation[] => {
  const books = booksOf(history)
  const names = new Set(Object.values(books).flatMap((sums) => Object.keys(sums)))
  return [
    ...[...names].flatMap((name) => {
      const sums = Object.entries(books).flatMap(([book, { [name]: amount }]) => (amount === undefined ? [] : [[book, amount] as const]))
      return new Set(sums.map(([, amount]) => amount)).size > 1
        ? [{ what: 'the sums differ', detail: `${name}: ${JSON.stringify(Object.fromEntries(sums))}` }]
        : []
    }),
    ...history.closedDays.flatMap((each) => [...checkNumbers(each), ...checkOpen(each)]),
  ]
}
