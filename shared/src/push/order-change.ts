// Changes of an order that its guest is notified about while the page is closed.
import type { AnyCancelReason } from '../orders/cancel-reason.ts'
import type { OrderStatus } from '../orders/order-status.ts'

/** `queuedSeconds`: the time that the change waited for a connection. */
export type OrderChange = { status: OrderStatus; reason?: AnyCancelReason | undefined; queuedSeconds?: number | undefined }

/** Maximum seconds that a change may have waited for a connection and still be announced. */
export const maxQueuedSeconds = 120

/**
 * Whether a guest is notified about a change. Not about a fake order, whose number belongs to a person who did not order, and not about the
 * diner's own cancellation. A change that waited long for a connection is not announced, unless it is a cancellation, which stays true.
 */
export const isAnnounced = ({ status, reason, queuedSeconds = 0 }: OrderChange): boolean =>
  status === 'Cancelled' ? reason !== 'suspected_fake' && reason !== 'by_diner' : queuedSeconds <= maxQueuedSeconds
