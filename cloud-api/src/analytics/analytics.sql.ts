// What analytics read of the totals of months.

/** $1 the first day of a month. The sums of every restaurant that had orders in it. */
export const readMonthSql = `
select restaurant_id as "restaurantId", orders, (sales - refunds)::float as revenue, cancelled, accepted, accept_time::float as "acceptTime",
  prepared, late
from monthly_totals
where month = $1::date and orders + cancelled > 0`

/** $1 the first day of the first month. The sums of each month over all restaurants. */
export const readMonthsSql = `
select to_char(month, 'YYYY-MM') as month, count(*) filter (where orders > 0)::int as active, sum(orders)::int as orders,
  sum(sales - refunds)::float as revenue, sum(cancelled)::int as cancelled, sum(accepted)::int as accepted, sum(accept_time)::float as "acceptTime"
from monthly_totals
where month >= $1::date
group by month`

/** How many of the restaurants whose first orders were in `first` had orders in `month`. */
export const readCohortsSql = `
select to_char(f.first, 'YYYY-MM') as first, to_char(m.month, 'YYYY-MM') as month, count(*)::int as restaurants
from (select restaurant_id, min(month) as first from monthly_totals where orders > 0 group by restaurant_id) f
  join monthly_totals m on m.restaurant_id = f.restaurant_id and m.orders > 0
group by f.first, m.month`
