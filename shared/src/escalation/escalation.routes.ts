import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, id, localizedText, orderId, timestamp } from '../contract/wire.ts'
import { escalationSettings } from './escalation.ts'

/** Settings: a restaurant that is not accepted may open them too (spec §2). */
const answer = z.object({ success: z.literal(true), data: escalationSettings })

export const readEscalation = route({
  method: 'GET',
  path: '/api/merchant/escalation',
  access: 'any-merchant',
  summary: "The restaurant's own times of the ladder, and whom its SMS goes to",
  reply: answer,
  repeat: 'safe',
  offline: 'keep',
})

export const saveEscalation = route({
  method: 'PUT',
  path: '/api/merchant/escalation',
  access: 'any-merchant',
  summary: 'Changes the times of the ladder, within its limits',
  body: escalationSettings,
  reply: answer,
  repeat: 'safe',
  offline: 'refuse',
})

export const silenceOrders = route({
  method: 'POST',
  path: '/api/merchant/orders/silence',
  access: 'merchant',
  summary: 'A person at a counter has heard these orders: they ring no more, at any counter. Orders that do not ring are left alone',
  body: z.object({ orderIds: z.array(orderId).min(1).max(200) }),
  reply: done,
  repeat: 'safe',
  offline: 'queue',
})

export const listUnreachable = route({
  method: 'GET',
  path: '/api/admin/unreachable-restaurants',
  access: 'admin',
  summary: 'The restaurants whose counters do not answer, the longest first',
  reply: z.object({
    success: z.literal(true),
    data: z.array(z.object({ _id: id, name: localizedText, branchName: z.string(), phone: z.string(), unreachableSince: timestamp })),
  }),
  repeat: 'safe',
  offline: 'refuse',
})
