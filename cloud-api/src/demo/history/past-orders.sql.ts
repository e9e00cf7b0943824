// Past orders of a restaurant, made by the database from one number for each order. They depend only on the restaurant and the time.
import { demoDiners, demoVehicles } from '../demo-restaurant.ts'
import { pick } from '../sql-values.ts'

/** A family name for each guest, so that names are as different as people's. */
const families = ['Al-Marri', 'Al-Kuwari', 'Haddad', 'Kumar', 'Santos', 'Al-Sulaiti', 'Nasser', 'Fernandes', 'الهاجري', 'المهندي']

/** Orders begin at 11:00 local time, and are spread over twelve hours. */
const openSeconds = 12 * 3_600

/**
 * $1 the restaurant, $2 and $3 the first and the last order (1 is the newest), $4 orders a day, $5 different guests, $6 the newest business
 * day, $7 the time zone. Returns nothing. The orders' day close is 0, so that the next day close does not count them.
 */
export const insertPastOrdersSql = `
with items as (
  select id, name, selling_price, row_number() over (order by id) as position, count(*) over () as total from menu_items where restaurant_id = $1::uuid
), tables as (
  select id, number, row_number() over (order by number) as position, count(*) over () as total from dining_tables where restaurant_id = $1::uuid and deleted_at is null
), numbered as (
  select i, ('x' || substr(md5($1::text || i), 1, 7))::bit(28)::int as h, $6::date - ((i - 1) / $4::int) as day,
    $4::int - ((i - 1) % $4::int) as number
  from generate_series($2::int, $3::int) i
), drafts as (
  select *, (h / 7) % $5::int as guest, h % 100 < 15 as is_drive, (h / 100) % 20 = 0 as is_cancelled,
    translate(left(encode(decode(md5($1::text || ' order ' || i), 'hex'), 'base64'), 22), '+/', '-_') as id,
    (day + time '11:00' + make_interval(secs => number * ${openSeconds}.0 / ($4::int + 1))) at time zone $7::text as placed_at
  from numbered
), lines as (
  select d.id as order_id, d.placed_at, line, 1 + (d.h / line) % 2 as quantity, item.id as item_id, item.name, item.selling_price
  from drafts d cross join lateral generate_series(1, 1 + d.h % 3) line
  join items item on item.position = 1 + ((d.h / 11 + line * 7) % item.total)
), stored_lines as (
  insert into order_lines (restaurant_id, order_id, line, item_id, name, quantity, price_per_item, add_ons, total)
  select $1::uuid, order_id, line, item_id, name, quantity, selling_price, '[]', quantity * selling_price from lines
), priced as (
  select d.*, sum(l.quantity * l.selling_price)::int as total, (array['Cash', 'Cash', 'Cash', 'Card', 'UPI'])[1 + (d.h / 3) % 5] as method
  from drafts d join lines l on l.order_id = d.id group by d.i, d.h, d.day, d.number, d.guest, d.is_drive, d.is_cancelled, d.id, d.placed_at
), stored_payments as (
  insert into payments (restaurant_id, id, order_id, method, amount, created_at)
  select $1::uuid, gen_random_uuid(), id, method, total, placed_at from priced
)
insert into orders (restaurant_id, id, order_number, business_day, version, status, order_type, table_id, table_number, customer_name, mobile_number,
  vehicle_model, vehicle_number, vehicle_color, order_instructions, total_price, payment_method, payment_state, paid_amount, placed_at, acknowledged_at,
  accepted_at, promised_at, closed_at, cancel_reason, day_close)
select $1::uuid, p.id, p.number, p.day, 5, case when is_cancelled then 'Cancelled' else 'Delivered' end, case when is_drive then 'Drive-thru' else 'Dine-in' end,
  case when not is_drive then t.id end, case when not is_drive then t.number end,
  ${pick(
    demoDiners.map(({ name }) => name),
    'guest',
  )} || ' ' || ${pick(families, 'guest / 31')}, '9745' || lpad(guest::text, 7, '0'),
  case when is_drive then ${pick(
    demoVehicles.map(({ model }) => model),
    'guest',
  )} else '' end, case when is_drive then lpad((guest % 1000000)::text, 6, '0') else '' end,
  case when is_drive then ${pick(
    demoVehicles.map(({ color }) => color),
    'guest',
  )} else '' end, '', p.total, method, case when method = 'Cash' then 'none' when is_cancelled then 'voided' else 'captured' end,
  case when is_cancelled then 0 else p.total end, p.placed_at, p.placed_at + interval '1 second', case when not is_cancelled then p.placed_at + interval '1 minute' end,
  case when not is_cancelled then p.placed_at + interval '16 minutes' end, p.placed_at + make_interval(mins => 10 + p.h % 25),
  case when is_cancelled then 'sold_out' end, 0
from priced p join tables t on t.position = 1 + (p.h / 13) % t.total`
