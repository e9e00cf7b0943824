// Which changes of an order its guest is told of while the page is closed.
import type { AnyCancelReason } from '../orders/cancel-reason.ts'
import type { OrderStatus } from '../orders/order-status.ts'

/** `queuedSeconds`: for how long the change waited for a connection. */
export type OrderChange = { status: OrderStatus; reason?: AnyCancelReason | undefined; queuedSeconds?: number | undefined }

/** Seconds that a change may have waited for a connection, and still be announced. */
export const maxQueuedSeconds = 120

/**
 * Whether a guest is told of a change. Not of a fake order, whose number belongs to somebody who did not order, and not who has cancelled. A change that
 * waited long for a connection is not announced, unless it is a cancellation, which is true however late it is.
 */
export const isAnnounced = ({ status, reason, queuedSeconds = 0 }: OrderChange): boolean =>
  status === 'Cancelled' ? reason !== 'suspected_fake' && reason !== 'by_diner' : queuedSeconds <= maxQueuedSeconds
