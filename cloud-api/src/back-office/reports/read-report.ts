// A report of a restaurant: its daily totals, summed over a period and over the period before.
import type { RestaurantClock } from '@sufra/shared/dates/business-day'
import { dirhams } from '@sufra/shared/money'
import { allCancelReasons } from '@sufra/shared/orders/cancel-reason'
import { orderTypes } from '@sufra/shared/orders/order-type'
import { paymentMethods } from '@sufra/shared/payments/payment-state'
import type { Report, ReportSummary } from '@sufra/shared/reports/report'
import { eachDay, sumsOf, type Figures } from './each-day.ts'
import type { Periods, ReportStore, ItemRow } from './report.store.ts'

type BothFigures = Figures & { ordersBefore: number; salesBefore: number; refundsBefore: number }
const beforeOf = ({ ordersBefore, salesBefore, refundsBefore }: BothFigures) =>
  sumsOf({ orders: ordersBefore, sales: salesBefore, refunds: refundsBefore })
const nothing: BothFigures = { orders: 0, sales: 0, refunds: 0, ordersBefore: 0, salesBefore: 0, refundsBefore: 0 }
const compared = (row: BothFigures = nothing) => ({ ...sumsOf(row), before: beforeOf(row) })

type Totals = Awaited<ReturnType<ReportStore['totals']>>
/** Renames the figures of the period before to the names of the visible period. */
const totalsBefore = (totals: Totals): Totals => {
  const before = Object.entries(totals).flatMap(([name, value]) =>
    name.endsWith('Before') ? [[name.slice(0, -'Before'.length), value]] : [],
  )
  return Object.fromEntries(before) as Totals // each figure has both
}

type Summed = {
  totals: Totals
  customers: Awaited<ReturnType<ReportStore['customers']>>
  cancelled: { orders: number; value: number }
}
const summaryOf = ({ totals, customers: { orders: ordersWithNumber, ...customers }, cancelled }: Summed): ReportSummary => {
  const { orders, sales, refunds, accepted, acceptTime, prepared, prepareTime, promisedTime, late } = totals
  return {
    ...sumsOf({ orders, sales, refunds }),
    sales: dirhams(sales),
    refunds: dirhams(refunds),
    cancelled: cancelled.orders,
    cancelledValue: dirhams(cancelled.value),
    times: { accepted, acceptTime, prepared, prepareTime, promisedTime, late },
    customers: { ...customers, ordersWithoutNumber: orders - ordersWithNumber },
  }
}

const addUp = (rows: readonly { orders: number; value: number }[]) =>
  rows.reduce((sum, row) => ({ orders: sum.orders + row.orders, value: sum.value + row.value }), { orders: 0, value: 0 })

type Options = { restaurantId: string; periods: Periods; today: string; clock: RestaurantClock }

export const createReadReport =
  (store: ReportStore) =>
  async ({ restaurantId, periods, today, clock }: Options): Promise<Report> => {
    const [firstDay, totals, days, hours, methods, types, items, reasons, customers, customersBefore] = await Promise.all([
      store.firstDay(restaurantId),
      store.totals(restaurantId, periods),
      store.days(restaurantId, periods),
      store.hours(restaurantId, periods),
      store.methods(restaurantId, periods),
      store.types(restaurantId, periods),
      store.items(restaurantId, periods),
      store.reasons(restaurantId, periods),
      store.customers(restaurantId, periods.shown),
      store.customers(restaurantId, periods.before, periods.part),
    ])
    const cancelledBefore = reasons.map(({ ordersBefore, valueBefore }) => ({ orders: ordersBefore, value: valueBefore }))
    return {
      today,
      firstDay,
      dayEndsAt: clock.dayEndsAt,
      shown: periods.shown,
      before: periods.before,
      isBeforeSoFar: periods.part !== undefined,
      summary: summaryOf({ totals, customers, cancelled: addUp(reasons) }),
      summaryBefore: summaryOf({ totals: totalsBefore(totals), customers: customersBefore, cancelled: addUp(cancelledBefore) }),
      days: eachDay(
        periods.shown,
        days.map((row) => ({ day: row.day, ...sumsOf(row) })),
      ),
      daysBefore: eachDay(
        periods.before,
        days.map((row) => ({ day: row.day, ...beforeOf(row) })),
      ),
      hours: hours.filter(({ orders }) => orders > 0).map((row) => ({ weekday: row.weekday, hour: row.hour, ...sumsOf(row) })),
      methods: paymentMethods.map((method) => ({ method, ...compared(methods.find((row) => row.method === method)) })),
      types: orderTypes.map((type) => ({ type, ...compared(types.find((row) => row.type === type)) })),
      items: items.map(({ itemId, name, cuisine, quantity, sales, quantityBefore, salesBefore }) => ({
        itemId,
        name,
        cuisine,
        quantity,
        sales: dirhams(sales),
        before: { quantity: quantityBefore, sales: dirhams(salesBefore) },
      })),
      cuisines: cuisinesOf(items),
      reasons: allCancelReasons.flatMap((reason) => {
        const row = reasons.find((each) => each.reason === reason)
        if (!row) return []
        const { orders, value, ordersBefore, valueBefore } = row
        return [{ reason, orders, value: dirhams(value), before: { orders: ordersBefore, value: dirhams(valueBefore) } }]
      }),
    }
  }

export type ReadReport = ReturnType<typeof createReadReport>

/** Sums the sales of each cuisine, the best selling first. Items that are no longer on the menu are in a cuisine without a name. */
const cuisinesOf = (items: readonly ItemRow[]): Report['cuisines'] => {
  const groups = Map.groupBy(items, ({ cuisineId }) => cuisineId)
  const total = (rows: readonly ItemRow[], figure: (row: ItemRow) => number) => rows.reduce((sum, row) => sum + figure(row), 0)
  const cuisines = [...groups].map(([cuisineId, rows]) => ({
    cuisineId,
    name: rows[0]?.cuisine ?? null,
    quantity: total(rows, ({ quantity }) => quantity),
    sales: dirhams(total(rows, ({ sales }) => sales)),
    before: {
      quantity: total(rows, ({ quantityBefore }) => quantityBefore),
      sales: dirhams(total(rows, ({ salesBefore }) => salesBefore)),
    },
  }))
  return cuisines.toSorted((a, b) => b.sales - a.sales)
}
