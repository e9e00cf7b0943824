// Applies events to an order: the same for the counter's stored orders, the board and the diner's phone.
import type { FeedEnvelope } from '../realtime/feed-event.ts'
import type { CounterOrderOnWire, OrderOnWire } from './order.ts'
import { isOpenOrder } from './order-status.ts'

/** The data of an event that changes an order: its id, its new version and the fields that have changed. */
export type OrderChange = Exclude<Extract<FeedEnvelope['data'], { orderId: string; version: number }>, CounterOrderOnWire>

/** Returns the id of the order that an event places or changes; undefined for other events. */
export const orderIdOf = ({ data }: FeedEnvelope): string | undefined => ('orderId' in data ? data.orderId : undefined)

/** Returns the order that an event places; undefined for other events. */
export const placedOrderOf = ({ event, data }: FeedEnvelope): CounterOrderOnWire | undefined =>
  event === 'order_placed' ? data : undefined

/** Returns the change of an order; undefined for other events. */
export const changeOf = ({ event, data }: FeedEnvelope): OrderChange | undefined =>
  event === 'order_placed' || !('orderId' in data) ? undefined : data

/** Returns the id of the order to which an event gives an open status. Where the order is not in a list of open orders, it was reopened. */
export const openedOrderOf = ({ event, data }: FeedEnvelope): string | undefined =>
  event === 'order_status_updated' && isOpenOrder(data.status) ? data.orderId : undefined

/** A change whose amounts have the same unit as the order. */
type ChangeFor<Known extends OrderOnWire> = { orderId: string; version: number; payment?: Known['payment'] }

/** Applies a change that is newer than the order. Older changes are ignored, so that a status never goes back. */
export const applyChange = <Known extends OrderOnWire>(order: Known, change: ChangeFor<Known>): Known =>
  change.orderId === order.orderId && change.version > order.version ? { ...order, ...change } : order

/**
 * Returns the order after an event, with amounts in QAR as on the wire. `known`: the order so far, or undefined; an unknown order becomes
 * known only by the event of its placing.
 */
export const applyEvent = (known: CounterOrderOnWire | undefined, envelope: FeedEnvelope): CounterOrderOnWire | undefined => {
  if (!known) return placedOrderOf(envelope)
  const change = changeOf(envelope)
  return change ? applyChange(known, change) : known
}
