import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, orderId, timestamp } from '../contract/wire.ts'
import { order } from '../orders/order.ts'

export const callWaiter = route({
  method: 'POST',
  path: '/api/orders/:orderId/waiter',
  permission: 'public',
  summary:
    'Calls a waiter to the table of an open order, for the diner who has its unguessable id, at most once a minute for each table. Returns the order',
  params: z.object({ orderId }),
  body: z.object({}),
  /** `isUnreachable`: no counter of the restaurant responds at the moment. Absent from the replies of an older server. */
  reply: z.object({ success: z.literal(true), data: order, isUnreachable: z.boolean().optional() }),
  idempotency: 'safe',
})

export const answerWaiterCall = route({
  method: 'POST',
  path: '/api/merchant/orders/:orderId/waiter-coming',
  permission: 'orders.move',
  summary: 'Answers the call of a table: it is gone on all counters, and the diner sees that the waiter is coming. A newer call stays',
  params: z.object({ orderId }),
  /** The call that the counter has seen. */
  body: z.object({ waiterCalledAt: timestamp }),
  reply: done,
  idempotency: 'safe',
})
