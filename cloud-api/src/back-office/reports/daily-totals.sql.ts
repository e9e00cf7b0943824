// Statements that compute the totals of business days from their orders. $1 is the restaurant, $2 and $3 the first and the last day.
import { isSaleSql, refundSql, revenueSql, timeSums } from '../../ordering/orders/sale.sql.ts'
import { isVisibleSql } from '../../ordering/orders/visible-to-counter.sql.ts'

const totals = ['daily_totals', 'daily_item_totals', 'daily_customer_totals', 'daily_cancellations'] as const

/** The orders of the days. The range of time is wide enough for every time zone, for the index of the order history. */
const ofDays = `o.restaurant_id = $1::uuid and o.business_day between $2::date and $3::date
  and o.placed_at >= $2::date - interval '3 days' and o.placed_at < $3::date + interval '4 days' and ${isVisibleSql('o')}`

const hourColumns =
  'restaurant_id, day, hour, order_type, payment_method, orders, sales, refunds, accepted, accept_time, prepared, prepare_time, promised_time, late'
const selectHours = (ofOrders: string) => `
select o.restaurant_id, o.business_day, extract(hour from o.placed_at at time zone r.time_zone)::int as hour, o.order_type, o.payment_method,
  count(*), sum(o.total_price), sum(${refundSql('o')}),
  ${Object.values(timeSums).join(', ')}
from orders o join restaurants r on r.id = o.restaurant_id
where ${ofOrders} and ${isSaleSql}
group by o.restaurant_id, o.business_day, hour, o.order_type, o.payment_method`
const insertHours = `insert into daily_totals (${hourColumns}) ${selectHours(ofDays)}`

/** A renamed item gets the same one of its names in every rebuild. */
const itemColumns = 'restaurant_id, day, item_id, name, quantity, sales'
const selectItems = (ofOrders: string) => `
select o.restaurant_id, o.business_day, l.item_id, max(l.name::text)::jsonb, sum(l.quantity), sum(l.total)
from orders o join order_lines l on l.restaurant_id = o.restaurant_id and l.order_id = o.id
where ${ofOrders} and ${isSaleSql}
group by o.restaurant_id, o.business_day, l.item_id`
const insertItems = `insert into daily_item_totals (${itemColumns}) ${selectItems(ofDays)}`

/** Key of the guest of the order o. */
export const customerKeySql = `encode(sha256(convert_to(o.restaurant_id || ' ' || o.mobile_number, 'UTF8')), 'base64')`

const customerColumns = 'restaurant_id, day, customer, orders, revenue, is_first'
const selectCustomers = (ofOrders: string) => `
  select o.restaurant_id, o.business_day as day, ${customerKeySql} as customer, count(*) as orders, sum(${revenueSql}) as revenue
  from orders o
  where ${ofOrders} and ${isSaleSql} and o.mobile_number <> ''
  group by o.restaurant_id, o.business_day, customer`
const insertCustomers = `
insert into daily_customer_totals (${customerColumns})
select n.*, n.day = min(n.day) over (partition by n.customer) and not exists (
  select 1 from daily_customer_totals e where e.restaurant_id = $1::uuid and e.customer = n.customer and e.day < $2::date)
from (${selectCustomers(ofDays)}
) n`

const laterDays = (isFirst: boolean) => `
update daily_customer_totals t set is_first = ${isFirst}
where t.restaurant_id = $1::uuid and t.day > $3::date and t.is_first = ${!isFirst} and t.customer in (
  select d.customer from daily_customer_totals d where d.restaurant_id = $1::uuid and d.day between $2::date and $3::date)`

/**
 * Runs before the totals of the days are deleted: where one of them is a customer's first day, the customer's earliest other day becomes
 * the first if it comes after the days.
 */
const passOnFirstDays = `${laterDays(true)} and t.day = (
  select min(l.day) from daily_customer_totals l where l.restaurant_id = $1::uuid and l.customer = t.customer and l.day not between $2::date and $3::date)`

/** Runs after the totals of the days are inserted: no later day is the first day of a customer of these days. */
const takeFirstDays = laterDays(false)

const cancellationColumns = 'restaurant_id, day, reason, orders, value'
const selectCancellations = (ofOrders: string) => `
select o.restaurant_id, o.business_day, coalesce(o.cancel_reason, 'other') as reason, count(*), sum(o.total_price)
from orders o
where ${ofOrders} and o.status = 'Cancelled'
group by o.restaurant_id, o.business_day, reason`
const insertCancellations = `insert into daily_cancellations (${cancellationColumns}) ${selectCancellations(ofDays)}`

/**
 * The totals of a table, with only the orders before a time for one day. `day` and `until` are SQL texts; both null for all orders of all
 * days.
 */
const untilTime =
  (table: string, columns: string, select: (ofOrders: string) => string) =>
  (day: string, until: string): string =>
    `(
  select ${columns} from ${table} where restaurant_id = $1::uuid and day is distinct from ${day}::date
  union all select * from (${select(`o.restaurant_id = $1::uuid and o.business_day = ${day}::date
  and o.placed_at between ${day}::date - interval '3 days' and ${until}::timestamptz and ${isVisibleSql('o')}`)}) u (${columns})
)`

export const totalsUntil = {
  hours: untilTime('daily_totals', hourColumns, selectHours),
  items: untilTime('daily_item_totals', itemColumns, selectItems),
  customers: untilTime(
    'daily_customer_totals',
    customerColumns,
    (ofOrders) => `select n.*, null::boolean from (${selectCustomers(ofOrders)}) n`,
  ),
  cancellations: untilTime('daily_cancellations', cancellationColumns, selectCancellations),
}

/** Statements that, run one after the other, replace the totals of the days. */
export const replaceDaysSql = [
  passOnFirstDays,
  ...totals.map((table) => `delete from ${table} where restaurant_id = $1::uuid and day between $2::date and $3::date`),
  insertHours,
  insertItems,
  insertCustomers,
  takeFirstDays,
  insertCancellations,
]

/** $1 restaurant. */
export const addProgressSql = `
insert into daily_totals_progress (restaurant_id, seq, time_zone)
select id, -1, '' from restaurants where id = $1::uuid
on conflict (restaurant_id) do nothing`

/**
 * $1 restaurant. Locks its progress; the newest number of its feed is read afterwards, so that a change missing in the totals always has a
 * higher number.
 */
export const lockProgressSql = `select seq, time_zone as "timeZone" from daily_totals_progress where restaurant_id = $1::uuid for update`

/** $1 restaurant. */
export const readProgressSql = `select seq from daily_totals_progress where restaurant_id = $1::uuid`

/** Limits the time for which a reader of the totals waits for another computation of them, until the end of the transaction. */
export const waitBrieflySql = `set local lock_timeout = '2s'`
/** Ends the short limit. */
export const waitAsUsualSql = 'set local lock_timeout to default'

/** Whether the restaurant has more orders than a limit. $1 restaurant, $2 the limit. */
export const hasMoreOrdersSql = `
select count(*)::int > $2::int as "hasMore" from (select 1 from orders where restaurant_id = $1::uuid limit $2::int + 1) o`

/** $1 restaurant, $2 the number up to which the totals follow the feed. `isComplete`: the feed still has all rows after it. */
export const readNewestSql = `
select c.seq, r.time_zone as "timeZone",
  c.seq <= $2::int or exists (select 1 from feed f where f.restaurant_id = c.restaurant_id and f.seq = $2::int + 1) as "isComplete"
from restaurant_counters c join restaurants r on r.id = c.restaurant_id
where c.restaurant_id = $1::uuid`

/** Days that changed after $2 and up to $3 in the feed. $1 restaurant. */
export const changedDaysSql = `
select distinct to_char(o.business_day, 'YYYY-MM-DD') as day
from feed f join orders o on o.restaurant_id = f.restaurant_id and o.id = f.order_id
where f.restaurant_id = $1::uuid and f.seq > $2::int and f.seq <= $3::int
order by day`

/** The months of a restaurant's orders, each as its first and last day, with a margin for the restaurant's clock. $1 restaurant. */
export const orderMonthsSql = `
select to_char(m, 'YYYY-MM-DD') as "from", to_char(m + interval '1 month' - interval '1 day', 'YYYY-MM-DD') as "to"
from (select min(placed_at) as first, max(placed_at) as last from orders where restaurant_id = $1::uuid) o,
  generate_series(date_trunc('month', o.first - interval '2 days'), o.last + interval '2 days', interval '1 month') m`

/** $1 restaurant. */
export const deleteAllSql = totals.map((table) => `delete from ${table} where restaurant_id = $1::uuid`)

/** $1 restaurant, $2 the number in the feed, $3 the time zone. */
export const saveProgressSql = `update daily_totals_progress set seq = $2::int, time_zone = $3::text where restaurant_id = $1::uuid`

/** Restaurants whose feed is ahead of their totals, or whose time zone changed. */
export const listBehindSql = `
select c.restaurant_id as "restaurantId"
from restaurant_counters c join restaurants r on r.id = c.restaurant_id
  left join daily_totals_progress p on p.restaurant_id = c.restaurant_id
where p.seq is null or p.seq <> c.seq or p.time_zone <> r.time_zone`
