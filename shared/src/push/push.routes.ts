// Notifications about an order that arrive while the page is closed (Push API, RFC 8030).
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, orderId } from '../contract/wire.ts'
import { languages } from '../localized-text.ts'

/** The format of `PushSubscription.toJSON()`: base64url of a P-256 point and of 16 bytes. */
const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/), auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
})
export type PushSubscriptionKeys = z.output<typeof pushSubscription>

export const readPushKey = route({
  method: 'GET',
  path: '/api/push-key',
  permission: 'public',
  summary: 'Returns the public key with which a browser subscribes to notifications; null where the platform sends none',
  reply: z.object({ success: z.literal(true), data: z.object({ publicKey: z.string().nullable() }) }),
  idempotency: 'safe',
})

export const subscribeToOrder = route({
  method: 'PUT',
  path: '/api/orders/:orderId/push-subscription',
  permission: 'public',
  summary: 'Sends notifications about an order to a browser, for the diner who has its unguessable id',
  params: z.object({ orderId }),
  body: pushSubscription.extend({ language: z.enum(languages) }),
  reply: done,
  idempotency: 'safe',
})
