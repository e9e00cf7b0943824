// SQL of reports over the daily totals. $1 is the restaurant, $2 and $3 the first and the last day, $4 and $5 the first and the last day of
// the period before. $6 the last day of the period before, of which only the time until $7 counts, or null.
import { totalsUntil } from './daily-totals.sql.ts'

const isWithin = 'day between $2::date and $3::date'
const isBefore = 'day between $4::date and $5::date'
const isRead = `restaurant_id = $1::uuid and (${isWithin} or ${isBefore})`

/** A row of each group with its figures in both periods. A day may be in both. */
const inBoth = (columns: readonly string[], source: keyof typeof totalsUntil) =>
  columns
    .flatMap((column) => [
      `coalesce(sum(${column}) filter (where ${isWithin}), 0)::float as "${nameOf(column)}"`,
      `coalesce(sum(${column}) filter (where ${isBefore}), 0)::float as "${nameOf(column)}Before"`,
    ])
    .join(',\n  ') + `\nfrom ${totalsUntil[source]('$6', '$7')} t where ${isRead}`

const nameOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const salesColumns = ['orders', 'sales', 'refunds'] as const
const timeColumns = ['accepted', 'accept_time', 'prepared', 'prepare_time', 'promised_time', 'late'] as const

/** The lookup needs no other index, since the primary key begins with the restaurant and the day. */
export const readFirstDaySql = `select to_char(min(day), 'YYYY-MM-DD') as "firstDay" from daily_totals where restaurant_id = $1::uuid`

export const readTotalsSql = `select ${inBoth([...salesColumns, ...timeColumns], 'hours')}`

export const readMethodsSql = `
select payment_method as method, ${inBoth(salesColumns, 'hours')} group by payment_method`

export const readTypesSql = `
select order_type as type, ${inBoth(salesColumns, 'hours')} group by order_type`

export const readDaysSql = `
select to_char(day, 'YYYY-MM-DD') as day, ${inBoth(salesColumns, 'hours')} group by day order by day`

export const readHoursSql = `
select extract(dow from day)::int as weekday, hour, ${inBoth(salesColumns, 'hours')} group by weekday, hour order by weekday, hour`

export const readReasonsSql = `
select reason, ${inBoth(['orders', 'value'], 'cancellations')} group by reason`

/** Names and cuisines come from the current menu. An item that is no longer on it has its stored name and no cuisine. */
export const readItemsSql = `
select t."itemId", coalesce(i.name, t.name) as name, c.id as "cuisineId", c.name as cuisine, t.quantity, t."quantityBefore", t.sales, t."salesBefore"
from (
  select item_id as "itemId", max(name::text)::jsonb as name, ${inBoth(['quantity', 'sales'], 'items')} group by item_id
) t
  left join menu_items i on i.restaurant_id = $1::uuid and i.id = t."itemId"
  left join cuisines c on c.restaurant_id = $1::uuid and c.id = i.cuisine_id
order by t.sales desc, t."salesBefore" desc, t."itemId"`

/**
 * $1 restaurant, $2 and $3 the first and the last day, $4 and $5 like $6 and $7 above. Customers who ordered before, or more than once in
 * the period, count as returning.
 */
export const readCustomersSql = `
select count(*)::int as "all", (count(*) filter (where returning_customer))::int as returning,
  coalesce(sum(orders), 0)::int as orders,
  coalesce(sum(orders) filter (where returning_customer), 0)::int as "ordersOfReturning",
  coalesce(sum(revenue) filter (where returning_customer), 0)::float as "revenueOfReturning"
from (
  select sum(orders) as orders, sum(revenue) as revenue, sum(orders) > 1 or case when bool_or(is_first is null) then exists (
    select 1 from daily_customer_totals e where e.restaurant_id = $1::uuid and e.customer = t.customer and e.day < $2::date
  ) else not bool_or(is_first) end as returning_customer
  from ${totalsUntil.customers('$4', '$5')} t
  where restaurant_id = $1::uuid and ${isWithin}
  group by customer
) c`
