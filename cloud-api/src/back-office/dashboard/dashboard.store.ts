import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Dashboard, DashboardFigures } from '@sufra/shared/dashboard/dashboard.routes'
import type { Query } from '../../platform/db/connect.ts'
import { readHasOrdersSql, readOpenSql, readSoldOutSql, readUntilSql } from './dashboard.sql.ts'

type UntilRow = { orders: number; revenue: number } & DashboardFigures['times']

const one = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
  const [row] = await rows
  if (!row) throw new Error('a sum without groups has one row')
  return row
}

export const createDashboardStore = (query: Query) => ({
  /** Reads a day's sales that were placed before a time. */
  until: (restaurantId: string, day: string, at: Date) => one(query<UntilRow>(readUntilSql, [restaurantId, day, at.toISOString()])),

  open: (restaurantId: string, now: Date) => one(query<Dashboard['open']>(readOpenSql, [restaurantId, now.toISOString()])),

  soldOut: async (restaurantId: string, max: number): Promise<Dashboard['soldOut']> => {
    type Row = { itemId: string; name: LocalizedText; backAt: string | null; count: number }
    const rows = await query<Row>(readSoldOutSql, [restaurantId, max])
    return { count: rows[0]?.count ?? 0, items: rows.map(({ itemId, name, backAt }) => ({ itemId, name, backAt })) }
  },

  hasOrders: async (restaurantId: string): Promise<boolean> =>
    (await one(query<{ hasOrders: boolean }>(readHasOrdersSql, [restaurantId]))).hasOrders,
})

export type DashboardStore = ReturnType<typeof createDashboardStore>
