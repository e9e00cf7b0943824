import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { diningTables } from './dining-tables.table.ts'

export const readTable = async (db: Db, restaurantId: string, tableId: string) => {
  const [row] = await db
    .select()
    .from(diningTables)
    .where(and(eq(diningTables.restaurantId, restaurantId), eq(diningTables.id, tableId)))
  return row
}

export const readTables = (db: Db, restaurantId: string) =>
  db.select().from(diningTables).where(eq(diningTables.restaurantId, restaurantId)).orderBy(asc(diningTables.number))
