import type { OrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'

/** Applies an event to an order. Events that are not newer than the order are ignored, so that a status never goes back. */
export const withEvent = (order: OrderOnWire, { event, data }: FeedEnvelope): OrderOnWire => {
  if (event === 'order_placed' || !('orderId' in data)) return order
  return data.version > order.version ? { ...order, ...data } : order
}
