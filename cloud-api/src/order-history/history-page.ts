import type { HistoryFilters, HistoryPage } from '@sufra/shared/order-history/order-history.routes'
import { positionOfRow, type HistoryStore } from '../orders/history/history.store.ts'
import { cursorsOf, startOf } from '../orders/listing/page-cursors.ts'

/** Returns a page of the order history with the cursors of the pages beside it. Refuses `request.invalid` for an invalid cursor. */
export const createReadHistoryPage =
  (store: HistoryStore) =>
  async (restaurantId: string, filters: HistoryFilters, cursor: string | undefined): Promise<HistoryPage> => {
    const start = startOf(cursor)
    const { rows, isMore } = await store.readPage(restaurantId, filters, start)
    return {
      data: rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString() })),
      ...cursorsOf(rows.map(positionOfRow), isMore, start),
    }
  }
