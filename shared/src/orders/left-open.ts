// Orders that staff forgot to close. Once their business day is over the platform closes them, by legal moves only.
import type { openStatuses, OrderStatus } from './order-status.ts'

/**
 * Milliseconds for which an open order is left alone after it was placed or, where that is later, promised: a restaurant may work past the end of its
 * business day.
 */
export const leftOpenAfter = 2 * 3_600_000

/**
 * The moves that close an order that was left open, in order: what was accepted counts as delivered, what nobody accepted (someone only silenced it) as
 * missed.
 */
export const movesToClose = {
  Received: ['Cancelled'],
  Preparing: ['Out for Delivery', 'Delivered'],
  'Out for Delivery': ['Delivered'],
} as const satisfies Record<(typeof openStatuses)[number], readonly OrderStatus[]>
