import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'

type OrderedTable = PgTable & { restaurantId: PgColumn; position: PgColumn }

/** Returns new rows of a restaurant, positioned after the last row of the table. */
export const positionAtEnd = async <Row extends object>(db: Db, table: OrderedTable, restaurantId: string, rows: readonly Row[]) => {
  const [last] = await db
    .select({ position: sql<number | null>`max(${table.position})` })
    .from(table)
    .where(eq(table.restaurantId, restaurantId))
  const first = (last?.position ?? -1) + 1
  return rows.map((row, index) => ({ ...row, restaurantId, position: first + index }))
}
