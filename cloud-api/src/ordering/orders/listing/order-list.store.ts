// The list that a counter starts from. Its feed position, its orders and the count of the remaining orders come from one database snapshot,
// so that events after that position apply exactly to this list.
import type { CounterOrder } from '@sufra/shared/orders/order'
import { isUnpaginated, openStatuses, type OrderStatus } from '@sufra/shared/orders/order-status'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { readCounters } from '../../../platform/feed/counters.store.ts'
import { completeOrders, type OrderRow } from '../complete-orders.ts'
import { orders } from '../orders.table.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'

/** The end of a page: its oldest order. */
export type Position = { placedAt: Date; orderId: string }
export type OrderList = { data: CounterOrder[]; seq: number; more: { count: number; after: Position } | null }

const pageSize = 100
/** The remaining orders are counted up to this number. */
const maxCounted = 10_000

const olderThan = ({ placedAt, orderId }: Position) =>
  sql`(${orders.placedAt}, ${orders.id}) < (${placedAt.toISOString()}::timestamptz, ${orderId}::text)`

const isVisible = sql.raw(isVisibleSql('orders'))

export const createOrderListStore = ({ db }: Pick<Connection, 'db'>) => {
  const readList = async (
    tx: Db,
    restaurantId: string,
    status: OrderStatus | undefined,
    after: Position | undefined,
  ): Promise<OrderList> => {
    const wanted: readonly OrderStatus[] = status ? [status] : openStatuses
    const [whole, paged] = [wanted.filter(isUnpaginated), wanted.filter((each) => !isUnpaginated(each))]
    const of = (statuses: OrderStatus[], from?: Position): SQL | undefined =>
      and(eq(orders.restaurantId, restaurantId), inArray(orders.status, statuses), isVisible, from && olderThan(from))
    const newestFirst = [desc(orders.placedAt), desc(orders.id)]

    const uncut =
      whole.length > 0 && !after
        ? await tx
            .select()
            .from(orders)
            .where(of(whole))
            .orderBy(...newestFirst)
        : []
    const page =
      paged.length > 0
        ? await tx
            .select()
            .from(orders)
            .where(of(paged, after))
            .orderBy(...newestFirst)
            .limit(pageSize)
        : []
    const last: OrderRow | undefined = page.length === pageSize ? page.at(-1) : undefined
    const end = last && { placedAt: last.placedAt, orderId: last.id }
    const following = end
      ? await tx.$count(tx.select({ id: orders.id }).from(orders).where(of(paged, end)).limit(maxCounted).as('following'))
      : 0
    return {
      data: await completeOrders(
        tx,
        restaurantId,
        [...uncut, ...page].toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime()),
      ),
      seq: (await readCounters(tx, restaurantId))?.seq ?? 0,
      more: end && following > 0 ? { count: following, after: end } : null,
    }
  }

  return {
    /**
     * Lists the open orders, or the orders of one status, newest first. Statuses with `isUnpaginated` are listed completely, the others in
     * pages; after a cursor only the latter are listed.
     */
    listOrders: (restaurantId: string, { status, after }: { status?: OrderStatus; after?: Position }): Promise<OrderList> =>
      db.transaction((tx) => readList(tx, restaurantId, status, after), { isolationLevel: 'repeatable read', accessMode: 'read only' }),
  }
}

export type OrderListStore = ReturnType<typeof createOrderListStore>
