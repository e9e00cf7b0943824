// Pages of all orders of a restaurant. A page begins at the end of another one, so that each takes as long as the first, however many
// orders there are.
import { maxCounted, type HistoryFilters, type HistoryOrder } from '@sufra/shared/order-history/order-history.routes'
import { and, asc, desc, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import type { Position } from '../listing/order-list.store.ts'
import type { PageStart } from '../listing/page-cursors.ts'
import { orders } from '../orders.table.ts'
import { orderTimeOf, passesFilters } from './history-conditions.sql.ts'
import type { Part } from './newest-weeks.ts'
import { isBesideSql, readByWeeks } from './read-by-weeks.store.ts'

export const pageSize = 50
/** Number of orders that one query of an export reads. */
const exportSize = 1_000

const itemCount = sql<number>`(select coalesce(sum(l.quantity), 0)::int from order_lines l where l.restaurant_id = orders.restaurant_id and l.order_id = orders.id)`

const shown = {
  orderId: orders.id,
  orderNumber: orders.orderNumber,
  businessDay: orders.businessDay,
  placedAt: orders.placedAt,
  status: orders.status,
  cancelReason: orders.cancelReason,
  orderType: orders.orderType,
  tableNumber: orders.tableNumber,
  vehicleModel: orders.vehicleModel,
  vehicleNumber: orders.vehicleNumber,
  customerName: orders.customerName,
  mobileNumber: orders.mobileNumber,
  itemCount,
  totalPrice: orders.totalPrice,
  method: orders.paymentMethod,
  paid: orders.paidAmount,
  refunded: orders.refundedAmount,
  excess: orders.excessAmount,
}

type Row = Omit<HistoryOrder, 'placedAt'> & { placedAt: Date }
export const positionOfRow = ({ placedAt, orderId }: Pick<Row, 'placedAt' | 'orderId'>): Position => ({ placedAt, orderId })

export const createHistoryStore = (db: Db) => {
  const read = (restaurantId: string, filters: HistoryFilters, limit: number, start?: PageStart, part?: Part): Promise<Row[]> => {
    const by = start?.isNewer ? asc : desc
    const placedAt = orderTimeOf(filters.search)
    return db
      .select(shown)
      .from(orders)
      .where(and(passesFilters(restaurantId, filters, part), start && isBesideSql(start, part)))
      .orderBy(by(placedAt), by(orders.id))
      .limit(limit)
  }

  return {
    /** Returns a page, newest first, and whether orders follow it in the direction of reading. */
    readPage: async (restaurantId: string, filters: HistoryFilters, start?: PageStart) => {
      const list = { restaurantId, search: filters.search, start }
      const rows = await readByWeeks(db, list, pageSize + 1, (limit, part) => read(restaurantId, filters, limit, start, part))
      const page = rows.slice(0, pageSize)
      return { rows: start?.isNewer ? page.toReversed() : page, isMore: rows.length > pageSize }
    },

    /** Counts the matching orders, up to one more than `maxCounted`. */
    count: (restaurantId: string, filters: HistoryFilters): Promise<number> =>
      db.$count(
        db
          .select({ id: orders.id })
          .from(orders)
          .where(passesFilters(restaurantId, filters))
          .limit(maxCounted + 1)
          .as('counted'),
      ),

    /** Yields all matching orders, newest first, read page by page. */
    readAll: async function* (restaurantId: string, filters: HistoryFilters): AsyncGenerator<Row> {
      let start: PageStart | undefined
      let rows: Row[]
      do {
        rows = await read(restaurantId, filters, exportSize, start)
        yield* rows
        const last = rows.at(-1)
        start = last && { position: positionOfRow(last), isNewer: false }
      } while (rows.length === exportSize)
    },
  }
}

export type HistoryStore = ReturnType<typeof createHistoryStore>
