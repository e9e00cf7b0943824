// Sums of payments and refunds in the books of each side: our ledger, the gateway's own database, the day closes and the orders. Pure.
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import type { Violation } from '../../history/history.ts'
import { sumOf, type ClosedDays, type PaymentHistory } from './payment-history.ts'

/** Sums in dirhams by name. A book has the sums that it can know. */
type Sums = Record<string, number>
type Books = Record<'ledger' | 'gateway' | 'day close' | 'orders', Sums>

type Amount = { amount: number; method?: PaymentMethod }
const total = (amounts: readonly { amount: number }[]) => sumOf(amounts, ({ amount }) => amount)
const by = (wanted: PaymentMethod, amounts: readonly Amount[]) => total(amounts.filter(({ method }) => method === wanted))

/** `net`: amount through the gateway, less refunds. */
const throughGateway = (sales: readonly Amount[], refunded: number): Sums => {
  const [card, UPI] = [by('Card', sales), by('UPI', sales)]
  return { card, UPI, refunded, net: card + UPI - refunded }
}

const withCash = (sums: Sums, cash: number, handedBack: number): Sums => ({
  ...sums,
  cash,
  'cash returned': handedBack,
  all: (sums['net'] ?? 0) + cash - handedBack,
})

export const booksOf = ({ orders, attempts, movements, gateway, closedDays }: PaymentHistory): Books => {
  const succeeded = attempts.filter(({ state }) => state === 'succeeded')
  const ofKind = (wanted: string) => succeeded.filter(({ kind }) => kind === wanted)
  const moved = (wanted: string) => total(movements.filter(({ kind }) => kind === wanted))
  const figures = closedDays.flatMap(({ days }) => days.map((day) => day.figures))
  const sales = figures.flatMap((day) => day.sales)
  const returned = (wanted: string) => total(figures.flatMap(({ refunds }) => refunds).filter(({ way }) => way === wanted))
  return {
    ledger: withCash(throughGateway(ofKind('capture'), total(ofKind('refund'))), moved('sale') - moved('undone'), moved('refund')),
    gateway: throughGateway(
      gateway.map(({ captured, method }) => ({ amount: captured, method })),
      sumOf(gateway, ({ refunded }) => refunded),
    ),
    'day close': withCash(throughGateway(sales, returned('gateway')), by('Cash', sales), returned('cash')),
    orders: { all: sumOf(orders, ({ paid, refunded }) => paid - refunded) },
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

/** Checks that the books agree to the dirham. */
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
