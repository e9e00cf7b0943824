// Statements that compute the totals of months from the daily totals. $1 is the restaurant; $2 and $3 are days whose months are replaced.

const months = `date_trunc('month', $2::date)::date and date_trunc('month', $3::date)::date`
const ofMonths = `restaurant_id = $1::uuid and day >= date_trunc('month', $2::date) and day < date_trunc('month', $3::date) + interval '1 month'`

const insertMonths = `
insert into monthly_totals (restaurant_id, month, orders, sales, refunds, cancelled, accepted, accept_time, prepared, late)
select restaurant_id, date_trunc('month', day)::date as first_day, sum(orders), sum(sales), sum(refunds), sum(cancelled), sum(accepted),
  sum(accept_time), sum(prepared), sum(late)
from (
  select restaurant_id, day, orders, sales, refunds, 0 as cancelled, accepted, accept_time, prepared, late from daily_totals where ${ofMonths}
  union all
  select restaurant_id, day, 0, 0, 0, orders, 0, 0, 0, 0 from daily_cancellations where ${ofMonths}
) d
group by restaurant_id, first_day`

/** Statements to run one after the other. */
export const replaceMonthsSql = [`delete from monthly_totals where restaurant_id = $1::uuid and month between ${months}`, insertMonths]

/** $1 restaurant. */
export const deleteMonthsSql = `delete from monthly_totals where restaurant_id = $1::uuid`
