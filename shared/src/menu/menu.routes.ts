import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, wholeNumberText } from '../contract/wire.ts'
import { menu } from './menu.ts'

export const readMenu = route({
  method: 'GET',
  path: '/api/menu/:restaurantId',
  permission: 'public',
  summary: "Returns a restaurant's menu for diners, with an ETag",
  params: z.object({ restaurantId: id }),
  /** The newest version that the page knows; the returned menu is at least as new. */
  query: z.object({ version: wholeNumberText.optional() }),
  reply: z.object({ success: z.literal(true), data: menu }),
  idempotency: 'safe',
  offline: 'cache',
})
