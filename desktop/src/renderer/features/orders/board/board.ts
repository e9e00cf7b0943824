// The open orders as this counter knows them. Three sources change the board: the list, the feed and the replies to our own moves. They can
// overtake each other, so the higher of two versions of an order counts. Their amounts are in QAR, as on the wire; the board's orders are
// in dirhams.
import type { CounterOrder, CounterOrderOnWire } from '@sufra/shared/orders/order'
import { changeInDirhams, orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import { applyChange, changeOf, openedOrderOf, placedOrderOf, type OrderChange } from '@sufra/shared/orders/apply-event'
import { applyMoves, type PendingMove } from '@sufra/shared/orders/apply-move'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'

/** `seq`: the newest feed number received that placed or changed the order. */
type Entry = { order: CounterOrder; seq: number }

/**
 * The ready orders that a truncated list left out. `at`: the time when the oldest ready order in the list was placed; the missing ones are
 * older. `count`: the number of missing orders at `seq`.
 */
type Truncation = { at: number; cursor: string; count: number; seq: number }

/** `seq`: the feed number of the change. */
type Numbered = { seq: number; data: OrderChange }

/**
 * Closed orders stay in `entries`, hidden, so that an older update cannot bring them back. `unmatched`: changes of orders that are not on the board, applied
 * when a list or page from before the change brings the order.
 */
export type Board = {
  seq: number
  entries: ReadonlyMap<string, Entry>
  truncation?: Truncation
  unmatched: ReadonlyMap<string, readonly Numbered[]>
}

/** `more` is absent from the list of an older release, which is never truncated. */
export type Listed = { data: CounterOrderOnWire[]; seq: number; more?: { count: number; cursor: string } | null }

const newerOf = (incoming: Entry, known: Entry | undefined): Entry =>
  known && known.order.version >= incoming.order.version ? { order: known.order, seq: Math.max(known.seq, incoming.seq) } : incoming

const applyNumbered = (entry: Entry, { seq, data }: Numbered): Entry => {
  const order = applyChange(entry.order, changeInDirhams(data))
  return order === entry.order ? entry : { order, seq: Math.max(entry.seq, seq) }
}

/** Adds or updates orders, except when the board has a newer version, and applies their unmatched changes. */
const upsert = (board: Board, incoming: readonly Entry[]): Board => {
  const entries = new Map(board.entries)
  const unmatched = new Map(board.unmatched)
  for (const entry of incoming) {
    const { orderId } = entry.order
    entries.set(orderId, (unmatched.get(orderId) ?? []).reduce(applyNumbered, newerOf(entry, entries.get(orderId))))
    unmatched.delete(orderId)
  }
  return { ...board, entries, unmatched }
}

const placedAt = ({ order }: Entry) => Date.parse(order.placedAt)

const isReady = ({ order }: Entry) => order.status === 'Out for Delivery'

const emptyBoard: Board = { seq: 0, entries: new Map(), unmatched: new Map() }

type MergeRules = {
  /** Whether an entry that is missing from the list stays. `truncatedAt`: the time when the oldest ready order in the list was placed. */
  shouldKeep: (entry: Entry, truncatedAt: number) => boolean
  /** Whether the order was ready when the list was made. */
  wasReady: (entry: Entry) => boolean
}

const merge = (board: Board, { data, seq, more }: Listed, { shouldKeep, wasReady }: MergeRules): Board => {
  const listedIds = new Set(data.map(({ orderId }) => orderId))
  const ready = data.filter(({ status }) => status === 'Out for Delivery')
  const truncatedAt = more ? Math.min(...ready.map((order) => Date.parse(order.placedAt))) : -Infinity
  const remaining = [...board.entries].filter(([orderId, entry]) => listedIds.has(orderId) || shouldKeep(entry, truncatedAt))
  const known = remaining.filter(([orderId, entry]) => !listedIds.has(orderId) && placedAt(entry) <= truncatedAt && wasReady(entry)).length
  const truncation = more ? { at: truncatedAt, cursor: more.cursor, count: more.count - known, seq } : undefined
  const incoming = data.map((order) => ({ order: orderInDirhams(order), seq }))
  return upsert({ ...board, entries: new Map(remaining), truncation }, incoming)
}

/**
 * Returns the board after a list was fetched. An order missing from the list is removed, unless the feed changed it after the list was made, or it is a ready
 * order older than the truncation.
 */
export const withList = (board: Board | undefined, listed: Listed): Board => {
  const { seq } = listed
  const merged = merge(board ?? emptyBoard, listed, {
    shouldKeep: (entry, truncatedAt) =>
      entry.seq > seq || !isOpenOrder(entry.order.status) || (isReady(entry) && placedAt(entry) <= truncatedAt),
    wasReady: (entry) => isReady(entry) || (entry.order.status === 'Delivered' && entry.seq > seq),
  })
  const unmatched = new Map([...merged.unmatched].filter(([, changes]) => changes.some((change) => change.seq > seq)))
  return { ...merged, seq: Math.max(seq, merged.seq), unmatched }
}

/**
 * Returns the board after the next page was fetched. The page has the ready orders from the truncation to its own end; an order missing from that range is
 * removed. A page requested with the cursor of another list, or fetched before the current list, changes nothing.
 */
export const withPage = (board: Board, cursor: string, page: Listed): Board => {
  const { truncation } = board
  if (truncation?.cursor !== cursor || page.seq < truncation.seq) return board
  const isBeyond = (entry: Entry) => placedAt(entry) < truncation.at || (placedAt(entry) === truncation.at && entry.seq < truncation.seq)
  return merge(board, page, {
    shouldKeep: (entry, truncatedAt) => entry.seq > page.seq || !isReady(entry) || !isBeyond(entry) || placedAt(entry) <= truncatedAt,
    wasReady: (entry) => isReady(entry) && entry.seq <= page.seq,
  })
}

/** Number of ready orders that are not on the board. The only possible change of such an order is its closing. */
export const countUnloaded = ({ truncation, unmatched }: Board): number => {
  if (!truncation) return 0
  const isClosing = ({ seq, data }: Numbered) => seq > truncation.seq && 'status' in data && !isOpenOrder(data.status)
  return Math.max(0, truncation.count - [...unmatched.values()].filter((changes) => changes.some(isClosing)).length)
}

/** Whether the board shows a ready order from beyond the truncation, which the list could not confirm as still open. */
export const hasUnverified = ({ entries, truncation }: Board): boolean =>
  truncation !== undefined &&
  [...entries.values()].some((entry) => isReady(entry) && entry.seq < truncation.seq && placedAt(entry) <= truncation.at)

/** Returns the board after the reply to a move. */
export const withOrder = (board: Board, order: CounterOrderOnWire): Board => {
  const known = board.entries.get(order.orderId)
  return known && known.order.version >= order.version
    ? board
    : upsert(board, [{ order: orderInDirhams(order), seq: known?.seq ?? board.seq }])
}

/**
 * Whether an event reopens an order that the board lacks: the list has it. A ready order that is not loaded yet can only be closed, so an
 * open status of an unknown order always belongs to a reopened one.
 */
export const isReopenedElsewhere = ({ entries }: Board, envelope: FeedEnvelope): boolean => {
  const opened = openedOrderOf(envelope)
  return opened !== undefined && !entries.has(opened)
}

/** Returns the board after an event of the feed. */
export const withEvent = (board: Board, envelope: FeedEnvelope): Board => {
  const { seq } = envelope
  const advanced = { ...board, seq: Math.max(board.seq, seq) }
  const placed = placedOrderOf(envelope)
  if (placed) return upsert(advanced, [{ order: orderInDirhams(placed), seq }])
  const data = changeOf(envelope)
  if (!data) return board
  const known = board.entries.get(data.orderId)
  if (!known)
    return {
      ...advanced,
      unmatched: new Map(board.unmatched).set(data.orderId, [...(board.unmatched.get(data.orderId) ?? []), { seq, data }]),
    }
  const changed = applyNumbered(known, { seq, data })
  return changed === known ? board : upsert(advanced, [changed])
}

const byAge = (a: CounterOrder, b: CounterOrder) => Date.parse(a.placedAt) - Date.parse(b.placedAt) || a.orderNumber - b.orderNumber

/** Returns the open orders as displayed: with pending moves applied in the order in which they were made, oldest order first. */
export const openOrders = (board: Board, moves: readonly PendingMove[]): CounterOrder[] =>
  [...board.entries.values()]
    .map(({ order }) => applyMoves(order, moves))
    .filter((order) => isOpenOrder(order.status))
    .toSorted(byAge)

/** Returns the orders that were open before and are closed now. */
export const newlyClosed = (before: Board, after: Board): CounterOrder[] =>
  [...after.entries.values()]
    .map(({ order }) => order)
    .filter((order) => {
      const known = before.entries.get(order.orderId)
      return known && isOpenOrder(known.order.status) && !isOpenOrder(order.status)
    })
