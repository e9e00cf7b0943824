import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, orderId } from '../contract/wire.ts'
import { escalationSettings } from './escalation.ts'

/** Settings are also open to restaurants that are not accepted yet (spec §2). */
const response = z.object({ success: z.literal(true), data: escalationSettings })

export const readEscalation = route({
  method: 'GET',
  path: '/api/merchant/escalation',
  permission: 'settings.read',
  summary: "Returns the restaurant's escalation times and the recipients of its SMS",
  reply: response,
  idempotency: 'safe',
  offline: 'cache',
})

export const saveEscalation = route({
  method: 'PUT',
  path: '/api/merchant/escalation',
  permission: 'settings.edit',
  summary: 'Changes the escalation times, within their limits',
  body: escalationSettings,
  reply: response,
  idempotency: 'safe',
})

export const silenceOrders = route({
  method: 'POST',
  path: '/api/merchant/orders/silence',
  permission: 'orders.move',
  summary: 'Silences these orders at all counters. Orders that do not ring are ignored',
  body: z.object({ orderIds: z.array(orderId).min(1).max(200) }),
  reply: done,
  idempotency: 'safe',
  offline: 'queue',
})
