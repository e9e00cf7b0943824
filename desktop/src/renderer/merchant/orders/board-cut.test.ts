import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { canMove, isListedWhole, isOpenOrder, nextStatuses } from '@sufra/shared/orders/order-status'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anOrder } from './an-order.test-data.ts'
import { closings, countBeyond, knowsBeyond, openOrders, withEvent, withList, withPage, type Board, type Listed } from './board.ts'
import { ringingOrders } from './ringing.ts'

const start = Date.parse('2026-11-20T12:00:00.000Z')

/** The server as a counter sees it: its orders, its feed, and its list with pages of a few orders. */
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
    /** Orders are placed two in a millisecond. */
    place: (status: CounterOrderOnWire['status'] = 'Received') => {
      const number = orders.length + 1
      const placedAt = new Date(start + Math.floor(number / 2)).toISOString()
      const order = anOrder({ orderId: String(number).padStart(22, 'o'), orderNumber: number, placedAt, status })
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
      const whole = cursor === undefined ? newestFirst.filter(({ status }) => isListedWhole(status)) : []
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
  const cursor = board.cut?.cursor ?? ''
  return withPage(board, cursor, server.list(cursor))
}
const shown = (board: Board) => openOrders(board, []).map(({ orderNumber, status, version }) => `${orderNumber} ${status} ${version}`)
const truth = ({ orders }: { orders: CounterOrderOnWire[] }) =>
  orders.filter(({ status }) => isOpenOrder(status)).map(({ orderNumber, status, version }) => `${orderNumber} ${status} ${version}`)

describe('with 520 orders open and a list cut at a hundred', () => {
  const server = createServer(100)
  for (let count = 0; count < 515; count += 1) server.place('Out for Delivery')
  for (let count = 0; count < 5; count += 1) server.place('Preparing')
  const board = withList(undefined, server.list())

  test('a new order is shown and rings, and the board knows how many it lacks', () => {
    server.place()
    const loaded = withList(undefined, server.list())
    const open = openOrders(loaded, [])
    expect(open.map(({ orderNumber }) => orderNumber)).toContain(521)
    expect(ringingOrders(open, new Set()).map(({ orderNumber }) => orderNumber)).toEqual([521])
    expect(open).toHaveLength(106)
    expect(countBeyond(loaded)).toBe(415)
    expect(shown(withEvent(board, server.feed.at(-1) as FeedEnvelope)).at(-1)).toBe('521 Received 1') // it was placed above
  })

  test('pages bring the rest, older and older', () => {
    const second = loadPage(board, server)
    expect(openOrders(second, [])).toHaveLength(205)
    expect(countBeyond(second)).toBe(315)
    let whole = second
    while (whole.cut) whole = loadPage(whole, server)
    expect(openOrders(whole, [])).toHaveLength(520)
    expect(countBeyond(whole)).toBe(0)
  })

  test('an order that is merely beyond the cut is not gone when the list is read again', () => {
    const loaded = loadPage(board, server)
    server.place()
    const again = withList(loaded, server.list())
    expect(openOrders(again, []).length).toBeGreaterThanOrEqual(205)
    expect(countBeyond(again)).toBe(315)
    expect(knowsBeyond(again)).toBe(true)
    expect(closings(loaded, again)).toEqual([])
  })
})

test('an order beyond the cut that was delivered while nothing was heard is gone once its page is read', () => {
  const server = createServer(2)
  for (let count = 0; count < 6; count += 1) server.place('Out for Delivery')
  let board = withList(undefined, server.list())
  while (board.cut) board = loadPage(board, server)
  server.move(0, 'Delivered')
  board = withList(board, server.list())
  while (knowsBeyond(board)) board = loadPage(board, server)
  expect(shown(board)).toEqual(truth(server))
})

test('an order that the board never had and that is delivered is counted no longer, and an older page does not bring it', () => {
  const server = createServer(2)
  for (let count = 0; count < 6; count += 1) server.place('Out for Delivery')
  let board = withList(undefined, server.list())
  const cursor = board.cut?.cursor ?? ''
  const olderPage = server.list(cursor)
  server.move(2, 'Delivered')
  board = withEvent(board, server.feed.at(-1) as FeedEnvelope) // it was moved above
  expect(countBeyond(board)).toBe(3)
  board = withPage(board, cursor, olderPage)
  expect(shown(board)).toEqual(['4 Out for Delivery 1', '5 Out for Delivery 1', '6 Out for Delivery 1'])
  expect(countBeyond(board)).toBe(2)
})

test('an order that was delivered before a page was read, of which the feed tells later, is counted once', () => {
  const server = createServer(2)
  for (let count = 0; count < 6; count += 1) server.place('Out for Delivery')
  let board = withList(undefined, server.list())
  server.move(0, 'Delivered')
  board = loadPage(board, server)
  expect(countBeyond(board)).toBe(1)
  board = withEvent(board, server.feed.at(-1) as FeedEnvelope) // it was moved above
  expect(countBeyond(board)).toBe(1)
})

test('a page that belongs to an older list changes nothing', () => {
  const server = createServer(2)
  for (let count = 0; count < 8; count += 1) server.place('Out for Delivery')
  const first = withList(undefined, server.list())
  const late = server.list(first.cut?.cursor)
  server.move(7, 'Delivered')
  const second = withList(first, server.list())
  expect(withPage(second, first.cut?.cursor ?? '', late)).toBe(second)
})

test('an order that the board has as waiting, and that was moved beyond the cut while nothing was heard, rings no more', () => {
  const server = createServer(2)
  server.place()
  let board = withList(undefined, server.list())
  for (let count = 0; count < 4; count += 1) server.place('Out for Delivery')
  server.move(0, 'Preparing')
  server.move(0, 'Out for Delivery')
  board = withList(board, server.list())
  expect(ringingOrders(openOrders(board, []), new Set())).toEqual([])
  expect(countBeyond(board)).toBe(3)
})

/** What may happen, in any order: to the orders, to the feed on its way to the counter, to answers on their way. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('place' as const) }) },
  { weight: 8, arbitrary: fc.record({ what: fc.constant('move' as const), index: fc.nat(30), which: fc.nat(1) }) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('hear' as const), count: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('ask list', 'ask page', 'answer', 'miss') }) },
)

test('whatever happens, once all is told the board has what the server has, and says how much it lacks', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 80 }), (story) => {
      const server = createServer(2)
      for (let count = 0; count < 6; count += 1) server.place('Out for Delivery')
      let board = withList(undefined, server.list())
      let heard = board.seq
      let answers: { isList: boolean; merge: (board: Board) => Board }[] = []
      const askList = () => {
        const listed = server.list()
        answers.push({ isList: true, merge: (known) => withList(known, listed) })
      }
      const hear = () => {
        const envelope = server.feed[heard]
        if (envelope) board = withEvent(board, envelope)
        heard = Math.min(heard + 1, server.feed.length)
      }
      const answer = () => {
        board = answers[0]?.merge(board) ?? board
        answers = answers.slice(1)
      }
      for (const step of story) {
        if (step.what === 'place') server.place()
        else if (step.what === 'move') server.moveOn(step.index, step.which)
        else if (step.what === 'hear') for (let count = 0; count < step.count; count += 1) hear()
        else if (step.what === 'ask list') askList()
        else if (step.what === 'ask page' && board.cut) {
          const { cursor } = board.cut
          const page = server.list(cursor)
          answers.push({ isList: false, merge: (known) => withPage(known, cursor, page) })
        } else if (step.what === 'answer') answer()
        else if (step.what === 'miss') {
          // The log no longer reaches back: the counter goes on from the newest number and reads the list again.
          heard = server.feed.length
          answers = answers.filter(({ isList }) => !isList)
          askList()
        }
      }
      while (heard < server.feed.length) hear()
      while (answers.length > 0) answer()
      while (knowsBeyond(board)) board = loadPage(board, server)

      const open = truth(server)
      expect(shown(board).filter((line) => !open.includes(line))).toEqual([])
      expect(shown(board).filter((line) => !line.includes('Out for Delivery'))).toEqual(
        open.filter((line) => !line.includes('Out for Delivery')),
      )
      board = withList(board, server.list())
      while (knowsBeyond(board)) board = loadPage(board, server)
      expect(shown(board).length + countBeyond(board)).toBe(open.length)
      while (board.cut) board = loadPage(board, server)
      expect(shown(board)).toEqual(open)
    }),
    { numRuns: 2_000 },
  )
})
