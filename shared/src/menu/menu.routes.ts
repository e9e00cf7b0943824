import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id } from '../contract/wire.ts'
import { menu, merchantItem } from './menu.ts'

export const readMenu = route({
  method: 'GET',
  path: '/api/menu/:restaurantId',
  access: 'anyone',
  summary: "A restaurant's whole menu for its diners, with an ETag",
  params: z.object({ restaurantId: id }),
  reply: z.object({ success: z.literal(true), data: menu }),
  repeat: 'safe',
  offline: 'keep',
})

export const listItems = route({
  method: 'GET',
  path: '/api/merchant/items',
  access: 'merchant',
  summary: "The items of one category, in the merchant's order",
  query: z.object({ categoryId: id }),
  reply: z.object({ success: z.literal(true), data: z.array(merchantItem) }),
  repeat: 'safe',
  offline: 'keep',
})

export const switchItem = route({
  method: 'PATCH',
  path: '/api/merchant/items/:itemId/availability',
  access: 'merchant',
  summary: 'Switches an item on or off; refused when somebody else switched it after the version that the caller saw',
  params: z.object({ itemId: id }),
  body: z.object({
    isAvailable: z.boolean(),
    /** The version that the caller saw. */
    availabilityVersion: z.int(),
  }),
  reply: z.object({ success: z.literal(true), data: z.object({ _id: id, isAvailable: z.boolean(), availabilityVersion: z.int() }) }),
  repeat: 'safe',
  offline: 'queue',
})
