// The totals of guests whose details are deleted from orders: those of the orders as they are then, so that a rebuild gives the same.
import { plusDays } from '@sufra/shared/reports/period'
import type { Day } from '@sufra/shared/dates/day'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { customerKeySql } from './daily-totals.sql.ts'
import { createTotalsOf } from './daily-totals.store.ts'

/**
 * Until the transaction ends no totals of the restaurant are computed. Whoever deletes details of guests takes it first, so that no totals are stored of
 * orders that had them. `isBrief`: as of the totals' own lock; `isStillLocked` then tells why it failed.
 */
export const lockTotals = async (tx: Db, restaurantId: string, options: { isBrief?: boolean } = {}): Promise<void> => {
  await createTotalsOf(tx, restaurantId).lock(options)
}

/** Deletes the rows of one guest, of whom no closed order is left. */
export const forgetCustomer = async (tx: Db, restaurantId: string, mobileNumber: string): Promise<void> => {
  await tx.execute(sql`
    delete from daily_customer_totals t
    using (select ${restaurantId}::uuid as restaurant_id, ${mobileNumber}::text as mobile_number) o
    where t.restaurant_id = o.restaurant_id and t.customer = ${sql.raw(customerKeySql)}`)
}

const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10)
/** Days by which a business day can be beside the day in UTC of its orders. */
const margin = 2

/** Computes the totals of the orders placed from `from` (null: the first) until `to` again, a month at a time. */
export const recomputeTotals = async (tx: Db, restaurantId: string, from: Date | null, to: Date): Promise<void> => {
  const totals = createTotalsOf(tx, restaurantId)
  const [first, last] = [from ? plusDays(dayOf(from), -margin) : '0001-01-01', plusDays(dayOf(to), margin)]
  for (const month of await totals.months()) {
    const range = { from: month.from < first ? first : month.from, to: month.to > last ? last : month.to }
    if (range.from <= range.to) await totals.replaceDays(range)
  }
}
