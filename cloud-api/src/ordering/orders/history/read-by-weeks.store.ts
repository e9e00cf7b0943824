import { readSearch } from '@sufra/shared/order-history/read-search'
import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import type { PageStart } from '../listing/page-cursors.ts'
import { orders } from '../orders.table.ts'
import { partsFrom, type Part } from './newest-weeks.ts'

const readNewest = async (db: Db, restaurantId: string): Promise<Date | undefined> => {
  const { placedAt } = orders
  const [newest] = await db.select({ placedAt }).from(orders).where(eq(orders.restaurantId, restaurantId)).orderBy(desc(placedAt)).limit(1)
  return newest?.placedAt
}

/** Whether an order is beyond the order at which a page begins. The last part needs no such condition, since all of its orders are. */
export const isBesideSql = ({ position: { placedAt, orderId }, isNewer }: PageStart, part: Part | undefined): SQL | undefined => {
  if (part && 'before' in part) return undefined
  return sql`(${orders.placedAt}, ${orders.id}) ${sql.raw(isNewer ? '>' : '<')} (${placedAt.toISOString()}::timestamptz, ${orderId}::text)`
}

type List = { restaurantId: string; search: string | undefined; start: PageStart | undefined }

/** Reads up to `limit` rows of a list of orders: week by week when it is searched by name and read towards older orders. */
export const readByWeeks = async <Row>(
  db: Db,
  { restaurantId, search, start }: List,
  limit: number,
  read: (limit: number, part?: Part) => Promise<Row[]>,
): Promise<Row[]> => {
  const words = readSearch(search ?? '')?.words ?? []
  if (words.length === 0 || start?.isNewer) return read(limit)
  const newest = start?.position.placedAt ?? (await readNewest(db, restaurantId))
  const rows: Row[] = []
  for (const part of newest ? partsFrom(newest) : []) {
    if (rows.length >= limit) break
    rows.push(...(await read(limit - rows.length, part)))
  }
  return rows
}
