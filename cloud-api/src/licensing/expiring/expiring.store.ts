import { dayOf, daysUntil, type Day } from '@sufra/shared/dates/day'
import { expiryOf } from '@sufra/shared/documents/document-expiry'
import {
  daysLeftOfFilter,
  expiringFilters,
  type ExpiringDocument,
  type ExpiringFilter,
  type ExpiringList,
} from '@sufra/shared/expiring/expiring.routes'
import type { Query } from '../../platform/db/connect.ts'
import { readAllPages, type PageStart, type Position } from '../../platform/db/keyset-pages.ts'
import { createFindRestaurants } from '../../people/restaurants/find-restaurants.store.ts'
import { foundParameter } from '../../people/restaurants/restaurant-search.sql.ts'
import { countExpiringSql, readExpiringSql } from './expiring.sql.ts'

type Row = ExpiringDocument & Position
type StoredRow = Omit<Row, 'daysLeft' | 'state'> & { timeZone: string }

export const createExpiringStore = (query: Query) => {
  const find = createFindRestaurants(query)
  /** Reads documents after a position, or before it with the nearest first. */
  const read = async ({ state, search }: ExpiringList, now: Date, limit: number, start: PageStart | undefined): Promise<Row[]> => {
    const found = await find(search)
    const parameters = [now.toISOString(), foundParameter(found), ...(start ? [start.key, start.id] : [])]
    const rows = await query<StoredRow>(readExpiringSql({ filter: state, found, start, limit }), parameters)
    return rows.map(({ timeZone, ...row }) => ({ ...row, ...expiryOf(row.expirationDate, dayOf(now, timeZone)) }))
  }

  return {
    read,

    /** Reads all matching documents, the first to expire first. */
    readAll: (list: ExpiringList, now: Date): AsyncGenerator<ExpiringDocument> =>
      readAllPages((limit, start) => read(list, now, limit, start)),

    count: async (now: Date): Promise<Record<ExpiringFilter, number>> => {
      const rows = await query<{ day: Day; timeZone: string; count: number }>(countExpiringSql, [now.toISOString()])
      const counts: Record<ExpiringFilter, number> = { all: 0, expired: 0, soon: 0, expiring: 0 }
      for (const { day, timeZone, count } of rows) {
        const left = daysUntil(day, dayOf(now, timeZone))
        for (const filter of expiringFilters) {
          const { from, to } = daysLeftOfFilter(filter)
          if (left >= from && left <= to) counts[filter] += count
        }
      }
      return counts
    },
  }
}
