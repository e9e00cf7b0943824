// What an event does to an order: the same for the counter's stored orders, the board and the diner's phone.
import type { FeedEnvelope } from '../realtime/events.ts'
import type { CounterOrderOnWire, OrderOnWire } from './order.ts'

type OrderEventData = Extract<FeedEnvelope['data'], { orderId: string; version: number }>
/** The data of an event that changes an order: the fields that have changed. */
export type OrderChange = Exclude<OrderEventData, CounterOrderOnWire>

/** Returns the data of an event that places or changes an order; undefined for other events. */
export const orderDataOf = ({ data }: FeedEnvelope): OrderEventData | undefined => (data && 'orderId' in data ? data : undefined)

/** Applies a change that is newer than the order. Older ones are ignored, so that a status never goes back. */
export const applyChange = <Known extends OrderOnWire>(order: Known, change: OrderChange): Known =>
  change.version > order.version ? { ...order, ...change } : order

/** Returns the order after an event. `known`: the order so far; undefined if it is not known, and then only its placing makes it known. */
export const applyEvent = <Known extends OrderOnWire>(
  known: Known | undefined,
  envelope: FeedEnvelope,
): Known | CounterOrderOnWire | undefined => {
  const data = orderDataOf(envelope)
  if (!data || (known && known.orderId !== data.orderId)) return known
  if (envelope.event === 'order_placed') return known ?? envelope.data
  return known && applyChange(known, data)
}
