import { expect, test } from 'vitest'
import { find, goodHistory, paymentOf, total } from './good-history.ts'
import { booksOf, checkBooks } from './payment-books.ts'
import type { PaymentHistory } from './payment-history.ts'

const [card, UPI, refunded] = [2 * total + 2_000, total, total + 1_900]

test('adds up each side’s books, and accepts that they agree', () => {
  const atGateway = { card, UPI, refunded, net: card + UPI - refunded }
  const ours = { ...atGateway, cash: 1_500, 'cash returned': 550, all: card + UPI - refunded + 950 }
  expect(booksOf(goodHistory())).toEqual({ ledger: ours, gateway: atGateway, 'day close': ours, orders: { all: ours.all } })
  expect(checkBooks(goodHistory())).toEqual([])
})

const lastDay = ({ closedDays }: PaymentHistory) => {
  const figures = closedDays[0]?.days.at(-1)?.figures
  if (!figures) throw new Error('no day is closed')
  return figures
}
const add = (to: { amount: number } | undefined, amount: number) => {
  if (!to) throw new Error('there is no such amount')
  to.amount += amount
}

const differences: [string, string, number, (story: PaymentHistory) => void][] = [
  [
    'the ledger misses a capture',
    'card ledger',
    -total,
    (story) => void story.attempts.splice(story.attempts.indexOf(find(story.attempts, 'paid-capture')), 1),
  ],
  ['the ledger has another amount of a refund', 'refunded ledger', 1, (story) => add(find(story.attempts, 'refunded-refund'), 1)],
  ['the drawer has a dirham more', 'cash ledger', 1, (story) => add(story.movements[0], 1)],
  ['the drawer misses cash that was handed back', 'cash returned ledger', -550, (story) => void story.movements.pop()],
  ['the gateway captured a dirham more', 'card gateway', 1, (story) => void (paymentOf(story, 'paid').captured += 1)],
  ['the gateway returned a dirham less', 'refunded gateway', -1, (story) => void (paymentOf(story, 'share').refunded -= 1)],
  ['the gateway has a payment by the other method', 'UPI gateway', total, (story) => void (paymentOf(story, 'paid').method = 'UPI')],
  ['a day close has a dirham less by card', 'card day close', -1, (story) => add(lastDay(story).sales[1], -1)],
  ['a capture is in two day closes', 'UPI day close', total, (story) => add(lastDay(story).sales[2], total)],
  ['a refund is in no day close', 'refunded day close', -500, (story) => add(lastDay(story).refunds[1], -500)],
  ['cash is in no day close', 'cash day close', -550, (story) => add(lastDay(story).sales[0], -550)],
  ['an order counts another amount', 'all orders', -50, (story) => void (find(story.orders, 'paid').paid -= 50)],
]

test.each(differences)('planted bug: %s, so that the sums differ', (_name, where, by, plant) => {
  const story = goodHistory()
  plant(story)
  const [name = '', book = ''] = /^(.+) (ledger|gateway|day close|orders)$/.exec(where)?.slice(1) ?? []
  const good = Object.entries(booksOf(goodHistory())).flatMap(([each, { [name]: amount }]) =>
    amount === undefined ? [] : [[each, amount] as const],
  )
  const detail = JSON.stringify(Object.fromEntries(good.map(([each, amount]) => [each, each === book ? amount + by : amount])))
  expect(checkBooks(story)).toContainEqual({ what: 'the sums differ', detail: `${name}: ${detail}` })
})

test('a day close without entries and money in no day close are violations', () => {
  const story = goodHistory()
  Object.assign(story.closedDays[0]?.days[1] ?? {}, { number: 3 })
  Object.assign(story.closedDays[0]?.open ?? {}, { captured: total })
  expect(checkBooks(story).map(({ what }) => what)).toEqual(['the numbers of day closes have a gap', 'money is in no day close'])
})
