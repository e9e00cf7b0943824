import type { Query } from '../../platform/db/connect.ts'
import { listConnectionsSql, listOutagesSql } from './escalation.sql.ts'

type Connection = { counterId: string; since: Date | string; until: Date | string | null; seenAt: Date | string | null }
type Outage = { since: Date | string; until: Date | string | null }

/** Reads a restaurant's connections and outages, newest first. `seenAt`: last heartbeat of a connection whose end is not stored. */
export const createConnectionsStore = (query: Query) => ({
  connections: (restaurantId: string, since: Date, limit: number) =>
    query<Connection>(listConnectionsSql, [restaurantId, since.toISOString(), limit]),
  outages: (restaurantId: string, since: Date, limit: number) => query<Outage>(listOutagesSql, [restaurantId, since.toISOString(), limit]),
})
