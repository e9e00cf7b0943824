import type { ClosedByPlatform, Dismissal } from '@sufra/shared/orders/closing/closed-by-platform'
import type { openStatuses } from '@sufra/shared/orders/order-status'
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/connect.ts'
import { businessDayOf } from '@sufra/shared/dates/business-day'
import { readClocks } from '../../../people/restaurants/restaurants.store.ts'
import { closedDaysSql, dismissSql, leftOpenSql, missedCountSql, shownDays, unattended } from './closed-by-platform.sql.ts'
import { completeOrders } from '../complete-orders.ts'
import { orders } from '../orders.table.ts'

export type LeftOpen = { restaurantId: string; orderId: string; status: (typeof openStatuses)[number] }

const maxMissed = 100
const maxOfDay = 50

export const createClosedByPlatformStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => {
  const newest = async (restaurantId: string, now: Date, limit: number, which: SQL) => {
    const isShown = and(
      isNull(orders.dismissedAt),
      sql`${orders.closedAt} > ${now.toISOString()}::timestamptz - make_interval(days => ${shownDays})`,
    )
    const rows = await db
      .select()
      .from(orders)
      .where(and(eq(orders.restaurantId, restaurantId), isShown, which))
      .orderBy(desc(orders.closedAt), desc(orders.orderNumber))
      .limit(limit)
    return completeOrders(db, restaurantId, rows)
  }

  return {
    /** Lists open orders whose business day is over by their restaurant's clock, at most 500. */
    listLeftOpen: async (now: Date): Promise<LeftOpen[]> => {
      const clocks = await readClocks(db)
      const days = clocks.map((clock) => ({ ...clock, today: businessDayOf(now, clock) }))
      return query<LeftOpen>(leftOpenSql, [now.toISOString(), JSON.stringify(days)])
    },

    list: async (restaurantId: string, now: Date): Promise<ClosedByPlatform> => {
      const parameters = [restaurantId, now.toISOString()]
      const [missed] = await query<{ count: number }>(missedCountSql, parameters)
      const days = await query<{ businessDay: string; count: number }>(closedDaysSql, parameters)
      const ofDay = (businessDay: string) => sql`${orders.closedAutomatically} and ${orders.businessDay} = ${businessDay}::date`
      return {
        missed: await newest(restaurantId, now, maxMissed, sql`${orders.cancelReason} in (${sql.raw(unattended)})`),
        missedCount: missed?.count ?? 0,
        days: await Promise.all(
          days.map(async (day) => ({ ...day, orders: await newest(restaurantId, now, maxOfDay, ofDay(day.businessDay)) })),
        ),
      }
    },

    /** Returns whether anything was newly dismissed. */
    dismiss: async (restaurantId: string, { orderIds, businessDays }: Dismissal, now: Date): Promise<boolean> => {
      const parameters = [restaurantId, JSON.stringify(orderIds), JSON.stringify(businessDays), now.toISOString()]
      return (await query(dismissSql, parameters)).length > 0
    },
  }
}

export type ClosedByPlatformStore = ReturnType<typeof createClosedByPlatformStore>
