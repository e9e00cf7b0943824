import { describe, expect, test } from 'vitest'
import { checkHistory, type Sent, type Stored } from './history.ts'

const order = (number: number): Stored['orders'][number] => ({
  id: `order-${number}`,
  businessDay: '2026-11-20',
  orderNumber: number,
  totalPrice: 1_550,
  linesTotal: 1_550,
  lines: 1,
  paid: 1_550,
  payments: 1,
  emitted: 1,
  status: 'Received',
  version: 1,
  rows: 1,
  accepted: 0,
  notifications: 1,
})
const good = () => ({
  sent: [
    { key: 'a', outcome: 'info' },
    { key: 'a', outcome: 'ok', orderId: 'order-1', orderNumber: 1 },
    { key: 'b', outcome: 'ok', orderId: 'order-2', orderNumber: 2 },
    { key: 'c', outcome: 'info' },
    { key: 'd', outcome: 'fail' },
    { key: 'e', outcome: 'info' },
  ] as Sent[], // literals of the union
  stored: {
    orders: [order(1), order(2), order(3)],
    keys: [
      { key: 'a', orderId: 'order-1' },
      { key: 'b', orderId: 'order-2' },
      { key: 'c', orderId: 'order-3' },
    ],
    seqs: [1, 2, 3, 4, 5, 6],
    seq: 6,
  } satisfies Stored,
})

test('accepts a consistent history: each confirmed order once, each unanswered one at most once', () => {
  const { sent, stored } = good()
  expect(checkHistory(sent, stored)).toEqual([])
})

describe('detects a planted bug', () => {
  type Story = ReturnType<typeof good>
  const first = (story: Story) => story.stored.orders[0] ?? order(0)
  const bugs: [string, string, (story: Story) => void][] = [
    ['an acknowledged order is gone', 'lost', (story) => void story.stored.orders.shift()],
    ['an order is stored twice', 'stored twice', (story) => void story.stored.orders.push(order(1))],
    ['a key made two orders', 'one key, two orders', (story) => void story.stored.keys.push({ key: 'a', orderId: 'order-2' })],
    ['two keys share an order', 'one order, two keys', (story) => void story.stored.keys.push({ key: 'e', orderId: 'order-1' })],
    [
      'the second answer to a key was another order',
      'key stands for another order than acknowledged',
      (story) => void story.sent.push({ key: 'a', outcome: 'ok', orderId: 'order-2', orderNumber: 2 }),
    ],
    ['the number changed after the response', 'another number than acknowledged', (story) => void (first(story).orderNumber = 9)],
    ['a refused order was placed', 'refused and yet placed', (story) => void story.stored.keys.push({ key: 'd', orderId: 'order-4' })],
    ['an order was never sent', 'never sent', (story) => void story.stored.keys.push({ key: 'z', orderId: 'order-4' })],
    ['an order lost its key', 'an order without its key', (story) => void story.stored.keys.pop()],
    ['a key lost its order', 'a key without its order', (story) => void story.stored.orders.pop()],
    ['an order lost its lines', 'no lines', (story) => void (first(story).lines = 0)],
    ['an order was not paid', 'not one payment', (story) => void (first(story).payments = 0)],
    ['an order was paid twice', 'not one payment', (story) => void (first(story).payments = 2)],
    ['the order was not emitted', 'not emitted once', (story) => void (first(story).emitted = 0)],
    ['an order has no notification', 'not one notification', (story) => void (first(story).notifications = 0)],
    ['an order has two notifications', 'not one notification', (story) => void (first(story).notifications = 2)],
    ['a change was not written to the feed', 'a change without its row of the feed', (story) => void (first(story).version = 2)],
    ['the total is wrong', 'total is not its lines', (story) => void (first(story).linesTotal = 1)],
    ['the payment is wrong', 'payment is not the total', (story) => void (first(story).paid = 1)],
    ['a number was assigned twice', 'a number twice in a day', (story) => void (first(story).orderNumber = 2)],
    ['a number was left out', 'a gap in the day’s numbers', (story) => void (story.stored.orders[2] = { ...order(3), orderNumber: 4 })],
    ['the feed has a gap', 'a gap in the feed', (story) => void story.stored.seqs.splice(2, 1)],
    ['the feed’s last row is missing', 'the feed’s counter is not its last number', (story) => void story.stored.seqs.pop()],
  ]
  test.each(bugs)('planted bug: %s', (_name, what, plant) => {
    const story = good()
    plant(story)
    expect(checkHistory(story.sent, story.stored).map((violation) => violation.what)).toContain(what)
  })
})
