import { lowStockThreshold } from '@sufra/shared/menu/availability'
import { appendSql, type EventSql } from '../../../platform/feed/feed.sql.ts'
import { limitChecks, limitColumns } from './order-limits.sql.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'

// A single statement places an order atomically: the counters, the order, its lines, its payment, two feed rows, a notification and the
// response stored for its key. $1 is the restaurant, $2 the order as JSON. Returns no row when the menu's version is no longer the version
// of the prices, when no counter of the restaurant responds, when the table is not the restaurant's, has another number or new codes, or
// when a limit on waiting orders is reached. A duplicate key violates the primary key of idempotency, which rolls everything back.
type Kind = {
  /** Whether the order takes counted stock. */
  takes: boolean
  /** Whether a payment gateway authorises the order; other orders skip that part. */
  isAuthorised: boolean
}

/** The conditions under which an order may be placed; c is the restaurant's counter, o the order. */
const mayPlace = `c.restaurant_id = $1::uuid and c.menu_version = o.menu_version
    and not exists (select 1 from restaurants r where r.id = $1::uuid and r.unreachable_since is not null)
    and (o.table_id is null or exists (select 1 from seat where o.table_number is null or o.table_number = seat.number))
    and exists (select 1 from checks where problem is null)`

const take = (table: string, part: string) => `
  update ${table} i set portions_left = i.portions_left - t.quantity
  from guard g, o, jsonb_to_recordset(o.taken->'${part}') as t(id uuid, quantity int)
  where i.restaurant_id = g.restaurant_id and i.id = t.id and i.portions_left is not null
  returning i.name, i.portions_left, t.quantity`

/**
 * Takes stock. The counter is locked first, so that orders wait for each other. Taking more than the remaining portions violates the check
 * on `portions_left`, which rolls everything back. The menu changes for diners only where few are left.
 */
const taking = `guard as (
  select c.restaurant_id from restaurant_counters c, o where ${mayPlace} for update of c
), taken_items as (${take('menu_items', 'items')}
), taken_options as (${take('add_on_options', 'options')}
), taken as (
  select * from taken_items union all select * from taken_options
), stock as (
  select case when coalesce(min(portions_left), ${lowStockThreshold + 1}) <= ${lowStockThreshold} then 1 else 0 end as few,
    coalesce(jsonb_agg(jsonb_build_object('name', name, 'portionsLeft', portions_left))
      filter (where portions_left <= ${lowStockThreshold} and (portions_left + quantity > ${lowStockThreshold} or portions_left = 0)), '[]') as running_out
  from taken
), `

/** Whether an earlier order of the same phone was delivered: one index lookup, like `isOfPhone` of `customers/customers.store.ts`. */
const isRepeatSql = `exists (select 1 from orders p where p.restaurant_id = $1::uuid and p.mobile_number <> ''
    and reverse(p.mobile_number) = reverse(o.mobile_number) and p.status = 'Delivered')`

/** SQL of the count of each event: 1 when counters see the order immediately, else 0. An order to be authorised is announced later. */
const isAnnounced = `(case when ${isVisibleSql('o')} then 1 else 0 end)`

const placed: EventSql = {
  event: 'order_placed',
  data: `o.shown || jsonb_build_object('orderNumber', n.order_number, 'tableNumber', (select number from seat),
      'heldAt', case when k.is_held then o.shown->>'placedAt' end, 'isRepeatCustomer', r.is_repeat)`,
  order: { id: 'o.id', version: '1' },
  from: 'o, checks k, repeat r',
  count: isAnnounced,
}
const notified: EventSql = {
  event: 'newNotification',
  data: `jsonb_set(o.notification, '{notification,orderNumber}', to_jsonb(n.order_number))`,
  from: 'o',
  count: isAnnounced,
}
const menuChanged: EventSql = {
  event: 'menu_changed',
  data: `jsonb_build_object('menuVersion', n.menu_version, 'runningOut', s.running_out)`,
  from: 'o, stock s',
}

const appended = ({ takes }: Pick<Kind, 'takes'>) =>
  appendSql({
    counted: {
      from: takes ? 'o, guard g, stock s' : 'o',
      where: takes ? 'c.restaurant_id = g.restaurant_id' : mayPlace,
      set: [
        ...(takes ? ['menu_version = c.menu_version + s.few', 'stock_version = c.stock_version + 1'] : []),
        'order_number = case when c.business_day < o.business_day then 1 else c.order_number + 1 end',
        'business_day = greatest(c.business_day, o.business_day)',
      ],
      returning: ['c.order_number', 'c.business_day', 'c.menu_version'],
    },
    events: takes ? [placed, notified, menuChanged] : [placed, notified],
    at: 'o.placed_at',
  })

/** The open sitting of the table, or a new one: of two concurrent orders, the second waits for the first, and joins its sitting. */
const sitting = `
  insert into sittings (restaurant_id, id, table_id, code, opened_at, last_order_at)
  select $1::uuid, o.sitting_id, o.table_id, o.sitting_code, o.placed_at, o.placed_at from o, counter n where o.table_id is not null
  on conflict (restaurant_id, table_id) where closed_at is null
    do update set last_order_at = greatest(sittings.last_order_at, excluded.last_order_at)
  returning id`

/** Seconds after which an authorisation without an answer is looked up. */
const lookUpAfter = 10

/** Columns of a new order that a payment gateway authorises, beside the columns of every order. */
export type AuthorisationColumns = { call_id: string; payment_gateway: string }
const authorisationColumns = 'call_id uuid, payment_gateway text, '

/** Inserts the call for the new order o of the restaurant $1, if the CTE `counter` has a row, which means that the order is placed. */
const insertAuthorisationSql = `
  insert into gateway_calls (restaurant_id, payer_kind, payer_id, id, kind, gateway, method, amount, state, requested_at, next_try_at)
  select $1::uuid, 'order', o.id, o.call_id, 'authorise', o.payment_gateway, o.payment_method, o.total_price, 'requested', o.placed_at,
    o.placed_at + interval '${lookUpAfter} seconds'
  from o, counter n
`

const sqlOf = ({ takes, isAuthorised }: Kind) => `
with o as (
  select * from jsonb_to_record($2::text::jsonb) as o(
    id text, menu_version int, business_day date, order_type text, table_id uuid, table_number int, customer_name text, mobile_number text,
    vehicle_model text, vehicle_number text, vehicle_color text, order_instructions text, total_price int, placed_at timestamptz, lines jsonb,
    payment_id uuid, cash_amount int, shown jsonb, notification jsonb, key text, fingerprint text, taken jsonb, sitting_id uuid, sitting_code text,
    ${isAuthorised ? authorisationColumns : ''}${limitColumns})
), seat as (
  select d.number from o join dining_tables d
    on d.restaurant_id = $1::uuid and d.id = o.table_id and d.epoch = o.table_epoch and d.deleted_at is null
), repeat as (
  select ${isRepeatSql} as is_repeat from o
), ${limitChecks}, ${takes ? taking : ''}${appended({ takes })}, sitting as (${sitting}
), placed as (
  insert into orders (restaurant_id, id, order_number, business_day, version, status, order_type, table_id, table_number, sitting_id, customer_name,
    mobile_number, vehicle_model, vehicle_number, vehicle_color, order_instructions, total_price, payment_method, payment_state,${isAuthorised ? ' payment_gateway,' : ''} placed_at, taken,
    device_id, network, table_slot, device_slot, network_slot, held_at, repeat_customer)
  select $1::uuid, o.id, n.order_number, n.business_day, 1, 'Received', o.order_type, o.table_id, (select number from seat), (select id from sitting),
    o.customer_name, o.mobile_number, o.vehicle_model, o.vehicle_number, o.vehicle_color, o.order_instructions, o.total_price,
    o.payment_method, o.payment_state,${isAuthorised ? ' o.payment_gateway,' : ''} o.placed_at, o.taken,
    o.device_id, o.network, k.table_slot, k.device_slot, k.network_slot, case when k.is_held then o.placed_at end, r.is_repeat
  from o, counter n, checks k, repeat r
), lines as (
  insert into order_lines (restaurant_id, order_id, line, item_id, name, quantity, price_per_item, add_ons, total, note)
  select $1::uuid, o.id, l.line, l.item_id, l.name, l.quantity, l.price_per_item, l.add_ons, l.total, l.note
  from o, counter n, jsonb_to_recordset(o.lines) as l(line int, item_id uuid, name jsonb, quantity int, price_per_item int, add_ons jsonb, total int, note text)
), paid as (
  insert into payments (restaurant_id, id, order_id, method, amount, cash_amount, created_at)
  select $1::uuid, o.payment_id, o.id, o.payment_method, o.total_price, o.cash_amount, o.placed_at from o, counter n
), key_stored as (
  insert into idempotency (scope, key, fingerprint, order_id, order_number, created_at)
  select $1::uuid, o.key, o.fingerprint, o.id, n.order_number, o.placed_at from o, counter n where o.key is not null
)${isAuthorised ? `, called as (${insertAuthorisationSql})` : ''}
select seq, order_number as "orderNumber" from counter`

export const placeOrderSql = sqlOf({ takes: false, isAuthorised: false })
/** The statement for an order that takes stock. */
export const placeTakingOrderSql = sqlOf({ takes: true, isAuthorised: false })
/** The statement for orders that a payment gateway authorises; they are hidden until then. */
export const placeAuthorisedOrderSql = sqlOf({ takes: false, isAuthorised: true })
export const placeAuthorisedTakingOrderSql = sqlOf({ takes: true, isAuthorised: true })

/** Returns the key's first response. $1 is the restaurant, $2 the key. */
export const storedResponseSql = `
select fingerprint, order_id as "orderId", order_number as "orderNumber" from idempotency where scope = $1::uuid and key = $2::text`

/** Withdraws a key unless an order has it. Waits for a concurrent request with the same key. $1 the restaurant, $2 the key, $3 the time. */
export const withdrawKeySql = `
insert into idempotency (scope, key, fingerprint, created_at)
select r.id, $2::text, '', $3::timestamptz from restaurants r where r.id = $1::uuid
on conflict do nothing`
