import {
  deactivateRestaurant as deactivateRoute,
  readDeactivation,
  readOwnDeactivation,
  restoreRestaurant as restoreRoute,
  type Deactivation,
} from '@sufra/shared/deactivation/deactivation.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { deactivateRestaurant, restoreRestaurant } from './change-deactivation.ts'
import { readDeactivationEffect } from './deactivation-effect.ts'

type Restaurant = NonNullable<Awaited<ReturnType<typeof readRestaurant>>>

/** Returns null while a restaurant is not deactivated, or when its reason was not recorded. */
const deactivationOf = ({ deactivatedAt, deactivationReason: reason, deactivationNote: note }: Restaurant): Deactivation | null =>
  deactivatedAt && reason && { since: deactivatedAt.toISOString(), reason, note }

/** Registers the deactivation of restaurants for administrators, and its reason for members. */
export const registerDeactivation = (
  app: FastifyInstance,
  { connection, publicAddress, now }: Platform,
  { statusChanged }: { statusChanged: (restaurantId: string) => void },
) => {
  const { db, transact } = connection

  const read = async (restaurantId: string): Promise<Restaurant> => {
    const restaurant = await readRestaurant(db, restaurantId)
    if (!restaurant) throw refused('restaurant.not_found')
    return restaurant
  }
  const stateOf = async (restaurantId: string) => {
    const restaurant = await read(restaurantId)
    const { name, status } = restaurant
    return {
      data: { name, status, deactivation: deactivationOf(restaurant), effect: await readDeactivationEffect(db, restaurantId, now()) },
    }
  }
  const requestBy = (adminId: string, restaurantId: string) => ({ restaurantId, adminId, now: now(), publicAddress: publicAddress() })

  serve(app, readDeactivation, ({ params }) => stateOf(params.restaurantId))

  serve(app, deactivateRoute, async ({ params: { restaurantId }, body, session }) => {
    const request = requestBy(session.userId, restaurantId)
    if (await transact((tx) => deactivateRestaurant(tx, { ...request, ...body }))) statusChanged(restaurantId)
    return stateOf(restaurantId)
  })

  serve(app, restoreRoute, async ({ params: { restaurantId }, session }) => {
    const request = requestBy(session.userId, restaurantId)
    if (await transact((tx) => restoreRestaurant(tx, request))) statusChanged(restaurantId)
    return stateOf(restaurantId)
  })

  serve(app, readOwnDeactivation, async ({ session }) => ({ data: deactivationOf(await read(session.restaurantId)) }))
}
