import { z } from 'zod'
import { route } from '../contract/route.ts'
import { orderId } from '../contract/wire.ts'
import { followedOrder, followToken } from './followed-order.ts'

export const shareOrder = route({
  method: 'POST',
  path: '/api/orders/:orderId/follow-link',
  permission: 'public',
  summary:
    'Returns the link by which others follow an order, to the diner who has its unguessable id. It works until a day after the order is closed',
  params: z.object({ orderId }),
  body: z.object({}),
  reply: z.object({ success: z.literal(true), data: z.object({ link: z.string().regex(/^\/follow\/[A-Za-z0-9_-]{16}$/) }) }),
  idempotency: 'safe',
})

export const readFollowedOrder = route({
  method: 'GET',
  path: '/api/orders/followed/:token',
  permission: 'public',
  summary:
    'Returns how far an order is and where, by the link that its diner has shared. Without names of people, contents, payment or the id of the order',
  params: z.object({ token: followToken }),
  reply: z.object({ success: z.literal(true), data: followedOrder }),
  idempotency: 'safe',
})
