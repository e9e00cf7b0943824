import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { orders } from '../orders.table.ts'

/** Returns the token of an order: the stored one, otherwise `token`, which is stored. Returns undefined for an unknown order. */
export const storeFollowToken = async (db: Db, orderId: string, token: string): Promise<string | undefined> => {
  await db
    .update(orders)
    .set({ followToken: token })
    .where(and(eq(orders.id, orderId), isNull(orders.followToken)))
  const [row] = await db.select({ token: orders.followToken }).from(orders).where(eq(orders.id, orderId))
  return row?.token ?? undefined
}

const iso = (time: Date | null) => time?.toISOString() ?? null

export const readFollowed = async (db: Db, token: string) => {
  const { orderNumber, restaurantId, status, tableNumber, placedAt, acknowledgedAt, silencedAt, printedAt } = orders
  const { acceptedAt, promisedAt, closedAt, cancelReason } = orders
  const times = { acknowledgedAt, silencedAt, printedAt, acceptedAt, promisedAt, closedAt }
  const [row] = await db
    .select({ orderNumber, restaurantId, status, tableNumber, placedAt, cancelReason, ...times })
    .from(orders)
    .where(eq(orders.followToken, token))
  return (
    row && {
      ...row,
      placedAt: row.placedAt.toISOString(),
      acknowledgedAt: iso(row.acknowledgedAt),
      silencedAt: iso(row.silencedAt),
      printedAt: row.printedAt?.toISOString(),
      acceptedAt: iso(row.acceptedAt),
      promisedAt: iso(row.promisedAt),
      closedAt: iso(row.closedAt),
    }
  )
}
