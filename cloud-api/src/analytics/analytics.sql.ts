// SQL of analytics over the totals of months.

/** Reads the sums of every restaurant with orders in a month. $1: the month's first day. */
export const readMonthSql = `
select restaurant_id as "restaurantId", orders, (sales - refunds)::float as revenue, cancelled, accepted, accept_time::float as "acceptTime",
  prepared, late
from monthly_totals
where month = $1::date and orders + cancelled > 0`

/** Reads the sums of each month over all restaurants. $1: first day of the first month. */
export const readMonthsSql = `
select to_char(month, 'YYYY-MM') as month, count(*) filter (where orders > 0)::int as active, sum(orders)::int as orders,
  sum(sales - refunds)::float as revenue, sum(cancelled)::int as cancelled, sum(accepted)::int as accepted, sum(accept_time)::float as "acceptTime"
from monthly_totals
where month >= $1::date
group by month`

/** Counts the restaurants with first orders in `first` that had orders in `month`. */
export const readCohortsSql = `
select to_char(f.first, 'YYYY-MM') as first, to_char(m.month, 'YYYY-MM') as month, count(*)::int as restaurants
from (select restaurant_id, min(month) as first from monthly_totals where orders > 0 group by restaurant_id) f
  join monthly_totals m on m.restaurant_id = f.restaurant_id and m.orders > 0
group by f.first, m.month`
