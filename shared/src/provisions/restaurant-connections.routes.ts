// Connections and outages of a restaurant's counters, for administrators.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, timestamp } from '../contract/wire.ts'
import { ofRestaurant } from './restaurant.routes.ts'

/** A counter sends a heartbeat every 10 s. After this many seconds without one it counts as disconnected since the last heartbeat. */
export const maxHeartbeatGap = 60

/** Days for which the history is stored and displayed. */
export const connectionDays = 30
export const maxConnections = 200

/** `until`: null while the period lasts. */
const period = z.object({ since: timestamp, until: timestamp.nullable() })
const connection = period.extend({ counterId: id })
export type CounterConnection = z.output<typeof connection>
export type Outage = z.output<typeof period>

export const listRestaurantConnections = route({
  method: 'GET',
  path: '/api/admin/restaurants/:restaurantId/connections',
  permission: 'restaurants.read',
  summary:
    'Lists when each counter of a restaurant was connected, and when none responded to an order, in the last 30 days, newest first, at most 200 of each',
  params: ofRestaurant,
  reply: z.object({ success: z.literal(true), data: z.object({ connections: z.array(connection), outages: z.array(period) }) }),
  idempotency: 'safe',
})
