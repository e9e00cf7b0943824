import type { PendingMove } from '@sufra/shared/orders/apply-move'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReopenedElsewhere, newlyClosed, openOrders, withEvent, withList, withOrder, type Board } from './board.ts'
import { anOrderOnWire } from '../../order-text/an-order.test-data.ts'

const none: readonly PendingMove[] = []
const moving = (...moves: PendingMove[]) => moves
const at = '2026-11-20T12:00:00.000Z'
const placed = (order: CounterOrderOnWire, seq: number): FeedEnvelope => ({
  event: 'order_placed',
  data: order,
  room: 'merchant:1',
  seq,
  at,
})
const updated = (order: CounterOrderOnWire, seq: number): FeedEnvelope => ({
  event: 'order_status_updated',
  data: {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    version: order.version,
    status: order.status,
    acceptedAt: order.acceptedAt,
    promisedAt: order.promisedAt,
    closedAt: order.closedAt,
    cancelReason: order.cancelReason,
  },
  room: 'merchant:1',
  seq,
  at,
})
const shown = (board: Board, moves = none) => openOrders(board, moves).map(({ orderNumber, status }) => `${orderNumber} ${status}`)

test('a placed order is added to the board, and a repeated event changes nothing', () => {
  const board = withList(undefined, { data: [], seq: 0 })
  const once = withEvent(board, placed(anOrderOnWire({ orderNumber: 7 }), 1))
  expect(shown(once)).toEqual(['7 Received'])
  expect(shown(withEvent(once, placed(anOrderOnWire({ orderNumber: 7 }), 1)))).toEqual(['7 Received'])
})

test('the orders of the list, of the feed and of a reply have their amounts in dirhams', () => {
  const [first, second] = ['a', 'b'].map((id) => anOrderOnWire({ orderId: id.repeat(22), totalPrice: 45.5 }))
  const listed = withList(undefined, { data: [first!], seq: 1 })
  const replied = withOrder(withEvent(listed, placed(second!, 2)), { ...first!, version: 2 })
  expect(openOrders(replied, none).map(({ totalPrice, version }) => [totalPrice, version])).toEqual([
    [4_550, 2],
    [4_550, 1],
  ])
})

test('a change of the payment has its amounts in dirhams, whether the order or the change comes first', () => {
  const order = anOrderOnWire({ totalPrice: 45.5 })
  const payment = { ...order.payment, paid: 45.5 }
  const paidEvent: FeedEnvelope = {
    event: 'order_payment_changed',
    data: { orderId: order.orderId, version: order.version + 1, payment },
    room: 'merchant:1',
    seq: 2,
    at,
  }
  const empty = withList(undefined, { data: [], seq: 0 })
  const boards = [withEvent(withEvent(empty, placed(order, 1)), paidEvent), withEvent(withEvent(empty, paidEvent), placed(order, 1))]
  expect(boards.map((board) => openOrders(board, none).map(({ payment: { paid } }) => paid))).toEqual([[4_550], [4_550]])
})

test('orders are sorted oldest first', () => {
  const late = anOrderOnWire({ orderId: 'b'.repeat(22), orderNumber: 2, placedAt: '2026-11-20T12:05:00.000Z' })
  const early = anOrderOnWire({ orderNumber: 1, placedAt: '2026-11-20T12:01:00.000Z' })
  expect(shown(withList(undefined, { data: [late, early], seq: 3 }))).toEqual(['1 Received', '2 Received'])
})

test('a change with an older version is ignored', () => {
  const order = anOrderOnWire({ orderNumber: 1, version: 3, status: 'Out for Delivery' })
  const board = withList(undefined, { data: [order], seq: 3 })
  expect(shown(withEvent(board, updated({ ...order, version: 2, status: 'Preparing' }, 2)))).toEqual(['1 Out for Delivery'])
})

test('a second tap on Preparing changes nothing', () => {
  const order = anOrderOnWire({ orderNumber: 1, version: 2, status: 'Preparing' })
  const board = withList(undefined, { data: [order], seq: 2 })
  const tap: PendingMove = { orderId: order.orderId, status: 'Preparing', minutes: 30, at: 0 }
  expect(openOrders(board, moving(tap))).toEqual([orderInDirhams(order)])
})

test('an acknowledgement keeps the status and raises the version', () => {
  const order = anOrderOnWire({ orderNumber: 1 })
  const board = withList(undefined, { data: [order], seq: 1 })
  const data = { orderId: order.orderId, version: 2, acknowledgedAt: at }
  const acknowledged = withEvent(board, { event: 'order_acknowledged', data, room: 'merchant:1', seq: 2, at })
  expect(openOrders(acknowledged, none)[0]).toMatchObject({ status: 'Received', version: 2, acknowledgedAt: at })
})

test('a list from before the newest event does not undo it', () => {
  const first = anOrderOnWire({ orderNumber: 1 })
  const second = anOrderOnWire({ orderNumber: 2, orderId: 'b'.repeat(22) })
  const board = withList(undefined, { data: [first], seq: 1 })
  const after = withEvent(board, placed(second, 2))
  expect(shown(withList(after, { data: [first], seq: 1 }))).toEqual(['1 Received', '2 Received'])
})

test('an order missing from a newer list is removed', () => {
  const board = withList(undefined, { data: [anOrderOnWire({ orderNumber: 1 })], seq: 1 })
  expect(shown(withList(board, { data: [], seq: 4 }))).toEqual([])
})

test('a closed order does not come back with an older list', () => {
  const order = anOrderOnWire({ orderNumber: 1, version: 3, status: 'Out for Delivery' })
  const board = withList(undefined, { data: [order], seq: 3 })
  const delivered = withOrder(board, { ...order, version: 4, status: 'Delivered' })
  expect(shown(delivered)).toEqual([])
  expect(shown(withList(delivered, { data: [order], seq: 3 }))).toEqual([])
})

test('a reopened order is shown again, and an order that the board lacks is in the list', () => {
  const closed = anOrderOnWire({ orderNumber: 7, status: 'Delivered', version: 4 })
  const reopened = updated({ ...closed, status: 'Out for Delivery', version: 5 }, 9)
  const known = withEvent(
    withEvent(withList(undefined, { data: [], seq: 0 }), placed(anOrderOnWire({ orderNumber: 7 }), 1)),
    updated(closed, 8),
  )
  expect(shown(known)).toEqual([])
  expect(isReopenedElsewhere(known, reopened)).toBe(false)
  expect(shown(withEvent(known, reopened))).toEqual(['7 Out for Delivery'])
  const empty = withList(undefined, { data: [], seq: 8 })
  expect(isReopenedElsewhere(empty, updated(closed, 9))).toBe(false)
  expect(isReopenedElsewhere(empty, reopened)).toBe(true)
})

test('a pending move is shown immediately with the promised time, and undone when it is removed', () => {
  const order = anOrderOnWire({ orderNumber: 1 })
  const board = withList(undefined, { data: [order], seq: 1 })
  const accept: PendingMove = { orderId: order.orderId, status: 'Preparing', minutes: 15, at: Date.parse(at) }
  expect(openOrders(board, moving(accept))[0]).toMatchObject({ status: 'Preparing', promisedAt: '2026-11-20T12:15:00.000Z' })
  expect(openOrders(board, none)).toEqual([orderInDirhams(order)])
})

test('moves that wait for a connection are applied in order', () => {
  const order = anOrderOnWire({ orderNumber: 1 })
  const board = withList(undefined, { data: [order], seq: 1 })
  const accept: PendingMove = { orderId: order.orderId, status: 'Preparing', minutes: 15, at: Date.parse(at) }
  const ready: PendingMove = { orderId: order.orderId, status: 'Out for Delivery', at: Date.parse(at) }
  expect(shown(board, moving(accept, ready))).toEqual(['1 Out for Delivery'])
  expect(shown(board, moving(accept, ready, { ...ready, status: 'Delivered' }))).toEqual([])
})

test('a move that is not allowed is not shown', () => {
  const order = anOrderOnWire({ orderNumber: 1 })
  const board = withList(undefined, { data: [order], seq: 1 })
  expect(shown(board, moving({ orderId: order.orderId, status: 'Delivered', at: 0 }))).toEqual(['1 Received'])
})

test('a closed order is reported once, whether the reply or the event comes first', () => {
  const order = anOrderOnWire({ orderNumber: 1, version: 3, status: 'Out for Delivery' })
  const board = withList(undefined, { data: [order], seq: 3 })
  const done = { ...order, version: 4, status: 'Delivered' as const }
  const answered = withOrder(board, done)
  expect(newlyClosed(board, answered).map(({ orderNumber }) => orderNumber)).toEqual([1])
  expect(newlyClosed(answered, withEvent(answered, updated(done, 4)))).toEqual([])
})

test('updates in any order leave the highest version', () => {
  const versions = [
    anOrderOnWire({ version: 2, status: 'Preparing' }),
    anOrderOnWire({ version: 3, status: 'Out for Delivery' }),
    anOrderOnWire({ version: 4, status: 'Delivered' }),
  ]
  const first = withList(undefined, { data: [anOrderOnWire({ version: 1 })], seq: 1 })
  const mixed = fc.array(fc.tuple(fc.constantFrom(...versions), fc.boolean()), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(mixed, (updates) => {
      const apply = (board: Board, [order, isReply]: (typeof updates)[number]) =>
        isReply ? withOrder(board, order) : withEvent(board, updated(order, order.version))
      const newest = Math.max(...updates.map(([order]) => order.version))
      const [entry] = updates.reduce(apply, first).entries.values()
      expect(entry?.order.version).toBe(newest)
    }),
  )
})
