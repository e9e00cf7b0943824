import type { OrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'

/** The order after what its room told. What is not newer than the order changes nothing: a status never goes back. */
export const withEvent = (order: OrderOnWire, { event, data }: FeedEnvelope): OrderOnWire => {
  if (event === 'order_placed' || !('orderId' in data)) return order
  return data.version > order.version ? { ...order, ...data } : order
}
