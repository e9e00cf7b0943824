import type { PrintMethod } from '@sufra/shared/tables/table'
import type { TableDraft } from '@sufra/shared/tables/table-draft'
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { readNames } from '../../people/accounts/users.store.ts'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/db/connect.ts'
import { diningTables, tableCodePrints } from './dining-tables.table.ts'

/** The restaurant's tables that are not deleted. */
const live = (restaurantId: string) => and(eq(diningTables.restaurantId, restaurantId), isNull(diningTables.deletedAt))

const areTables = (restaurantId: string, tableIds: readonly string[]) =>
  and(eq(diningTables.restaurantId, restaurantId), inArray(diningTables.id, [...tableIds]))

/** Returns undefined for a deleted or unknown table. */
export const readTable = async (db: Db, restaurantId: string, tableId: string) => {
  const [row] = await db
    .select()
    .from(diningTables)
    .where(and(live(restaurantId), eq(diningTables.id, tableId)))
  return row
}

export const readTables = (db: Db, restaurantId: string) =>
  db.select().from(diningTables).where(live(restaurantId)).orderBy(asc(diningTables.number))

export const countTables = async (db: Db, restaurantId: string): Promise<number> => {
  const [row] = await db.select({ tables: count() }).from(diningTables).where(live(restaurantId))
  return row?.tables ?? 0
}

/** Returns the restaurant's tables with these ids; unknown ids are omitted. */
export const readTablesById = (db: Db, restaurantId: string, tableIds: readonly string[]) =>
  db
    .select()
    .from(diningTables)
    .where(and(live(restaurantId), inArray(diningTables.id, [...tableIds])))

/** Returns the given numbers that are in use, ascending. */
export const readNumbersInUse = async (db: Db, restaurantId: string, numbers: readonly number[]): Promise<number[]> => {
  const rows = await db
    .select({ number: diningTables.number })
    .from(diningTables)
    .where(and(live(restaurantId), inArray(diningTables.number, [...numbers])))
    .orderBy(asc(diningTables.number))
  return rows.map(({ number }) => number)
}

export type CodePrint = { at: Date; by: string; method: PrintMethod }

/** Returns the newest print of each table's current code, by the table's id. */
export const readPrints = async (db: Db, restaurantId: string): Promise<Map<string, CodePrint>> => {
  const { tableId, epoch, at, method, userId } = tableCodePrints
  const rows = await db
    .selectDistinctOn([tableId], { tableId, at, method, userId })
    .from(tableCodePrints)
    .innerJoin(
      diningTables,
      and(eq(diningTables.restaurantId, tableCodePrints.restaurantId), eq(diningTables.id, tableId), eq(diningTables.epoch, epoch)),
    )
    .where(eq(tableCodePrints.restaurantId, restaurantId))
    .orderBy(asc(tableId), desc(at))
  const names = await readNames(
    db,
    rows.map((row) => row.userId),
  )
  return new Map(rows.map((row) => [row.tableId, { at: row.at, method: row.method, by: names.get(row.userId) ?? '' }]))
}

export const insertTables = async (tx: Db, restaurantId: string, tables: readonly TableDraft[]): Promise<void> => {
  await tx.insert(diningTables).values(tables.map((table) => ({ restaurantId, id: uuidv7(), ...table })))
}

/** Updates these tables and increments their versions. */
export const updateTables = async (
  tx: Db,
  restaurantId: string,
  tableIds: readonly string[],
  columns: Partial<TableDraft>,
): Promise<void> => {
  await tx
    .update(diningTables)
    .set({ ...columns, version: sql`${diningTables.version} + 1` })
    .where(areTables(restaurantId, tableIds))
}

export const markDeleted = async (tx: Db, restaurantId: string, tableIds: readonly string[], deletedAt: Date): Promise<void> => {
  await tx.update(diningTables).set({ deletedAt }).where(areTables(restaurantId, tableIds))
}

/** Gives these tables new codes. */
export const incrementEpochs = async (tx: Db, restaurantId: string, tableIds: readonly string[]): Promise<void> => {
  await tx
    .update(diningTables)
    .set({ epoch: sql`${diningTables.epoch} + 1` })
    .where(areTables(restaurantId, tableIds))
}

type NewPrint = Omit<typeof tableCodePrints.$inferInsert, 'restaurantId' | 'id'>

export const insertPrints = async (tx: Db, restaurantId: string, prints: readonly NewPrint[]): Promise<void> => {
  await tx.insert(tableCodePrints).values(prints.map((print) => ({ restaurantId, id: uuidv7(), ...print })))
}
