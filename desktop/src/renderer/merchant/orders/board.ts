// The open orders as this counter knows them. Three tellers change it: the list, the feed and the answers to our own moves; they overtake each
// other, so of two tellings of one order only the higher version wins.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { canMove, isOpenOrder, type CancelReason, type OrderStatus } from '@sufra/shared/orders/order-status'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'

/** `seq`: the newest number of the feed in which the order was placed or changed, as far as this counter heard it. */
type Entry = { order: CounterOrderOnWire; seq: number }

/**
 * The ready orders that a list left out because it was cut. `at`: when the oldest ready order that the list had was placed; what is missing is older.
 * `count`: how many were missing at `seq`.
 */
type Cut = { at: number; cursor: string; count: number; seq: number }

type Change = Extract<FeedEnvelope, { data: { orderId: string; version: number } }>['data']

/**
 * Closed orders stay in it, unseen, so that an older telling cannot bring them back. `unmatched`: changes of orders that the board does not have, for when a
 * list or a page that was made before them brings the order.
 */
export type Board = {
  seq: number
  entries: ReadonlyMap<string, Entry>
  cut?: Cut
  unmatched: ReadonlyMap<string, readonly { seq: number; data: Change }[]>
}

/** `more` is absent from the list of an older release, which is never cut. */
export type Listed = { data: CounterOrderOnWire[]; seq: number; more?: { count: number; cursor: string } | null }

const newer = (told: Entry, known: Entry | undefined): Entry =>
  known && known.order.version >= told.order.version ? { order: known.order, seq: Math.max(known.seq, told.seq) } : told

const changed = ({ order, seq }: Entry, change: { seq: number; data: Change }): Entry =>
  order.version >= change.data.version ? { order, seq } : { order: { ...order, ...change.data }, seq: Math.max(seq, change.seq) }

/** The board with orders as they were told, each unless it is known as newer, with the changes that had come before it. */
const put = (board: Board, told: readonly Entry[]): Board => {
  const entries = new Map(board.entries)
  const unmatched = new Map(board.unmatched)
  for (const entry of told) {
    const { orderId } = entry.order
    entries.set(orderId, (unmatched.get(orderId) ?? []).reduce(changed, newer(entry, entries.get(orderId))))
    unmatched.delete(orderId)
  }
  return { ...board, entries, unmatched }
}

const placedAt = ({ order }: Entry) => Date.parse(order.placedAt)

const isReady = ({ order }: Entry) => order.status === 'Out for Delivery'

const nothing: Board = { seq: 0, entries: new Map(), unmatched: new Map() }

type Kept = {
  /** Whether an entry stays that the list does not have; `cutAt`: when the oldest ready order that it has was placed. */
  isKept: (entry: Entry, cutAt: number) => boolean
  /** Whether it was ready when the list was made. */
  wasReady: (entry: Entry) => boolean
}

const merge = (board: Board, { data, seq, more }: Listed, { isKept, wasReady }: Kept): Board => {
  const isTold = new Set(data.map(({ orderId }) => orderId))
  const ready = data.filter(({ status }) => status === 'Out for Delivery')
  const cutAt = more ? Math.min(...ready.map((order) => Date.parse(order.placedAt))) : -Infinity
  const kept = [...board.entries].filter(([orderId, entry]) => isTold.has(orderId) || isKept(entry, cutAt))
  const known = kept.filter(([orderId, entry]) => !isTold.has(orderId) && placedAt(entry) <= cutAt && wasReady(entry)).length
  const cut = more ? { at: cutAt, cursor: more.cursor, count: more.count - known, seq } : undefined
  const told = data.map((order) => ({ order, seq }))
  return put({ ...board, entries: new Map(kept), cut }, told)
}

/**
 * The board after a list was fetched. An order that it lacks is gone, unless the feed told of it after the list was made, or it is a ready order and older
 * than the place where the list was cut.
 */
export const withList = (board: Board | undefined, listed: Listed): Board => {
  const { seq } = listed
  const merged = merge(board ?? nothing, listed, {
    isKept: (entry, cutAt) => entry.seq > seq || !isOpenOrder(entry.order.status) || (isReady(entry) && placedAt(entry) <= cutAt),
    wasReady: (entry) => isReady(entry) || (entry.order.status === 'Delivered' && entry.seq > seq),
  })
  const unmatched = new Map([...merged.unmatched].filter(([, changes]) => changes.some((change) => change.seq > seq)))
  return { ...merged, seq: Math.max(seq, merged.seq), unmatched }
}

/**
 * The board after the next page was fetched: it has the ready orders from the cut to the page's own cut; one that it lacks is gone. A page that was asked for
 * with a cursor of another list, or before that list was read, changes nothing.
 */
export const withPage = (board: Board, cursor: string, page: Listed): Board => {
  const { cut } = board
  if (cut?.cursor !== cursor || page.seq < cut.seq) return board
  const isBeyond = (entry: Entry) => placedAt(entry) < cut.at || (placedAt(entry) === cut.at && entry.seq < cut.seq)
  return merge(board, page, {
    isKept: (entry, cutAt) => entry.seq > page.seq || !isReady(entry) || !isBeyond(entry) || placedAt(entry) <= cutAt,
    wasReady: (entry) => isReady(entry) && entry.seq <= page.seq,
  })
}

/** How many ready orders there are that the board does not have. One that it does not have can only be closed. */
export const countBeyond = ({ cut, unmatched }: Board): number => {
  if (!cut) return 0
  const isClosing = ({ seq, data }: { seq: number; data: Change }) => seq > cut.seq && 'status' in data && !isOpenOrder(data.status)
  return Math.max(0, cut.count - [...unmatched.values()].filter((changes) => changes.some(isClosing)).length)
}

/** Whether the board shows a ready order from beyond the cut, of which the list could not say whether it is still open. */
export const knowsBeyond = ({ entries, cut }: Board): boolean =>
  cut !== undefined && [...entries.values()].some((entry) => isReady(entry) && entry.seq < cut.seq && placedAt(entry) <= cut.at)

/** The board after the answer to a move. */
export const withOrder = (board: Board, order: CounterOrderOnWire): Board => {
  const known = board.entries.get(order.orderId)
  return known && known.order.version >= order.version ? board : put(board, [{ order, seq: known?.seq ?? board.seq }])
}

/** The board after a word from the feed. */
export const withEvent = (board: Board, { event, data, seq }: FeedEnvelope): Board => {
  if (!('orderId' in data)) return board
  const heard = { ...board, seq: Math.max(board.seq, seq) }
  if (event === 'order_placed') return put(heard, [{ order: data, seq }])
  const known = board.entries.get(data.orderId)
  if (!known)
    return {
      ...heard,
      unmatched: new Map(board.unmatched).set(data.orderId, [...(board.unmatched.get(data.orderId) ?? []), { seq, data }]),
    }
  if (known.order.version >= data.version) return board
  return put(heard, [changed(known, { seq, data })])
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
