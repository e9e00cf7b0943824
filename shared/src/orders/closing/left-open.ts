// Orders that staff forgot to close. After the end of their business day the platform closes them, by allowed moves only.
import type { openStatuses, OrderStatus } from '../order-status.ts'

/**
 * Minimum age in milliseconds of an order that is closed automatically, counted from when it was placed or, if later, promised. A
 * restaurant may work past the end of its business day.
 */
export const leftOpenAfter = 2 * 3_600_000

/**
 * The moves that close an order that was left open, in sequence. An accepted order counts as delivered; an order that was only silenced
 * counts as missed.
 */
export const movesToClose = {
  Received: ['Cancelled'],
  Preparing: ['Out for Delivery', 'Delivered'],
  'Out for Delivery': ['Delivered'],
} as const satisfies Record<(typeof openStatuses)[number], readonly OrderStatus[]>
