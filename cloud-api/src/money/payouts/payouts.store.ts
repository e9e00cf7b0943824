import { daysOfMonth } from '@sufra/shared/dates/months'
import { readSums } from '@sufra/shared/payouts/payout-sums'
import type { PayoutRow } from '@sufra/shared/payouts/payout.routes'
import type { RestaurantClock } from '@sufra/shared/dates/business-day'
import type { Query } from '../../platform/db/connect.ts'
import { firstPaymentSql, readPayoutsSql } from './payouts.sql.ts'

type SummedRow = Record<keyof PayoutRow, number> & Pick<PayoutRow, 'day' | 'method'>

export const createPayoutsStore = (query: Query) => ({
  /** Returns the newest day first. */
  read: async (restaurantId: string, month: string, { timeZone, dayEndsAt }: RestaurantClock): Promise<PayoutRow[]> => {
    const { first, next } = daysOfMonth(month)
    const rows = await query<SummedRow>(readPayoutsSql, [restaurantId, first, next, timeZone, dayEndsAt])
    return rows.map(readSums)
  },

  firstPaymentAt: async (restaurantId: string): Promise<Date | undefined> => {
    const [row] = await query<{ at: string | null }>(firstPaymentSql, [restaurantId])
    return row?.at ? new Date(row.at) : undefined
  },
})
