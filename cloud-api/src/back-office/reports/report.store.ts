import type { Day } from '@sufra/shared/dates/day'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { dirhams } from '@sufra/shared/money'
import type { AnyCancelReason } from '@sufra/shared/orders/cancel-reason'
import type { OrderType } from '@sufra/shared/orders/order-type'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import type { DayRange } from '@sufra/shared/reports/period'
import type { CustomerSums } from '@sufra/shared/reports/report'
import type { Query } from '../../platform/db/connect.ts'
import {
  readCustomersSql,
  readDaysSql,
  readFirstDaySql,
  readHoursSql,
  readItemsSql,
  readMethodsSql,
  readReasonsSql,
  readTotalsSql,
  readTypesSql,
} from './report.sql.ts'

/** Figures of the visible period and, with `Before`, of the period before it. */
type InBoth<Names extends string> = Record<Names | `${Names}Before`, number>
type Sales = InBoth<'orders' | 'sales' | 'refunds'>
type Totals = Sales & InBoth<'accepted' | 'acceptTime' | 'prepared' | 'prepareTime' | 'promisedTime' | 'late'>
export type ItemRow = InBoth<'quantity' | 'sales'> & {
  itemId: string
  name: LocalizedText
  cuisineId: string | null
  cuisine: LocalizedText | null
}

/** `part`: the day of the period before of which only a part counts, since the visible day is not over. */
export type Periods = { shown: DayRange; before: DayRange; part?: Part | undefined }
type Part = { day: Day; until: Date }

const partOf = (part: Part | undefined) => [part?.day ?? null, part?.until.toISOString() ?? null]

/** Reads a restaurant's daily totals, summed over periods. */
export const createReportStore = (query: Query) => {
  const read =
    <Row extends object>(text: string) =>
    (restaurantId: string, { shown, before, part }: Periods) =>
      query<Row>(text, [restaurantId, shown.from, shown.to, before.from, before.to, ...partOf(part)])
  const readTotals = read<Totals>(readTotalsSql)
  return {
    totals: async (restaurantId: string, periods: Periods): Promise<Totals> => {
      const [row] = await readTotals(restaurantId, periods)
      if (!row) throw new Error('a sum without groups has one row')
      return row
    },
    /** Returns the first day with a sale. */
    firstDay: async (restaurantId: string): Promise<Day | null> => {
      const [row] = await query<{ firstDay: Day | null }>(readFirstDaySql, [restaurantId])
      return row?.firstDay ?? null
    },
    days: read<Sales & { day: string }>(readDaysSql),
    hours: read<Sales & { weekday: number; hour: number }>(readHoursSql),
    methods: read<Sales & { method: PaymentMethod }>(readMethodsSql),
    types: read<Sales & { type: OrderType }>(readTypesSql),
    items: read<ItemRow>(readItemsSql),
    reasons: read<InBoth<'orders' | 'value'> & { reason: AnyCancelReason }>(readReasonsSql),

    /** `orders`: the number of orders with a phone number, by which customers are identified. */
    customers: async (restaurantId: string, { from, to }: DayRange, part?: Part) => {
      const [row] = await query<Record<keyof Omit<CustomerSums, 'ordersWithoutNumber'> | 'orders', number>>(readCustomersSql, [
        restaurantId,
        from,
        to,
        ...partOf(part),
      ])
      if (!row) throw new Error('a sum without groups has one row')
      return { ...row, revenueOfReturning: dirhams(row.revenueOfReturning) }
    },
  }
}

export type ReportStore = ReturnType<typeof createReportStore>
