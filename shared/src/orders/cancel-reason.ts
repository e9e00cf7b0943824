// Reasons for cancelling an order. They are separate from the statuses, because a phone needs no reasons before its first menu.
import type { OrderStatus } from './order-status.ts'

/** Reasons for a cancellation before the order was ready. */
const beforeReady = ['sold_out', 'closing', 'too_busy', 'cannot_reach_table', 'suspected_fake', 'other'] as const
/** Reasons for a cancellation by the counter, shown to the diner. `no_show`: it was not collected; `returned`: the diner gave it back. */
export const cancelReasons = [...beforeReady, 'no_show', 'returned'] as const
/** Cancellations without the counter, which shows such orders until they are dismissed: not accepted in time, or cancelled by the diner. */
export const unattendedReasons = ['missed', 'by_diner'] as const
export const allCancelReasons = [...cancelReasons, ...unattendedReasons] as const
export type CancelReason = (typeof cancelReasons)[number]
export type AnyCancelReason = (typeof allCancelReasons)[number]

const reasonsOf = {
  Received: beforeReady,
  Preparing: beforeReady,
  'Out for Delivery': ['no_show', 'cannot_reach_table', 'other'],
  Delivered: ['no_show', 'returned', 'other'],
  Cancelled: [],
} as const satisfies Record<OrderStatus, readonly CancelReason[]>

/** The reasons that the counter offers for cancelling an order with the given status. */
export const cancelReasonsFor = (status: OrderStatus): readonly CancelReason[] => reasonsOf[status]

/** Whether the counter may cancel an order with the given status for this reason. */
export const isReasonFor = (status: OrderStatus, reason: AnyCancelReason): boolean =>
  cancelReasonsFor(status).some((each) => each === reason)

export const isUnattended = (reason: AnyCancelReason | null): boolean => unattendedReasons.some((each) => each === reason)
