import type { LocalizedText } from '@sufra/shared/localized-text'
import { maxTables, numbersOf, toTableDraft, type NewTables, type TableDraft } from '@sufra/shared/tables/table-draft'
import type { Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { RequirePlace } from '../../people/restaurants/require-place.ts'
import type { ChangeTables } from './change-tables.ts'
import { countTables, insertTables, markDeleted, readNumbersInUse, readTable, readTablesById, updateTables } from './tables.store.ts'

const refuseNumbersInUse = async (tx: Db, restaurantId: string, wanted: readonly number[]) => {
  const numbers = await readNumbersInUse(tx, restaurantId, wanted)
  if (numbers.length > 0) throw refused('table.number_taken', { numbers })
}

/** Returns the tables with these ids. Refuses `table.not_found` when one of them is deleted or another restaurant's. */
export const readAllOrRefuse = async (tx: Db, restaurantId: string, tableIds: readonly string[]) => {
  const wanted = new Set(tableIds)
  const rows = await readTablesById(tx, restaurantId, [...wanted])
  if (rows.length < wanted.size) throw refused('table.not_found')
  return rows
}

type Deps = { changeTables: ChangeTables; requirePlace: RequirePlace; now: () => Date }

export const createEditTables = ({ changeTables, requirePlace, now }: Deps) => ({
  /** Creates all tables or none. Refuses `table.number_taken` with the numbers in its details, `table.too_many` and `table.plan_limit`. */
  add: (restaurantId: string, draft: NewTables) =>
    changeTables(restaurantId, async (tx) => {
      const numbers = numbersOf(draft)
      await refuseNumbersInUse(tx, restaurantId, numbers)
      const [used, added] = [await countTables(tx, restaurantId), numbers.length]
      if (used + added > maxTables) throw refused('table.too_many')
      await requirePlace(tx, restaurantId, { thing: 'tables', used, added })
      const tables = numbers.map((number) => toTableDraft({ ...draft, number }))
      await insertTables(tx, restaurantId, tables)
    }),

  /** Refuses `table.not_found`, `table.changed` (another version) and `table.number_taken`. */
  update: (restaurantId: string, tableId: string, { version, ...draft }: TableDraft & { version: number }) =>
    changeTables(restaurantId, async (tx) => {
      const table = await readTable(tx, restaurantId, tableId)
      if (!table) throw refused('table.not_found')
      if (table.version !== version) throw refused('table.changed')
      if (table.number !== draft.number) await refuseNumbersInUse(tx, restaurantId, [draft.number])
      await updateTables(tx, restaurantId, [tableId], draft)
    }),

  /** Refuses `table.not_found`. */
  setZone: (restaurantId: string, tableIds: readonly string[], zone: LocalizedText) =>
    changeTables(restaurantId, async (tx) => {
      await readAllOrRefuse(tx, restaurantId, tableIds)
      await updateTables(tx, restaurantId, tableIds, { zone })
    }),

  /** Refuses `table.not_found`. */
  delete: (restaurantId: string, tableIds: readonly string[]) =>
    changeTables(restaurantId, async (tx) => {
      await readAllOrRefuse(tx, restaurantId, tableIds)
      await markDeleted(tx, restaurantId, tableIds, now())
    }),
})
