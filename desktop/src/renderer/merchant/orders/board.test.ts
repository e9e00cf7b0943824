import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closings, openOrders, withEvent, withList, withOrder, type Board, type Move } from './board.ts'
import { anOrder } from './an-order.test-data.ts'

const none: readonly Move[] = []
const moving = (...moves: Move[]) => moves
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

test('a placed order joins the board, and telling it twice changes nothing', () => {
  const board = withList(undefined, { data: [], seq: 0 })
  const once = withEvent(board, placed(anOrder({ orderNumber: 7 }), 1))
  expect(shown(once)).toEqual(['7 Received'])
  expect(shown(withEvent(once, placed(anOrder({ orderNumber: 7 }), 1)))).toEqual(['7 Received'])
})

test('orders stand oldest first', () => {
  const late = anOrder({ orderId: 'b'.repeat(22), orderNumber: 2, placedAt: '2026-11-20T12:05:00.000Z' })
  const early = anOrder({ orderNumber: 1, placedAt: '2026-11-20T12:01:00.000Z' })
  expect(shown(withList(undefined, { data: [late, early], seq: 3 }))).toEqual(['1 Received', '2 Received'])
})

test('a change of an older version is not believed', () => {
  const order = anOrder({ orderNumber: 1, version: 3, status: 'Out for Delivery' })
  const board = withList(undefined, { data: [order], seq: 3 })
  expect(shown(withEvent(board, updated({ ...order, version: 2, status: 'Preparing' }, 2)))).toEqual(['1 Out for Delivery'])
})

test('a second tap on Preparing changes nothing', () => {
  const order = anOrder({ orderNumber: 1, version: 2, status: 'Preparing' })
  const board = withList(undefined, { data: [order], seq: 2 })
  const tap: Move = { orderId: order.orderId, status: 'Preparing', minutes: 30, at: 0 }
  expect(openOrders(board, moving(tap))).toEqual([order])
})

test('a device heard the order: the status stays, the version rises', () => {
  const order = anOrder({ orderNumber: 1 })
  const board = withList(undefined, { data: [order], seq: 1 })
  const data = { orderId: order.orderId, version: 2, acknowledgedAt: at }
  const heard = withEvent(board, { event: 'order_acknowledged', data, room: 'merchant:1', seq: 2, at })
  expect(openOrders(heard, none)[0]).toMatchObject({ status: 'Received', version: 2, acknowledgedAt: at })
})

test('a list that was made before the newest event does not undo it', () => {
  const first = anOrder({ orderNumber: 1 })
  const second = anOrder({ orderNumber: 2, orderId: 'b'.repeat(22) })
  const board = withList(undefined, { data: [first], seq: 1 })
  const after = withEvent(board, placed(second, 2))
  expect(shown(withList(after, { data: [first], seq: 1 }))).toEqual(['1 Received', '2 Received'])
})

test('an order that a newer list lacks is gone', () => {
  const board = withList(undefined, { data: [anOrder({ orderNumber: 1 })], seq: 1 })
  expect(shown(withList(board, { data: [], seq: 4 }))).toEqual([])
})

test('a closed order does not come back with an older list', () => {
  const order = anOrder({ orderNumber: 1, version: 3, status: 'Out for Delivery' })
  const board = withList(undefined, { data: [order], seq: 3 })
  const delivered = withOrder(board, { ...order, version: 4, status: 'Delivered' })
  expect(shown(delivered)).toEqual([])
  expect(shown(withList(delivered, { data: [order], seq: 3 }))).toEqual([])
})

test('a move shows at once, with the promised time, and without it the board is as before', () => {
  const order = anOrder({ orderNumber: 1 })
  const board = withList(undefined, { data: [order], seq: 1 })
  const accept: Move = { orderId: order.orderId, status: 'Preparing', minutes: 15, at: Date.parse(at) }
  expect(openOrders(board, moving(accept))[0]).toMatchObject({ status: 'Preparing', promisedAt: '2026-11-20T12:15:00.000Z' })
  expect(openOrders(board, none)).toEqual([order])
})

test('moves that wait for the line show one after the other', () => {
  const order = anOrder({ orderNumber: 1 })
  const board = withList(undefined, { data: [order], seq: 1 })
  const accept: Move = { orderId: order.orderId, status: 'Preparing', minutes: 15, at: Date.parse(at) }
  const ready: Move = { orderId: order.orderId, status: 'Out for Delivery', at: Date.parse(at) }
  expect(shown(board, moving(accept, ready))).toEqual(['1 Out for Delivery'])
  expect(shown(board, moving(accept, ready, { ...ready, status: 'Delivered' }))).toEqual([])
})

test('a move that the table of moves does not have is not shown', () => {
  const order = anOrder({ orderNumber: 1 })
  const board = withList(undefined, { data: [order], seq: 1 })
  expect(shown(board, moving({ orderId: order.orderId, status: 'Delivered', at: 0 }))).toEqual(['1 Received'])
})

test('closing is told once, whoever tells it first', () => {
  const order = anOrder({ orderNumber: 1, version: 3, status: 'Out for Delivery' })
  const board = withList(undefined, { data: [order], seq: 3 })
  const done = { ...order, version: 4, status: 'Delivered' as const }
  const answered = withOrder(board, done)
  expect(closings(board, answered).map(({ orderNumber }) => orderNumber)).toEqual([1])
  expect(closings(answered, withEvent(answered, updated(done, 4)))).toEqual([])
})

test('whatever order the tellings come in, the highest version stands', () => {
  const tellings = [
    anOrder({ version: 2, status: 'Preparing' }),
    anOrder({ version: 3, status: 'Out for Delivery' }),
    anOrder({ version: 4, status: 'Delivered' }),
  ]
  const first = withList(undefined, { data: [anOrder({ version: 1 })], seq: 1 })
  const mixed = fc.array(fc.tuple(fc.constantFrom(...tellings), fc.boolean()), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(mixed, (told) => {
      const tell = (board: Board, [order, isAnswer]: (typeof told)[number]) =>
        isAnswer ? withOrder(board, order) : withEvent(board, updated(order, order.version))
      const newest = Math.max(...told.map(([order]) => order.version))
      const [entry] = told.reduce(tell, first).entries.values()
      expect(entry?.order.version).toBe(newest)
    }),
  )
})
