import type { PrintMethod } from '@sufra/shared/tables/table'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '../accounts/accounts.table.ts'
import type { Db } from '../db/connect.ts'
import { diningTables, tableCodePrints } from './dining-tables.table.ts'

/** The restaurant's tables that are not deleted. */
const live = (restaurantId: string) => and(eq(diningTables.restaurantId, restaurantId), isNull(diningTables.deletedAt))

/** Undefined for a deleted table, as for an unknown one. */
export const readTable = async (db: Db, restaurantId: string, tableId: string) => {
  const [row] = await db
    .select()
    .from(diningTables)
    .where(and(live(restaurantId), eq(diningTables.id, tableId)))
  return row
}

export const readTables = (db: Db, restaurantId: string) =>
  db.select().from(diningTables).where(live(restaurantId)).orderBy(asc(diningTables.number))

/** The restaurant's tables with these ids; unknown ids are omitted. */
export const readTablesById = (db: Db, restaurantId: string, tableIds: readonly string[]) =>
  db
    .select()
    .from(diningTables)
    .where(and(live(restaurantId), inArray(diningTables.id, [...tableIds])))

/** The given numbers that are in use, ascending. */
export const readNumbersInUse = async (db: Db, restaurantId: string, numbers: readonly number[]): Promise<number[]> => {
  const rows = await db
    .select({ number: diningTables.number })
    .from(diningTables)
    .where(and(live(restaurantId), inArray(diningTables.number, [...numbers])))
    .orderBy(asc(diningTables.number))
  return rows.map(({ number }) => number)
}

export type CodePrint = { at: Date; by: string; method: PrintMethod }

/** The newest print of each table's current code, by the table's id. */
export const readPrints = async (db: Db, restaurantId: string): Promise<Map<string, CodePrint>> => {
  const { tableId, epoch, at, method, userId } = tableCodePrints
  const rows = await db
    .selectDistinctOn([tableId], { tableId, at, method, firstName: users.firstName, lastName: users.lastName })
    .from(tableCodePrints)
    .innerJoin(
      diningTables,
      and(eq(diningTables.restaurantId, tableCodePrints.restaurantId), eq(diningTables.id, tableId), eq(diningTables.epoch, epoch)),
    )
    .leftJoin(users, eq(users.id, userId))
    .where(eq(tableCodePrints.restaurantId, restaurantId))
    .orderBy(asc(tableId), desc(at))
  return new Map(
    rows.map((row) => [row.tableId, { at: row.at, method: row.method, by: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() }]),
  )
}
