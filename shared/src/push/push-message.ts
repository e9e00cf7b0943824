// The content of a notification about an order, and the time for which it is useful.
import { z } from 'zod'
import { isAnnounced, type OrderChange } from './order-change.ts'
import type { OrderStatus } from '../orders/order-status.ts'

/** The notification that the service worker shows. */
export const pushMessage = z.object({ title: z.string(), message: z.string(), emoji: z.string() })
export type PushMessage = z.output<typeof pushMessage>

/** Seconds after a change after which a notification would mislead and is not sent. */
export const pushExpiresAfter = 900

/** Maximum number of browsers that follow an order; a further one replaces the oldest. */
export const maxSubscriptionsPerOrder = 5

const pushed: ReadonlySet<OrderStatus> = new Set(['Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'])

/** Whether a change of an order is sent to the browsers that follow it. */
export const isPushed = (change: OrderChange): boolean => pushed.has(change.status) && isAnnounced(change)
