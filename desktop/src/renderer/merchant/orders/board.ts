// The open orders as this counter knows them. Three tellers change it: the list, the feed and the answers to our own moves; they overtake each
// other, so of two tellings of one order only the higher version wins.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { canMove, isOpenOrder, type CancelReason, type OrderStatus } from '@sufra/shared/orders/order-status'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'

/** `seq`: the newest number of the feed in which the order was placed or changed, as far as this counter heard it. */
type Entry = { order: CounterOrderOnWire; seq: number }

/** Closed orders stay in it, unseen, so that an older telling cannot bring them back. */
export type Board = { seq: number; entries: ReadonlyMap<string, Entry> }

export type Listed = { data: CounterOrderOnWire[]; seq: number }

const put = ({ seq, entries }: Board, entry: Entry): Board => ({
  seq: Math.max(seq, entry.seq),
  entries: new Map(entries).set(entry.order.orderId, entry),
})

const newer = (told: Entry, known: Entry | undefined): Entry =>
  known && known.order.version >= told.order.version ? { order: known.order, seq: Math.max(known.seq, told.seq) } : told

/** The board after a list was fetched. An order that it lacks is gone, unless the feed told of it after the list was made. */
export const withList = (board: Board | undefined, { data, seq }: Listed): Board => {
  const entries = new Map<string, Entry>()
  for (const [orderId, entry] of board?.entries ?? []) {
    if (entry.seq > seq || !isOpenOrder(entry.order.status)) entries.set(orderId, entry)
  }
  for (const order of data) entries.set(order.orderId, newer({ order, seq }, board?.entries.get(order.orderId)))
  return { seq: Math.max(seq, board?.seq ?? 0), entries }
}

/** The board after the answer to a move. */
export const withOrder = (board: Board, order: CounterOrderOnWire): Board => {
  const known = board.entries.get(order.orderId)
  return known && known.order.version >= order.version ? board : put(board, { order, seq: known?.seq ?? board.seq })
}

/** The board after a word from the feed. */
export const withEvent = (board: Board, { event, data, seq }: FeedEnvelope): Board => {
  if (!('orderId' in data)) return board
  const known = board.entries.get(data.orderId)
  if (event === 'order_placed') return put(board, newer({ order: data, seq }, known))
  if (!known || known.order.version >= data.version) return board
  return put(board, { order: { ...known.order, ...data }, seq })
}

/** A move that was asked for and not answered yet. */
export type Move = { orderId: string; status: OrderStatus; minutes?: number; reason?: CancelReason; at: number }

const moved = (order: CounterOrderOnWire, { status, minutes, at }: Move): CounterOrderOnWire => ({
  ...order,
  status,
  promisedAt: minutes === undefined ? order.promisedAt : new Date(at + minutes * 60_000).toISOString(),
})

const byAge = (a: CounterOrderOnWire, b: CounterOrderOnWire) =>
  Date.parse(a.placedAt) - Date.parse(b.placedAt) || a.orderNumber - b.orderNumber

/** The open orders as the screen shows them: with the moves that are still on their way, in the order in which they were made; oldest first. */
export const openOrders = (board: Board, moves: readonly Move[]): CounterOrderOnWire[] => {
  const shown = [...board.entries.values()].map(({ order }) =>
    moves.reduce((now, move) => (move.orderId === now.orderId && canMove(now.status, move.status) ? moved(now, move) : now), order),
  )
  return shown.filter((order) => isOpenOrder(order.status)).toSorted(byAge)
}

/** The orders that were open before and are closed now. */
export const closings = (before: Board, after: Board): CounterOrderOnWire[] =>
  [...after.entries.values()]
    .map(({ order }) => order)
    .filter((order) => {
      const known = before.entries.get(order.orderId)
      return known && isOpenOrder(known.order.status) && !isOpenOrder(order.status)
    })
