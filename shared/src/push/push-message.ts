// What a notification about an order says, and for how long it is worth sending.
import { z } from 'zod'
import { isAnnounced, type OrderChange } from './order-change.ts'
import type { OrderStatus } from '../orders/order-status.ts'

/** What the service worker shows. */
export const pushMessage = z.object({ title: z.string(), message: z.string(), emoji: z.string() })
export type PushMessage = z.output<typeof pushMessage>

/** Seconds after a change, from which a notification about it would mislead, and is not sent. */
export const pushExpiresAfter = 900

/** An order may be followed by a few browsers; a further one replaces the oldest. */
export const maxSubscriptionsPerOrder = 5

const pushed: ReadonlySet<OrderStatus> = new Set(['Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'])

/** Whether a change of an order is sent to the browsers that follow it. */
export const isPushed = (change: OrderChange): boolean => pushed.has(change.status) && isAnnounced(change)
