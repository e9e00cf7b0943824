import type { Provision, ProvisionFilter, ProvisionList } from '@sufra/shared/provisions/provision.routes'
import type { Query } from '../../platform/db/connect.ts'
import { readAllPages, type PageStart, type Position } from '../../platform/db/keyset-pages.ts'
import { createFindRestaurants } from '../../people/restaurants/find-restaurants.store.ts'
import { foundParameter } from '../../people/restaurants/restaurant-search.sql.ts'
import { countProvisionsSql, readProvisionsSql } from './provisions.sql.ts'

type Row = Provision & Position

export const createProvisionsStore = (query: Query) => {
  const find = createFindRestaurants(query)
  /** Reads restaurants from a position on, or before it, the nearest first. */
  const read = async ({ status, search, sort }: ProvisionList, limit: number, start: PageStart | undefined): Promise<Row[]> => {
    const found = await find(search)
    const parameters = [foundParameter(found), ...(start ? [start.key, start.id] : [])]
    return query<Row>(readProvisionsSql({ status, sort, found, start, limit }), parameters)
  }

  return {
    read,

    /** Reads all matching restaurants, in their order. */
    readAll: (list: ProvisionList): AsyncGenerator<Provision> => readAllPages((limit, start) => read(list, limit, start)),

    count: async (): Promise<Record<ProvisionFilter, number>> => {
      const rows = await query<{ status: ProvisionFilter; count: number }>(countProvisionsSql, [])
      const counts = { all: 0, pending: 0, accepted: 0, rejected: 0, deactivated: 0 }
      for (const { status, count } of rows) {
        counts[status] = count
        counts.all += count
      }
      return counts
    },
  }
}

export type ProvisionsStore = ReturnType<typeof createProvisionsStore>
