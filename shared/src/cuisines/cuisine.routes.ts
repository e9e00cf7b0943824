import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id } from '../contract/wire.ts'
import { cuisine } from './cuisine.ts'

export const listCuisines = route({
  method: 'GET',
  path: '/api/cuisines/:merchantId',
  access: 'merchant',
  summary: "The merchant's own cuisines with their categories and subcategories",
  params: z.object({ merchantId: id }),
  reply: z.object({ success: z.literal(true), data: z.array(cuisine) }),
  repeat: 'safe',
  offline: 'keep',
})
