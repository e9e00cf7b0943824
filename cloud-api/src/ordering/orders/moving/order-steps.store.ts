import type { OrderStep } from '@sufra/shared/order-history/order-history.routes'
import { and, eq, sql } from 'drizzle-orm'
import { readNames } from '../../../people/accounts/users.store.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { orders } from '../orders.table.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'

/**
 * Returns the moves of an order to each status, with their time and user, oldest first. Returns undefined for another restaurant's order,
 * and for an order that counters do not see.
 */
export const readSteps = async (db: Db, restaurantId: string, orderId: string): Promise<OrderStep[] | undefined> => {
  const { status, acceptedAt, acceptedBy, readyAt, readyBy, closedAt, closedBy } = orders
  const [row] = await db
    .select({ status, acceptedAt, acceptedBy, readyAt, readyBy, closedAt, closedBy })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId), sql.raw(isVisibleSql('orders'))))
  if (!row) return undefined
  const names = await readNames(
    db,
    [row.acceptedBy, row.readyBy, row.closedBy].flatMap((userId) => userId ?? []),
  )
  const steps = [
    { status: 'Preparing' as const, at: row.acceptedAt, by: row.acceptedBy },
    { status: 'Out for Delivery' as const, at: row.readyAt, by: row.readyBy },
    { status: row.status, at: row.closedAt, by: row.closedBy },
  ]
  return steps.flatMap(({ at, by, ...step }) => (at ? [{ ...step, at: at.toISOString(), by: names.get(by ?? '') ?? null }] : []))
}
