import { z } from 'zod'
import { route } from '../../contract/route.ts'
import { done } from '../../contract/wire.ts'
import { closedByPlatform, dismissal } from './closed-by-platform.ts'

export const listClosedByPlatform = route({
  method: 'GET',
  path: '/api/merchant/orders/closed-by-platform',
  permission: 'orders.read',
  summary:
    'Lists orders of the last seven days that were closed without the counter and have not been dismissed: missed orders, those that diners cancelled, and orders left open at the end of a day',
  reply: z.object({ success: z.literal(true), data: closedByPlatform }),
  idempotency: 'safe',
  offline: 'cache',
})

export const dismissOrders = route({
  method: 'POST',
  path: '/api/merchant/orders/dismiss',
  permission: 'orders.move',
  summary: 'Dismisses orders that were closed without the counter, at all counters. Orders dismissed before are ignored',
  body: dismissal,
  reply: done,
  idempotency: 'safe',
  offline: 'queue',
})
