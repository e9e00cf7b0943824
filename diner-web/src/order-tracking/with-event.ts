import type { OrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'

/** The order after what its room told. What is not newer than the order changes nothing: a status never goes back. */
export const withEvent = (order: OrderOnWire, envelope: FeedEnvelope): OrderOnWire => {
  if (envelope.event === 'order_heard') {
    const { version, heardAt } = envelope.data
    return version > order.version ? { ...order, version, heardAt } : order
  }
  if (envelope.event !== 'order_status_updated' || envelope.data.version <= order.version) return order
  const { version, status, acceptedAt, promisedAt, closedAt, cancelReason } = envelope.data
  return { ...order, version, status, acceptedAt, promisedAt, closedAt, cancelReason }
}
