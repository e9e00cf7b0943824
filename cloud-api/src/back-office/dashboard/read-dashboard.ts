// Compares today's daily totals with the same weekday of last week up to the same time.
import { businessDayOf, type RestaurantClock } from '@sufra/shared/dates/business-day'
import { daysEarlier } from '@sufra/shared/dates/same-time'
import type { Dashboard } from '@sufra/shared/dashboard/dashboard.routes'
import { dirhams } from '@sufra/shared/money'
import { plusDays } from '@sufra/shared/reports/period'
import type { ReportStore } from '../reports/report.store.ts'
import type { DashboardStore } from './dashboard.store.ts'

type Deps = { store: DashboardStore; totals: ReportStore; now: () => Date }

const maxTopItems = 5
const maxSoldOut = 8

const asHours = (rows: readonly { hour: number; orders: number; ordersBefore: number }[]) =>
  rows.map(({ hour, orders, ordersBefore }) => ({ hour, orders, ordersBefore }))

/** `seesMoney`: whether the caller may see amounts. The daily totals must be updated before each read. */
export const createReadDashboard =
  ({ store, totals, now }: Deps) =>
  async (restaurantId: string, clock: RestaurantClock, { seesMoney }: { seesMoney: boolean }): Promise<Dashboard> => {
    const at = now()
    const today = businessDayOf(at, clock)
    const dayBefore = plusDays(today, -7)
    const days = { shown: { from: today, to: today }, before: { from: dayBefore, to: dayBefore } }
    const [sums, until, open, hours, items, soldOut, hasOrders] = await Promise.all([
      totals.totals(restaurantId, days),
      store.until(restaurantId, dayBefore, daysEarlier(at, 7, clock.timeZone)),
      store.open(restaurantId, at),
      totals.hours(restaurantId, days),
      totals.items(restaurantId, days),
      store.soldOut(restaurantId, maxSoldOut),
      store.hasOrders(restaurantId),
    ])
    const { accepted, acceptTime, prepared, prepareTime, promisedTime, late } = sums
    const { orders: ordersUntil, revenue: revenueUntil, ...timesUntil } = until
    const money = (amount: number) => (seesMoney ? dirhams(amount) : null)
    return {
      today,
      dayBefore,
      dayEndsAt: clock.dayEndsAt,
      hasOrders,
      now: {
        orders: sums.orders,
        revenue: money(sums.sales - sums.refunds),
        times: { accepted, acceptTime, prepared, prepareTime, promisedTime, late },
      },
      before: { orders: ordersUntil, revenue: money(revenueUntil), times: timesUntil },
      open,
      hours: asHours(hours),
      topItems: items
        .filter(({ quantity }) => quantity > 0)
        .toSorted((a, b) => b.quantity - a.quantity || a.itemId.localeCompare(b.itemId))
        .slice(0, maxTopItems)
        .map(({ itemId, name, quantity }) => ({ itemId, name, quantity })),
      soldOut,
    }
  }
