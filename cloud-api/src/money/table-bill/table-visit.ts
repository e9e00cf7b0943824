import { refused } from '../../platform/refusals/refused.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readTable } from '../../catalogue/tables/tables.store.ts'
import type { Visits } from '../../ordering/visits/visits.ts'
import type { BillOf } from './bills.store.ts'

export type AtTable = { restaurantId: string; visit: string }

/**
 * Reads the table whose code the phone has scanned. Refuses `visit.expired`, `bill.table_required` for a visit without a table, and
 * `bill.visit_over` when the codes of the table were replaced since.
 */
export const createTableVisit =
  ({ db, visits }: { db: Db; visits: Pick<Visits, 'read'> }) =>
  async ({ restaurantId, visit: token }: AtTable): Promise<BillOf & { deviceId: string }> => {
    const { table: visited, deviceId } = visits.read(restaurantId, token)
    if (!visited) throw refused('bill.table_required')
    const table = await readTable(db, restaurantId, visited.id)
    if (!table || table.epoch !== visited.epoch) throw refused('bill.visit_over')
    return { restaurantId, table: { id: table.id, number: table.number }, deviceId }
  }

export type TableVisit = ReturnType<typeof createTableVisit>
