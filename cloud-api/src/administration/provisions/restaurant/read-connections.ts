import {
  connectionDays,
  maxConnections,
  maxHeartbeatGap,
  type CounterConnection,
  type Outage,
} from '@sufra/shared/provisions/restaurant-connections.routes'
import type { Connection } from '../../../platform/db/connect.ts'
import { createConnectionsStore } from '../../../ordering/escalation/connections.store.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { readRestaurant } from '../../../people/restaurants/restaurants.store.ts'

const day = 86_400_000
const isoOf = (at: Date | string) => new Date(at).toISOString()

/**
 * Returns the periods in which the counters of a restaurant were connected, and in which none responded. Refuses `restaurant.not_found`.
 */
export const readConnections = async (
  { db, query }: Pick<Connection, 'db' | 'query'>,
  restaurantId: string,
  now: Date,
): Promise<{ connections: CounterConnection[]; outages: Outage[] }> => {
  if (!(await readRestaurant(db, restaurantId))) throw refused('restaurant.not_found')
  const store = createConnectionsStore(query)
  const from = new Date(now.getTime() - connectionDays * day)
  const isNow = (seenAt: Date | string) => now.getTime() - new Date(seenAt).getTime() <= maxHeartbeatGap * 1_000
  const connections = await store.connections(restaurantId, from, maxConnections)
  const outages = await store.outages(restaurantId, from, maxConnections)
  return {
    connections: connections.map(({ counterId, since, until, seenAt }) => {
      const end = until ?? (seenAt && isNow(seenAt) ? null : seenAt)
      return { counterId, since: isoOf(since), until: end && isoOf(end) }
    }),
    outages: outages.map(({ since, until }) => ({ since: isoOf(since), until: until && isoOf(until) })),
  }
}
