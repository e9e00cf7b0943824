import { z } from 'zod'
import { route } from '../contract/route.ts'
import { orderId, qar, timestamp } from '../contract/wire.ts'
import { counterOrder } from '../orders/order.ts'
import { refund, refundRequest, refundWays, staffRefund } from './refund.ts'

export const requestRefund = route({
  method: 'POST',
  path: '/api/merchant/orders/:orderId/refunds',
  permission: 'payments.refund',
  summary:
    'Refunds what is left of an order, some of its lines, or an amount: through the payment gateway, or as cash handed back. Never more than was paid',
  params: z.object({ orderId }),
  body: refundRequest,
  reply: z.object({ success: z.literal(true), data: staffRefund }),
  idempotency: 'keyed',
})

/** A payment received for an order. `by`: the member who took it; null when it came through the gateway. */
const receivedPayment = z.object({ way: z.enum(refundWays), amount: qar, at: timestamp, by: z.string().nullable() })

export const readOrderPayments = route({
  method: 'GET',
  path: '/api/merchant/orders/:orderId/payments',
  permission: 'orders.read',
  summary: 'What was received for an order and returned of it: how much, when, how, by whom and why; oldest first',
  params: z.object({ orderId }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      order: counterOrder,
      received: z.array(receivedPayment),
      refunds: z.array(staffRefund),
      /** Whether the caller may refund. */
      mayRefund: z.boolean(),
    }),
  }),
  idempotency: 'safe',
})
export type OrderPayments = z.output<(typeof readOrderPayments)['reply']>['data']
export type OrderPaymentsOnWire = z.input<(typeof readOrderPayments)['reply']>['data']

export const listHandBacks = route({
  method: 'GET',
  path: '/api/merchant/orders/hand-backs',
  permission: 'orders.read',
  summary: 'Orders for which staff still have to hand cash back: cancelled ones paid in cash, and those whose refund the gateway declined',
  reply: z.object({ success: z.literal(true), data: z.array(counterOrder) }),
  idempotency: 'safe',
})

export const readOrderRefunds = route({
  method: 'GET',
  path: '/api/orders/:orderId/refunds',
  permission: 'public',
  summary: 'The refunds of an order for the diner who has its unguessable id, oldest first, without declined ones',
  params: z.object({ orderId }),
  reply: z.object({ success: z.literal(true), data: z.array(refund) }),
  idempotency: 'safe',
})
