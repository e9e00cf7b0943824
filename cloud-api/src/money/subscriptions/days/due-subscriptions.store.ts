// Finds the restaurants for the jobs of subscriptions.
import type { Day } from '@sufra/shared/dates/day'
import type { Query } from '../../../platform/db/connect.ts'

/** Restaurants for each run of a job; the others follow in the next run. */
const maxAtOnce = 500

const withoutSubscriptionSql = `
select r.id from restaurants r
where r.status = 'accepted' and not exists (select 1 from subscriptions s where s.restaurant_id = r.id)
order by r.id limit ${maxAtOnce}`

const toInvoiceSql = `
select s.restaurant_id as "id" from subscriptions s join plans p on p.id = s.plan_id
where s.next_period_on <= $1::date and s.cancelled_on is null and p.price > 0 and (s.open_due_on is null or s.open_due_on > $2::date)
order by s.next_period_on, s.restaurant_id limit ${maxAtOnce}`

/** Invoices that were due before $1, or on it, without their entry in the history: `overdue:12`. */
const lateSql = `
select distinct i.restaurant_id as "id" from subscription_invoices i
where i.paid < i.amount and i.voided_at is null and i.due_on <= $1::date
  and not exists (select 1 from subscription_history h where h.restaurant_id = i.restaurant_id and h.key = $2::text || ':' || i.number)
order by i.restaurant_id limit ${maxAtOnce}`

export const createDueSubscriptionsStore = (query: Query) => {
  const ids = async (sql: string, parameters: string[]): Promise<string[]> =>
    (await query<{ id: string }>(sql, parameters)).map(({ id }) => id)
  return {
    /** Lists accepted restaurants without a subscription. */
    listWithoutSubscription: () => ids(withoutSubscriptionSql, []),
    /** Lists restaurants whose next period begins before a day or on it, and that have not lapsed. */
    listToInvoice: (by: Day, lastLapsed: Day) => ids(toInvoiceSql, [by, lastLapsed]),
    /** Lists restaurants with an unpaid invoice that was due before a day or on it, without an entry of a kind. */
    listLate: (kind: 'overdue' | 'lapsed', by: Day) => ids(lateSql, [by, kind]),
  }
}

export type DueSubscriptionsStore = ReturnType<typeof createDueSubscriptionsStore>
