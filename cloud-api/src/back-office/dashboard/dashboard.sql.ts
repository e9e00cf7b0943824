// SQL of the dashboard over orders and the menu. Figures of days come from the daily totals of reports.
import { isSaleSql, revenueSql, timeSums } from '../../ordering/orders/sale.sql.ts'
import { isVisibleSql } from '../../ordering/orders/visible-to-counter.sql.ts'

const timeColumns = Object.entries(timeSums)
  .map(([name, sum]) => `${sum}::float as "${name}"`)
  .join(', ')

/** Sums the sales of a business day that were placed up to a time. $1 restaurant, $2 the business day, $3 the time. */
export const readUntilSql = `
select count(*)::int as orders, coalesce(sum(${revenueSql}), 0)::float as revenue,
  ${timeColumns}
from orders o
where o.restaurant_id = $1::uuid and o.business_day = $2::date and o.placed_at <= $3::timestamptz
  and o.placed_at >= $2::date - interval '3 days' and ${isSaleSql} and ${isVisibleSql('o')}`

/** Counts open orders by status, and late orders. $1 restaurant, $2 now. */
export const readOpenSql = `
select (count(*) filter (where o.status = 'Received'))::int as waiting, (count(*) filter (where o.status = 'Preparing'))::int as preparing,
  (count(*) filter (where o.status = 'Out for Delivery'))::int as ready,
  (count(*) filter (where o.status = 'Preparing' and o.promised_at < $2::timestamptz))::int as late
from orders o
where o.restaurant_id = $1::uuid and o.status in ('Received', 'Preparing', 'Out for Delivery') and ${isVisibleSql('o')}`

/** Lists items that are switched off or sold out. $1 restaurant, $2 maximum number of items. */
export const readSoldOutSql = `
select i.id as "itemId", i.name, to_char(i.back_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "backAt", count(*) over ()::int as count
from menu_items i
where i.restaurant_id = $1::uuid and (not i.is_available or i.portions_left = 0)
order by i.back_at nulls last, i.position, i.id
limit $2::int`

/** $1 restaurant. */
export const readHasOrdersSql = `select exists (select 1 from orders o where o.restaurant_id = $1::uuid and ${isVisibleSql('o')}) as "hasOrders"`
