// Changes of closed orders, in transactions that have locked them.
import type { CancelReason } from '@sufra/shared/orders/cancel-reason'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { incrementStockVersion } from '../../../platform/feed/counters.store.ts'
import type { OrderRow } from '../complete-orders.ts'
import { orders, type Taken } from '../orders.table.ts'

type Change = Partial<typeof orders.$inferInsert>
type Key = Pick<OrderRow, 'restaurantId' | 'id'>

const change = async (tx: Db, { restaurantId, id }: Key, set: Change): Promise<OrderRow> => {
  const [row] = await tx
    .update(orders)
    .set({ ...set, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, id)))
    .returning()
  if (!row) throw new Error('a locked order has gone')
  return row
}

/** Cancels a delivered order. Its stock is not restored, since it was prepared. */
export const storeCancelled = (tx: Db, order: Key, reason: CancelReason, { at, userId }: { at: Date; userId: string }): Promise<OrderRow> =>
  change(tx, order, { status: 'Cancelled', cancelReason: reason, closedAt: at, closedBy: userId, closedAutomatically: false, taken: null })

/** Reopens a closed order. `accepted`: fields for an order that was never accepted. */
export const storeReopened = (
  tx: Db,
  order: Key,
  status: 'Preparing' | 'Out for Delivery',
  accepted: { at: Date; userId: string; promisedAt: Date } | undefined,
): Promise<OrderRow> =>
  change(tx, order, {
    status,
    closedAt: null,
    closedBy: null,
    cancelReason: null,
    closedAutomatically: false,
    dismissedAt: null,
    ...(accepted && { acceptedAt: accepted.at, acceptedBy: accepted.userId, promisedAt: accepted.promisedAt }),
  })

/** Takes the stock of a reopened order again, as far as there is any: the order continues in either case. */
export const takeStockAgain = async (tx: Db, restaurantId: string, { items, options }: Taken): Promise<void> => {
  const take = (table: 'menu_items' | 'add_on_options', taken: Taken['items']) => sql`
    update ${sql.raw(table)} i set portions_left = greatest(0, i.portions_left - t.quantity)
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t(id uuid, quantity int)
    where i.restaurant_id = ${restaurantId} and i.id = t.id and i.portions_left is not null`
  await tx.execute(take('menu_items', items))
  await tx.execute(take('add_on_options', options))
  await incrementStockVersion(tx, restaurantId)
}
