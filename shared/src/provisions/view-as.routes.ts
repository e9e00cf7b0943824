// View-as: an administrator sees the pages of a restaurant as its members do, and changes nothing.
import { z } from 'zod'
import { user } from '../accounts/account.ts'
import { deviceSession } from '../accounts/own-account.routes.ts'
import { route } from '../contract/route.ts'
import { done } from '../contract/wire.ts'
import { ofRestaurant } from './restaurant.routes.ts'

export const viewMinutes = 30

const common = { permission: 'restaurants.view-as', idempotency: 'safe' } as const

export const startView = route({
  method: 'POST',
  path: '/api/admin/restaurants/:restaurantId/view',
  summary:
    'Starts a session of 30 minutes that reads what an accepted restaurant reads, without its list of guests, its people and its secrets. It has no refresh token and no cookie',
  params: ofRestaurant,
  reply: z.object({
    success: z.literal(true),
    data: z.object({ viewId: deviceSession.shape.id, accessToken: z.string(), user }),
  }),
  ...common,
  idempotency: 'no',
})

export const endView = route({
  method: 'DELETE',
  path: '/api/admin/views/:sessionId',
  summary: 'Ends such a session of the caller’s',
  params: z.object({ sessionId: deviceSession.shape.id }),
  reply: done,
  ...common,
})
