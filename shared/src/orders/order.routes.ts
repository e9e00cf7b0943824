import { z } from 'zod'
import { route } from '../contract/route.ts'
import { orderId } from '../contract/wire.ts'
import { counterOrder, order } from './order.ts'
import { cancelReasons } from './cancel-reason.ts'
import { orderStatuses } from './order-status.ts'

const promisedIn = z.int('order.minutes_required').min(1, 'order.minutes_required').max(240, 'order.minutes_required')

export const readOrder = route({
  method: 'GET',
  path: '/api/orders/:orderId',
  permission: 'public',
  summary: 'Returns an order to the diner who has its unguessable id',
  params: z.object({ orderId }),
  reply: z.object({ success: z.literal(true), data: order }),
  idempotency: 'safe',
  offline: 'cache',
})

export const cancelOrder = route({
  method: 'POST',
  path: '/api/orders/:orderId/cancel',
  permission: 'public',
  summary:
    'Cancels an order that is not accepted yet, for the diner who has its unguessable id. A repeated request with the same Idempotency-Key returns the order',
  params: z.object({ orderId }),
  body: z.object({}),
  reply: z.object({ success: z.literal(true), data: order }),
  idempotency: 'keyed',
})

export const listOrders = route({
  method: 'GET',
  path: '/api/merchant/orders',
  permission: 'orders.read',
  summary:
    "Lists the restaurant's open orders, or those of one status, newest first; Received and Preparing completely, the others in pages. `seq` is the position of the feed that the list reflects",
  query: z.object({
    status: z.enum(orderStatuses).optional(),
    /** The cursor of the previous page. Pages after the first contain no orders of unpaginated statuses. */
    cursor: z.string().max(100).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(counterOrder),
    seq: z.int(),
    /**
     * Set when the list is truncated: the number of older orders (counted up to 10,000), and the cursor of the next page. Null when
     * complete.
     */
    more: z.object({ count: z.int(), cursor: z.string() }).nullable(),
  }),
  idempotency: 'safe',
  offline: 'cache',
})

export const moveOrder = route({
  method: 'PATCH',
  path: '/api/merchant/orders/:orderId/status',
  permission: 'orders.move',
  summary: 'Moves an order to another status: accepting needs the minutes, cancelling a reason',
  params: z.object({ orderId }),
  body: z.object({
    status: z.enum(orderStatuses),
    /** Minutes until the order is ready; required to accept (move to Preparing). */
    minutes: promisedIn.optional(),
    /** Required to cancel. */
    reason: z.enum(cancelReasons, 'order.reason_required').optional(),
  }),
  reply: z.object({ success: z.literal(true), data: counterOrder }),
  idempotency: 'keyed',
  offline: 'queue',
})

export const cancelWaitingOrders = route({
  method: 'POST',
  path: '/api/merchant/orders/:orderId/cancel-waiting',
  permission: 'orders.move',
  summary:
    'Cancels every order not yet accepted of the same table or the same phone as this one. With the reason suspected_fake the phones are blocked for a day',
  params: z.object({ orderId }),
  body: z.object({ of: z.enum(['table', 'phone']), reason: z.enum(cancelReasons, 'order.reason_required') }),
  reply: z.object({ success: z.literal(true), data: z.object({ cancelled: z.int() }) }),
  idempotency: 'safe',
})

export const cancelDelivered = route({
  method: 'POST',
  path: '/api/merchant/orders/:orderId/cancel-delivered',
  permission: 'payments.refund',
  summary:
    'Cancels an order that was recorded as delivered, with a reason: it was not collected, or given back. It is no sale any more, and what was paid is returned as for every cancelled order. A closed day stays as it is: the next one names the order',
  params: z.object({ orderId }),
  body: z.object({ reason: z.enum(cancelReasons, 'order.reason_required') }),
  reply: z.object({ success: z.literal(true), data: counterOrder }),
  idempotency: 'keyed',
})

export const reopenOrder = route({
  method: 'POST',
  path: '/api/merchant/orders/:orderId/reopen',
  permission: 'orders.move',
  summary:
    'Reopens an order that was delivered or cancelled by mistake: ready if it was ready, else in preparation. An order that was never accepted needs minutes. Refused once its day is closed or its payment is returned',
  params: z.object({ orderId }),
  body: z.object({ minutes: promisedIn.optional() }),
  reply: z.object({ success: z.literal(true), data: counterOrder }),
  idempotency: 'keyed',
})
