import {
  countHistory,
  createHistoryLink,
  listHistory,
  maxCounted,
  readOrderSteps,
  type HistoryFilters,
  type HistoryPage,
} from '@sufra/shared/order-history/order-history.routes'
import { businessDayOf } from '@sufra/shared/dates/business-day'
import { hasPermission } from '@sufra/shared/permissions/permissions'
import type { FastifyInstance } from 'fastify'
import { exportFile } from '../../platform/files/exports/export-file.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import { createHistoryStore, positionOfRow, type HistoryStore } from '../orders/history/history.store.ts'
import { cursorsOf, startOf } from '../orders/listing/page-cursors.ts'
import { readSteps } from '../orders/moving/order-steps.store.ts'
import type { Platform } from '../../platform/platform.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readClock } from '../../people/restaurants/restaurants.store.ts'
import { historyColumns } from './history-sheet.ts'

type Deps = { fileLinks: FileLinks }

/** Registers all orders of a restaurant: pages, search, and files. */
export const registerOrderHistory = (app: FastifyInstance, { connection, now }: Platform, { fileLinks }: Deps) => {
  const { db } = connection
  const store = createHistoryStore(db)
  const readPage = createReadHistoryPage(store)

  serve(app, listHistory, async ({ query: { cursor, ...filters }, session }) => ({
    ...(await readPage(session.restaurantId, filters, cursor)),
    mayExport: hasPermission(session.role, createHistoryLink.permission),
  }))

  serve(app, countHistory, async ({ query, session }) => {
    const count = await store.count(session.restaurantId, query)
    return { data: { count: Math.min(count, maxCounted), isMore: count > maxCounted } }
  })

  serve(app, readOrderSteps, async ({ params, session: { restaurantId } }) => {
    const steps = await readSteps(db, restaurantId, params.orderId)
    if (!steps) throw refused('order.not_found')
    return { data: steps }
  })

  const linkTo = fileLinks.add({
    name: 'order-history',
    permission: createHistoryLink.permission,
    read: async ({ restaurantId }, file) => {
      const { format, language, ...filters } = createHistoryLink.body.parse(JSON.parse(file.options ?? ''))
      const clock = await readClock(db, restaurantId)
      if (!clock) throw refused('restaurant.not_found')
      return exportFile({
        fileName: `orders-${businessDayOf(now(), clock)}`,
        columns: historyColumns(language, clock.timeZone),
        rows: store.readAll(restaurantId, filters),
        format,
        language,
      })
    },
  })

  serve(app, createHistoryLink, async ({ body, session }) => ({
    data: await linkTo(session, { options: JSON.stringify(createHistoryLink.body.encode(body)) }),
  }))
}

/** Returns a page of the order history with the cursors of the pages beside it. Refuses `request.invalid` for an invalid cursor. */
const createReadHistoryPage =
  (store: HistoryStore) =>
  async (restaurantId: string, filters: HistoryFilters, cursor: string | undefined): Promise<HistoryPage> => {
    const start = startOf(cursor)
    const { rows, isMore } = await store.readPage(restaurantId, filters, start)
    return {
      data: rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString() })),
      ...cursorsOf(rows.map(positionOfRow), isMore, start),
    }
  }
