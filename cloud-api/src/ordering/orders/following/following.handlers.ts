import { randomBytes } from 'node:crypto'
import { isFollowable } from '@sufra/shared/following/followed-order'
import { readFollowedOrder, shareOrder } from '@sufra/shared/following/followed-order.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/db/connect.ts'
import { byParam } from '../../../platform/http/limits/limit-calls.ts'
import { serve } from '../../../platform/http/serve.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { readRestaurant } from '../../../people/restaurants/restaurants.store.ts'
import { readFollowed, storeFollowToken } from './following.store.ts'

/** Limit of requests for one order or link. A link has 96 random bits. */
const sharing = { max: 20, of: byParam('orderId') }
const reading = { max: 600, of: byParam('token') }

export const serveFollowing = (app: FastifyInstance, { db, now }: { db: Db; now: () => Date }) => {
  serve(
    app,
    shareOrder,
    async ({ params }) => {
      const token = await storeFollowToken(db, params.orderId, randomBytes(12).toString('base64url'))
      if (token === undefined) throw refused('order.not_found')
      return { data: { link: `/follow/${token}` } }
    },
    { limit: sharing },
  )

  serve(
    app,
    readFollowedOrder,
    async ({ params }) => {
      const order = await readFollowed(db, params.token)
      if (!order || !isFollowable(order, now().getTime())) throw refused('order.link_over')
      const restaurant = await readRestaurant(db, order.restaurantId)
      return { data: { ...order, ...(restaurant && { restaurantName: restaurant.name }) } }
    },
    { limit: reading },
  )
}
