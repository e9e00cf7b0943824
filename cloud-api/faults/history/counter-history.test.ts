import { describe, expect, test } from 'vitest'
import { checkCounter, checkMoves, type CounterSaw, type Move } from './counter-history.ts'
import type { Stored } from './history.ts'

const order = (number: number, accepted = 0): Stored['orders'][number] => ({
  id: `order-${number}`,
  businessDay: '2026-11-20',
  orderNumber: number,
  totalPrice: 1_550,
  linesTotal: 1_550,
  lines: 1,
  paid: 1_550,
  payments: 1,
  emitted: 1,
  status: accepted > 0 ? 'Preparing' : 'Received',
  version: 1 + accepted,
  rows: 1 + accepted,
  accepted,
  notifications: 1,
})

/** Order 1 placed and accepted, 2 placed; the counter lost its feed position before 3, fetched the list, and received 4. */
const good = () => ({
  saw: {
    name: 'one',
    events: [
      { seq: 1, orderId: 'order-1' },
      { seq: 2, orderId: undefined },
      { seq: 3, orderId: 'order-2' },
      'resync',
      { seq: 7, orderId: 'order-4' },
      { seq: 8, orderId: undefined },
    ],
    listed: ['order-1', 'order-2', 'order-3'],
  } satisfies CounterSaw,
  moves: [
    { key: 'a', orderId: 'order-1', outcome: 'info' },
    { key: 'a', orderId: 'order-1', outcome: 'ok' },
    { key: 'b', orderId: 'order-2', outcome: 'fail' },
    { key: 'c', orderId: 'order-3', outcome: 'info' },
  ] as Move[],
  stored: {
    orders: [order(1, 1), order(2), order(3), order(4)],
    keys: [],
    seqs: [1, 2, 3, 4, 5, 6, 7, 8],
    seq: 8,
  } satisfies Stored as Stored,
})
type Story = ReturnType<typeof good>
const check = ({ saw, moves, stored }: Story) => [...checkCounter(saw, stored), ...checkMoves(moves, stored)]

test('accepts a counter that received each order once, by feed or list', () => {
  expect(check(good())).toEqual([])
})

describe('detects a planted bug', () => {
  const first = ({ stored }: Story) => stored.orders[0] ?? order(0)
  const bugs: [string, string, (story: Story) => void][] = [
    ['an order was not received', 'missed by a counter', ({ stored }) => void stored.orders.push(order(5))],
    ['an order was received twice', 'an order twice at a counter', ({ saw }) => void saw.events.push({ seq: 9, orderId: 'order-4' })],
    ['an event was left out', 'a gap at a counter', ({ saw }) => void saw.events.splice(1, 1)],
    ['the last event before a resync was left out', 'a gap at a counter', ({ saw }) => void saw.events.splice(0, 1)],
    [
      'an event was received again',
      'an event twice or late at a counter',
      ({ saw }) => void saw.events.push({ seq: 8, orderId: undefined }),
    ],
    ['two events changed places', 'an event twice or late at a counter', ({ saw }) => void (saw.events = saw.events.toReversed())],
    [
      'an order was received that was never committed',
      'a counter saw an order that is not there',
      ({ stored }) => void stored.orders.pop(),
    ],
    ['the feed went back', 'a counter is ahead of the feed', ({ stored }) => void (stored.seq = 7)],
    ['an acknowledged move was lost', 'an acknowledged move is gone', (story) => void Object.assign(first(story), { accepted: 0 })],
    ['a moved order went back', 'an acknowledged move is gone', (story) => void (first(story).status = 'Received')],
    ['a move was made twice', 'accepted twice', (story) => void (first(story).accepted = 2)],
    ['a rejected move was made', 'rejected and yet accepted', ({ stored }) => void (stored.orders[1] = order(2, 1))],
  ]
  test.each(bugs)('planted bug: %s', (_name, what, plant) => {
    const story = good()
    plant(story)
    expect(check(story).map((violation) => violation.what)).toContain(what)
  })
})
