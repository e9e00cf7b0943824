import type { LocalizedText } from '@sufra/shared/localized-text'
import { maxTables, numbersOf, type NewTables, type TableDraft } from '@sufra/shared/tables/table-draft'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import type { ChangeTables } from './change-tables.ts'
import { diningTables } from './dining-tables.table.ts'
import { readNumbersInUse, readTable, readTables, readTablesById } from './tables.store.ts'

const refuseNumbersInUse = async (tx: Db, restaurantId: string, wanted: readonly number[]) => {
  const numbers = await readNumbersInUse(tx, restaurantId, wanted)
  if (numbers.length > 0) throw refused('table.number_taken', { numbers })
}

/** The tables of these ids; refuses `table.not_found` when one of them is not the restaurant's, or deleted. */
export const readAllOrRefuse = async (tx: Db, restaurantId: string, tableIds: readonly string[]) => {
  const wanted = new Set(tableIds)
  const rows = await readTablesById(tx, restaurantId, [...wanted])
  if (rows.length < wanted.size) throw refused('table.not_found')
  return rows
}

/** These tables of the restaurant, for a statement that changes them. */
export const areTables = (restaurantId: string, tableIds: readonly string[]) =>
  and(eq(diningTables.restaurantId, restaurantId), inArray(diningTables.id, [...tableIds]))

export const createEditTables = (changeTables: ChangeTables, now: () => Date) => ({
  /** Creates all or none. Refuses `table.number_taken` with the numbers in its details, and `table.too_many`. */
  add: (restaurantId: string, draft: NewTables) =>
    changeTables(restaurantId, async (tx) => {
      const numbers = numbersOf(draft)
      await refuseNumbersInUse(tx, restaurantId, numbers)
      if ((await readTables(tx, restaurantId)).length + numbers.length > maxTables) throw refused('table.too_many')
      const { zone, seats } = draft
      await tx.insert(diningTables).values(numbers.map((number) => ({ restaurantId, id: uuidv7(), number, zone, seats })))
    }),

  /** Refuses `table.not_found`, `table.changed` (it is no longer of that version) and `table.number_taken`. */
  update: (restaurantId: string, tableId: string, { number, zone, seats, version }: TableDraft & { version: number }) =>
    changeTables(restaurantId, async (tx) => {
      const table = await readTable(tx, restaurantId, tableId)
      if (!table) throw refused('table.not_found')
      if (table.version !== version) throw refused('table.changed')
      if (table.number !== number) await refuseNumbersInUse(tx, restaurantId, [number])
      await tx
        .update(diningTables)
        .set({ number, zone, seats, version: version + 1 })
        .where(areTables(restaurantId, [tableId]))
    }),

  /** Refuses `table.not_found`. */
  setZone: (restaurantId: string, tableIds: readonly string[], zone: LocalizedText) =>
    changeTables(restaurantId, async (tx) => {
      await readAllOrRefuse(tx, restaurantId, tableIds)
      await tx
        .update(diningTables)
        .set({ zone, version: sql`${diningTables.version} + 1` })
        .where(areTables(restaurantId, tableIds))
    }),

  /** Refuses `table.not_found`. */
  delete: (restaurantId: string, tableIds: readonly string[]) =>
    changeTables(restaurantId, async (tx) => {
      await readAllOrRefuse(tx, restaurantId, tableIds)
      await tx.update(diningTables).set({ deletedAt: now() }).where(areTables(restaurantId, tableIds))
    }),
})
