// A guest's key in the daily totals is a hash of the phone number, which is guessed within seconds. Replaced by a random one, it names nobody, and sums stay.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { customerKeySql } from './daily-totals.sql.ts'

/** One random key for all days of the guest. */
export const forgetCustomer = async (tx: Db, restaurantId: string, mobileNumber: string): Promise<void> => {
  await tx.execute(sql`
    update daily_customer_totals t set customer = ${randomUUID()}::text
    from (select ${restaurantId}::uuid as restaurant_id, ${mobileNumber}::text as mobile_number) o
    where t.restaurant_id = o.restaurant_id and t.customer = ${sql.raw(customerKeySql)}`)
}

/** All guests of the days before `to`, from `from` on; null: from the beginning. */
export const forgetCustomersOfDays = async (db: Db, restaurantId: string, from: Date | null, to: Date): Promise<void> => {
  const start = (from ?? new Date(0)).toISOString()
  await db.execute(sql`
    update daily_customer_totals t set customer = o.key
    from (
      select customer, gen_random_uuid()::text as key from (
        select distinct customer from daily_customer_totals
        where restaurant_id = ${restaurantId}::uuid and day >= ${start}::timestamptz::date and day < ${to.toISOString()}::timestamptz::date
      ) d
    ) o
    where t.restaurant_id = ${restaurantId}::uuid and t.customer = o.customer
      and t.day >= ${start}::timestamptz::date and t.day < ${to.toISOString()}::timestamptz::date`)
}
