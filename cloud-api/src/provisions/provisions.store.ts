import type { Provision, ProvisionFilter, ProvisionList } from '@sufra/shared/provisions/provision.routes'
import { provisionPageSize } from '@sufra/shared/provisions/provision.routes'
import type { Query } from '../db/connect.ts'
import type { ProvisionStart } from './provision-cursor.ts'
import { createFindRestaurants } from '../restaurants/find-restaurants.store.ts'
import { foundParameter } from '../restaurants/restaurant-search.sql.ts'
import { countProvisionsSql, readProvisionsSql } from './provisions.sql.ts'

type Row = Provision & { key: string }
/** Restaurants of one query of an export. */
const exportSize = 1_000

export const createProvisionsStore = (query: Query) => {
  const find = createFindRestaurants(query)
  const read = async ({ status, search, sort }: ProvisionList, limit: number, start: ProvisionStart | undefined): Promise<Row[]> => {
    const found = await find(search)
    const parameters = [foundParameter(found), ...(start ? [start.key, start.id] : [])]
    return query<Row>(readProvisionsSql({ status, sort, found, start, limit }), parameters)
  }

  return {
    /** A page, and whether restaurants follow it in the direction that it was read in. */
    readPage: async (list: ProvisionList, start: ProvisionStart | undefined) => {
      const rows = await read(list, provisionPageSize + 1, start)
      const page = rows.slice(0, provisionPageSize)
      return { rows: start?.isBackwards ? page.toReversed() : page, isMore: rows.length > provisionPageSize }
    },

    /** All that pass, in their order, read page by page. */
    readAll: async function* (list: ProvisionList): AsyncGenerator<Provision> {
      let start: ProvisionStart | undefined
      let rows: Row[]
      do {
        rows = await read(list, exportSize, start)
        yield* rows
        const last = rows.at(-1)
        start = last && { key: last.key, id: last.id, isBackwards: false }
      } while (rows.length === exportSize)
    },

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
