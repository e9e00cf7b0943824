import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { canMove, isUnpaginated, isOpenOrder, nextStatuses } from '@sufra/shared/orders/order-status'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anOrderOnWire } from '../../order-text/an-order.test-data.ts'
import { newlyClosed, countUnloaded, hasUnverified, openOrders, withEvent, withList, withPage, type Board, type Listed } from './board.ts'
import { ringingOrders } from '../ringing/ringing.ts'

const start = Date.parse('2026-11-20T12:00:00.000Z')

/** A fake server: its orders, its feed, and its order list in small pages. */
const createServer = (pageSize: number) => {
  const orders: CounterOrderOnWire[] = []
  const feed: FeedEnvelope[] = []
  const emit = (envelope: Pick<FeedEnvelope, 'event' | 'data'>) =>
    feed.push({ ...envelope, seq: feed.length + 1, room: 'merchant:1', at: '2026-11-20T12:00:00.000Z' } as FeedEnvelope) // event and data belong together
  const move = (index: number, to: CounterOrderOnWire['status']) => {
    const order = orders[index]
    if (!order || !canMove(order.status, to)) return
    const moved = { ...order, status: to, version: order.version + 1 }
    orders[index] = moved
    emit({ event: 'order_status_updated', data: moved })
  }
  return {
    orders,
    feed,
    /** Places an order; every two orders share one millisecond. */
    place: (status: CounterOrderOnWire['status'] = 'Received') => {
      const number = orders.length + 1
      const placedAt = new Date(start + Math.floor(number / 2)).toISOString()
      const order = anOrderOnWire({ orderId: String(number).padStart(22, 'o'), orderNumber: number, placedAt, status })
      orders.push(order)
      emit({ event: 'order_placed', data: order })
    },
    move,
    /** Moves an order to the first or second of its next statuses. */
    moveOn: (index: number, which: number) => {
      const next = nextStatuses(orders[index]?.status ?? 'Delivered')
      const to = next[which % next.length]
      if (to) move(index, to)
    },
    list: (cursor?: string): Listed => {
      const newestFirst = orders.toReversed()
      const ready = newestFirst.filter(
        ({ status, orderNumber }) => status === 'Out for Delivery' && orderNumber < Number(cursor ?? Infinity),
      )
      const page = ready.slice(0, pageSize)
      const whole = cursor === undefined ? newestFirst.filter(({ status }) => isUnpaginated(status)) : []
      const count = ready.length - page.length
      return {
        data: [...whole, ...page],
        seq: feed.length,
        more: count > 0 ? { count, cursor: String(page.at(-1)?.orderNumber) } : null,
      }
    },
  }
}

const loadPage = (board: Board, server: ReturnType<typeof createServer>) => {
  const cursor = board.truncation?.cursor ?? ''
  return withPage(board, cursor, server.list(cursor))
}
const shown = (board: Board) => openOrders(board, []).map(({ orderNumber, status, version }) => `${orderNumber} ${status} ${version}`)
const expectedOrders = ({ orders }: { orders: CounterOrderOnWire[] }) =>
  orders.filter(({ status }) => isOpenOrder(status)).map(({ orderNumber, status, version }) => `${orderNumber} ${status} ${version}`)

describe('with 520 open orders and a list truncated to 100', () => {
  const server = createServer(100)
  for (let count = 0; count < 515; count += 1) server.place('Out for Delivery')
  for (let count = 0; count < 5; count += 1) server.place('Preparing')
  const board = withList(undefined, server.list())

  test('a new order is shown and rings, and the board counts the orders that are not loaded', () => {
    server.place()
    const loaded = withList(undefined, server.list())
    const open = openOrders(loaded, [])
    expect(open.map(({ orderNumber }) => orderNumber)).toContain(521)
    expect(ringingOrders(open, new Set()).map(({ orderNumber }) => orderNumber)).toEqual([521])
    expect(open).toHaveLength(106)
    expect(countUnloaded(loaded)).toBe(415)
    expect(shown(withEvent(board, server.feed.at(-1) as FeedEnvelope)).at(-1)).toBe('521 Received 1') // it was placed above
  })

  test('each page loads the next older orders', () => {
    const second = loadPage(board, server)
    expect(openOrders(second, [])).toHaveLength(205)
    expect(countUnloaded(second)).toBe(315)
    let whole = second
    while (whole.truncation) whole = loadPage(whole, server)
    expect(openOrders(whole, [])).toHaveLength(520)
    expect(countUnloaded(whole)).toBe(0)
  })

  test('an order beyond the truncation stays on the board when the list is fetched again', () => {
    const loaded = loadPage(board, server)
    server.place()
    const again = withList(loaded, server.list())
    expect(openOrders(again, []).length).toBeGreaterThanOrEqual(205)
    expect(countUnloaded(again)).toBe(315)
    expect(hasUnverified(again)).toBe(true)
    expect(newlyClosed(loaded, again)).toEqual([])
  })
})

test('an order beyond the truncation that was delivered during a disconnection is removed once its page is loaded', () => {
  const server = createServer(2)
  for (let count = 0; count < 6; count += 1) server.place('Out for Delivery')
  let board = withList(undefined, server.list())
  while (board.truncation) board = loadPage(board, server)
  server.move(0, 'Delivered')
  board = withList(board, server.list())
  while (hasUnverified(board)) board = loadPage(board, server)
  expect(shown(board)).toEqual(expectedOrders(server))
})

test('an unloaded order that is delivered is no longer counted, and a page fetched earlier does not add it', () => {
  const server = createServer(2)
  for (let count = 0; count < 6; count += 1) server.place('Out for Delivery')
  let board = withList(undefined, server.list())
  const cursor = board.truncation?.cursor ?? ''
  const olderPage = server.list(cursor)
  server.move(2, 'Delivered')
  board = withEvent(board, server.feed.at(-1) as FeedEnvelope) // it was moved above
  expect(countUnloaded(board)).toBe(3)
  board = withPage(board, cursor, olderPage)
  expect(shown(board)).toEqual(['4 Out for Delivery 1', '5 Out for Delivery 1', '6 Out for Delivery 1'])
  expect(countUnloaded(board)).toBe(2)
})

test('an order delivered before a page was fetched, whose event arrives later, is counted once', () => {
  const server = createServer(2)
  for (let count = 0; count < 6; count += 1) server.place('Out for Delivery')
  let board = withList(undefined, server.list())
  server.move(0, 'Delivered')
  board = loadPage(board, server)
  expect(countUnloaded(board)).toBe(1)
  board = withEvent(board, server.feed.at(-1) as FeedEnvelope) // it was moved above
  expect(countUnloaded(board)).toBe(1)
})

test('a page of an older list changes nothing', () => {
  const server = createServer(2)
  for (let count = 0; count < 8; count += 1) server.place('Out for Delivery')
  const first = withList(undefined, server.list())
  const late = server.list(first.truncation?.cursor)
  server.move(7, 'Delivered')
  const second = withList(first, server.list())
  expect(withPage(second, first.truncation?.cursor ?? '', late)).toBe(second)
})

test('a page that was fetched before the current list changes nothing, even with the same cursor', () => {
  const server = createServer(2)
  for (let count = 0; count < 8; count += 1) server.place('Out for Delivery')
  const first = withList(undefined, server.list())
  const cursor = first.truncation?.cursor ?? ''
  const late = server.list(cursor)
  server.move(5, 'Delivered')
  const second = withList(first, server.list())
  expect(second.truncation?.cursor).toBe(cursor)
  expect(withPage(second, cursor, late)).toBe(second)
})

test('a received order that moved beyond the truncation during a disconnection stops ringing', () => {
  const server = createServer(2)
  server.place()
  let board = withList(undefined, server.list())
  for (let count = 0; count < 4; count += 1) server.place('Out for Delivery')
  server.move(0, 'Preparing')
  server.move(0, 'Out for Delivery')
  board = withList(board, server.list())
  expect(ringingOrders(openOrders(board, []), new Set())).toEqual([])
  expect(countUnloaded(board)).toBe(3)
})

/** A random step: an order changes, feed events arrive, a list or page is requested, or its reply arrives. */
const stepArbitrary = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('place' as const) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('move' as const), index: fc.nat(30), which: fc.nat(1) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('receive' as const), count: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('request list', 'request page', 'reply', 'reset') }) },
)

test('after any steps, once all events and replies have arrived, the board equals the server and counts its unloaded orders', () => {
  fc.assert(
    fc.property(fc.array(stepArbitrary, { maxLength: 80 }), (steps) => {
      const server = createServer(2)
      for (let count = 0; count < 6; count += 1) server.place('Out for Delivery')
      let board = withList(undefined, server.list())
      let receivedSeq = board.seq
      let replies: { isList: boolean; merge: (board: Board) => Board }[] = []
      const requestList = () => {
        const listed = server.list()
        replies.push({ isList: true, merge: (known) => withList(known, listed) })
      }
      const receive = () => {
        const envelope = server.feed[receivedSeq]
        if (envelope) board = withEvent(board, envelope)
        receivedSeq = Math.min(receivedSeq + 1, server.feed.length)
      }
      const reply = () => {
        board = replies[0]?.merge(board) ?? board
        replies = replies.slice(1)
      }
      for (const step of steps) {
        if (step.kind === 'place') server.place()
        else if (step.kind === 'move') server.moveOn(step.index, step.which)
        else if (step.kind === 'receive') for (let count = 0; count < step.count; count += 1) receive()
        else if (step.kind === 'request list') requestList()
        else if (step.kind === 'request page' && board.truncation) {
          const { cursor } = board.truncation
          const page = server.list(cursor)
          replies.push({ isList: false, merge: (known) => withPage(known, cursor, page) })
        } else if (step.kind === 'reply') reply()
        else if (step.kind === 'reset') {
          // The feed no longer covers the gap: the counter continues from the newest number and fetches the list again.
          receivedSeq = server.feed.length
          replies = replies.filter(({ isList }) => !isList)
          requestList()
        }
      }
      while (receivedSeq < server.feed.length) receive()
      while (replies.length > 0) reply()
      while (hasUnverified(board)) board = loadPage(board, server)

      const open = expectedOrders(server)
      expect(shown(board).filter((line) => !open.includes(line))).toEqual([])
      expect(shown(board).filter((line) => !line.includes('Out for Delivery'))).toEqual(
        open.filter((line) => !line.includes('Out for Delivery')),
      )
      board = withList(board, server.list())
      while (hasUnverified(board)) board = loadPage(board, server)
      expect(shown(board).length + countUnloaded(board)).toBe(open.length)
      while (board.truncation) board = loadPage(board, server)
      expect(shown(board)).toEqual(open)
    }),
    { numRuns: 2_000 },
  )
})
