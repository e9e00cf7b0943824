import { z } from 'zod'
import { route } from '../contract/route.ts'
import { orderId } from '../contract/wire.ts'
import { counterOrder, order } from './order.ts'
import { cancelReasons, orderStatuses } from './order-status.ts'

export const readOrder = route({
  method: 'GET',
  path: '/api/orders/:orderId',
  access: 'anyone',
  summary: 'An order, for the diner who holds its unguessable id',
  params: z.object({ orderId }),
  reply: z.object({ success: z.literal(true), data: order }),
  repeat: 'safe',
  offline: 'keep',
})

export const listOrders = route({
  method: 'GET',
  path: '/api/merchant/orders',
  access: 'merchant',
  summary:
    "The restaurant's open orders, or those of one status, newest first; Received and Preparing whole, the others in pages. `seq` is the feed's position that they show",
  query: z.object({
    status: z.enum(orderStatuses).optional(),
    /** From the page before. Pages after the first have no orders of a status that is listed whole. */
    cursor: z.string().max(100).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(counterOrder),
    seq: z.int(),
    /** The list is cut: how many older orders follow (counted up to 10,000), and where the next page starts. Null when it is whole. */
    more: z.object({ count: z.int(), cursor: z.string() }).nullable(),
  }),
  repeat: 'safe',
  offline: 'keep',
})

export const moveOrder = route({
  method: 'PATCH',
  path: '/api/merchant/orders/:orderId/status',
  access: 'merchant',
  summary: 'Moves an order: accepting says in how many minutes, cancelling says why',
  params: z.object({ orderId }),
  body: z.object({
    status: z.enum(orderStatuses),
    /** Minutes until it is ready; needed to accept (move to Preparing). */
    minutes: z.int('order.minutes_required').min(1, 'order.minutes_required').max(240, 'order.minutes_required').optional(),
    /** Needed to cancel. */
    reason: z.enum(cancelReasons, 'order.reason_required').optional(),
  }),
  reply: z.object({ success: z.literal(true), data: counterOrder }),
  repeat: 'by-key',
  offline: 'queue',
})

export const cancelWaitingOrders = route({
  method: 'POST',
  path: '/api/merchant/orders/:orderId/cancel-waiting',
  access: 'merchant',
  summary:
    'Cancels every order that nobody has accepted yet of the same table or the same phone as this one. With the reason suspected_fake the phones are blocked for a day',
  params: z.object({ orderId }),
  body: z.object({ of: z.enum(['table', 'phone']), reason: z.enum(cancelReasons, 'order.reason_required') }),
  reply: z.object({ success: z.literal(true), data: z.object({ cancelled: z.int() }) }),
  repeat: 'safe',
  offline: 'refuse',
})
