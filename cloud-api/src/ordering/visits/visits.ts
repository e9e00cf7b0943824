import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readTableOfCode } from '../../catalogue/tables/open-table-link.ts'
import { readVisit, signVisit, type Visit } from './visit-token.ts'

/** Age after which a phone must open a new visit, automatically, before it orders. */
const maxAge = 24 * 3_600_000

type Deps = { db: Db; secret: Uint8Array; now: () => Date }
type Opening = { restaurantId: string; tableToken: string; visit: string }

export const createVisits = ({ db, secret, now }: Deps) => {
  const tableOf = async (restaurantId: string, tableToken: string): Promise<Visit['table']> => {
    if (!tableToken) return undefined
    const table = await readTableOfCode(db, secret, restaurantId, tableToken)
    if (!table) throw refused('table.link_invalid')
    return { id: table.id, epoch: table.epoch }
  }

  return {
    /** Refuses `table.link_invalid` for a code that was replaced. */
    open: async ({ restaurantId, tableToken, visit }: Opening): Promise<string> => {
      const deviceId = readVisit(secret, visit)?.deviceId ?? randomBytes(16).toString('base64url')
      return signVisit(secret, { deviceId, restaurantId, table: await tableOf(restaurantId, tableToken), openedAt: now() })
    },

    /** Returns the visit of an order. Refuses `visit.expired`, also for a visit to another restaurant. */
    read: (restaurantId: string, token: string): Visit => {
      const visit = readVisit(secret, token)
      const age = visit ? now().getTime() - visit.openedAt.getTime() : Infinity
      if (!visit || visit.restaurantId !== restaurantId || age > maxAge) throw refused('visit.expired')
      return visit
    },
  }
}

export type Visits = ReturnType<typeof createVisits>
