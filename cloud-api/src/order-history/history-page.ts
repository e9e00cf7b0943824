import type { HistoryFilters, HistoryPage } from '@sufra/shared/order-history/order-history.routes'
import { positionOfRow, type HistoryStore, type PageStart } from '../orders/history/history.store.ts'
import { cursorOf, positionOf } from '../orders/listing/list-cursor.ts'

const [older, newer] = ['o', 'n']

/** Refuses `request.invalid` for an invalid cursor. */
const startOf = (cursor: string): PageStart => ({ position: positionOf(cursor.slice(1)), isNewer: cursor.startsWith(newer) })

/** A page of the order history with the cursors of those beside it. */
export const createReadHistoryPage =
  (store: HistoryStore) =>
  async (restaurantId: string, filters: HistoryFilters, cursor: string | undefined): Promise<HistoryPage> => {
    const start = cursor === undefined ? undefined : startOf(cursor)
    const { rows, isMore } = await store.readPage(restaurantId, filters, start)
    const [first, last] = [rows[0], rows.at(-1)]
    // The page that it was reached from is on the other side.
    const [hasOlder, hasNewer] = start?.isNewer ? [true, isMore] : [isMore, start !== undefined]
    return {
      data: rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString() })),
      older: hasOlder && last ? older + cursorOf(positionOfRow(last)) : null,
      newer: hasNewer && first ? newer + cursorOf(positionOfRow(first)) : null,
    }
  }
