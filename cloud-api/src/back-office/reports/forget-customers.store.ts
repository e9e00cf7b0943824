// The totals of guests whose details are deleted from orders. They are recomputed from the changed orders, so that a rebuild gives the
// same.
import { plusDays } from '@sufra/shared/reports/period'
import type { Day } from '@sufra/shared/dates/day'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { customerKeySql } from './daily-totals.sql.ts'
import { createTotalsOf } from './daily-totals.store.ts'

/**
 * Prevents the computation of the restaurant's totals until the transaction ends. Call it before deleting details of guests, so that no
 * totals are stored of orders with these details. `isBrief`: like in the totals' own lock; `isStillLocked` then recognises the failure.
 */
export const lockTotals = async (tx: Db, restaurantId: string, options: { isBrief?: boolean } = {}): Promise<void> => {
  await createTotalsOf(tx, restaurantId).lock(options)
}

/** Deletes the rows of a guest without a closed order. */
export const forgetCustomer = async (tx: Db, restaurantId: string, mobileNumber: string): Promise<void> => {
  await tx.execute(sql`
    delete from daily_customer_totals t
    using (select ${restaurantId}::uuid as restaurant_id, ${mobileNumber}::text as mobile_number) o
    where t.restaurant_id = o.restaurant_id and t.customer = ${sql.raw(customerKeySql)}`)
}

const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10)
/** Maximum days between a business day and the day in UTC of its orders. */
const margin = 2

/** Recomputes the totals of the orders placed from `from` (null: the first) until `to`, one month after another. */
export const recomputeTotals = async (tx: Db, restaurantId: string, from: Date | null, to: Date): Promise<void> => {
  const totals = createTotalsOf(tx, restaurantId)
  const [first, last] = [from ? plusDays(dayOf(from), -margin) : '0001-01-01', plusDays(dayOf(to), margin)]
  for (const month of await totals.months()) {
    const range = { from: month.from < first ? first : month.from, to: month.to > last ? last : month.to }
    if (range.from <= range.to) await totals.replaceDays(range)
  }
}
