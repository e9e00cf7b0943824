import {
  endMemberSession,
  listMemberSessions,
  listRestaurantDevices,
  listRestaurantStaff,
  revokeRestaurantDevice,
} from '@sufra/shared/provisions/restaurant-people.routes'
import { listRestaurantConnections } from '@sufra/shared/provisions/restaurant-connections.routes'
import { deleteRestaurantNote, listRestaurantNotes, saveRestaurantNote } from '@sufra/shared/provisions/restaurant-notes.routes'
import { readRestaurantDetails, type RestaurantDetails } from '@sufra/shared/provisions/restaurant.routes'
import type { FastifyInstance } from 'fastify'
import { readApplication } from '../../../licensing/applicants/read-application.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createPublishEndedSessions } from '../../../platform/realtime/publish-ended-sessions.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { readRestaurant } from '../../../people/restaurants/restaurants.store.ts'
import { readConnections } from './read-connections.ts'
import { createRestaurantNotes } from './restaurant-notes.ts'
import { createRestaurantPeople } from './restaurant-people.ts'

/** Registers the administrators' page of a restaurant: its details, its people and devices, and notes about it. */
export const registerRestaurant = (app: FastifyInstance, { connection, bus, now }: Platform) => {
  const people = createRestaurantPeople({ connection, now, onSessionsEnded: createPublishEndedSessions(bus) })
  const notes = createRestaurantNotes({ connection, now })

  serve(app, readRestaurantDetails, async ({ params }) => ({ data: await readDetails(connection.db, params.restaurantId, now()) }))

  serve(app, listRestaurantStaff, async ({ params }) => ({ data: await people.team(params.restaurantId) }))

  serve(app, listMemberSessions, async ({ params }) => ({ data: await people.sessions(params) }))

  serve(app, endMemberSession, async ({ params, session }) => {
    await people.endSession(session, params, params.sessionId)
    return { message: 'Signed out' }
  })

  serve(app, listRestaurantDevices, async ({ params }) => ({ data: await people.devices(params.restaurantId) }))

  serve(app, revokeRestaurantDevice, async ({ params, session }) => {
    await people.revokeDevice(session, params.restaurantId, params.deviceId)
    return { message: 'Device revoked' }
  })

  serve(app, listRestaurantConnections, async ({ params }) => ({ data: await readConnections(connection, params.restaurantId, now()) }))

  serve(app, listRestaurantNotes, async ({ params, session }) => ({ data: await notes.list(session.userId, params.restaurantId) }))

  serve(app, saveRestaurantNote, async ({ params, body, session: { userId } }) => {
    await notes.save({ userId, ...params }, body.text)
    return { data: await notes.list(userId, params.restaurantId) }
  })

  serve(app, deleteRestaurantNote, async ({ params, session: { userId } }) => {
    await notes.remove({ userId, ...params })
    return { data: await notes.list(userId, params.restaurantId) }
  })
}

/** Refuses `restaurant.not_found`. */
const readDetails = async (db: Db, restaurantId: string, now: Date): Promise<RestaurantDetails> => {
  const [application, restaurant] = await Promise.all([readApplication(db, restaurantId, now), readRestaurant(db, restaurantId)])
  if (!application || !restaurant) throw refused('restaurant.not_found')
  const { createdAt, phone, unreachableSince } = restaurant
  return { ...application, signedUpAt: createdAt.toISOString(), phone, unreachableSince: unreachableSince?.toISOString() ?? null }
}
