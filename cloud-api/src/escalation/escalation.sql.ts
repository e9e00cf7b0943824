import { minHeldMissedAfter } from '@sufra/shared/escalation/escalation'
import { appendChangeSql, lockCounter } from '../feed/feed.sql.ts'
import { isVisibleSql } from '../orders/visible-to-counter.sql.ts'

// Escalation steps: each statement performs and records a step, or does nothing when another API instance was first.

/** Minimum seconds between two SMS to one restaurant. */
const smsInterval = 60

/** The steps due at $1 of orders that are not accepted. A silenced order was seen by a person; whether a device acknowledged it is separate. */
export const dueStepsSql = `
select o.restaurant_id as "restaurantId", o.id as "orderId", o.order_number as "orderNumber", o.table_number as "tableNumber", s.step,
  r.ladder->'smsNumbers' as "smsNumbers", r.name as restaurant, r.sms_wording as wording, r.sms_is_on as "smsIsOn",
  (select count(*)::int from orders w where w.restaurant_id = o.restaurant_id and w.status = 'Received' and w.silenced_at is null
    and w.held_at is null and ${isVisibleSql('w')}) as waiting
from orders o
join restaurants r on r.id = o.restaurant_id
cross join lateral (values
  ('sms', (r.ladder->>'smsAfter')::int, o.silenced_at is null and o.held_at is null and jsonb_array_length(r.ladder->'smsNumbers') > 0
    and (r.sms_is_on->'order_waiting' is distinct from 'false'::jsonb or r.sms_is_on->'orders_waiting' is distinct from 'false'::jsonb)
    and (r.escalation_sms_at is null or r.escalation_sms_at <= $1::timestamptz - interval '${smsInterval} seconds')),
  ('unreachable', (r.ladder->>'unreachableAfter')::int, o.heard_at is null),
  ('missed', greatest((r.ladder->>'missedAfter')::int, case when o.held_at is null then 0 else ${minHeldMissedAfter} end), o.silenced_at is null)
) as s(step, after, applies)
where o.status = 'Received' and ${isVisibleSql('o')} and s.applies and o.placed_at <= $1::timestamptz - make_interval(secs => s.after)
  and not exists (
    select 1 from ladder_steps l where l.restaurant_id = o.restaurant_id and l.order_id = o.id and l.step = s.step)
order by o.placed_at, o.order_number
limit 500`

/**
 * One message to each number for all due orders, unless one was sent within the interval. $1 restaurant, $2 the ids of the orders as JSON,
 * $3 now, $4 the messages as JSON. Messages expire after half an hour, when no order is waiting any more.
 */
export const smsStepSql = `
with turn as (
  update restaurants set escalation_sms_at = $3::timestamptz
  where id = $1::uuid and (escalation_sms_at is null or escalation_sms_at <= $3::timestamptz - interval '${smsInterval} seconds')
  returning id
), step as (
  insert into ladder_steps (restaurant_id, order_id, step, at)
  select $1::uuid, due.id, 'sms', $3::timestamptz from turn, jsonb_array_elements_text($2::text::jsonb) as due(id)
  on conflict do nothing
  returning order_id
)
insert into outgoing_messages (restaurant_id, id, channel, recipient, text, created_at, next_try_at, expires_at)
select $1::uuid, m.id, 'sms', m."to", m.text, $3::timestamptz, $3::timestamptz, $3::timestamptz + interval '30 minutes'
from turn, jsonb_to_recordset($4::text::jsonb) as m(id uuid, "to" text, text text)`

/** $1 restaurant, $2 order, $3 now (ISO). Returns the feed's sequence number when an event was emitted. */
export const unreachableStepSql = `
with ${lockCounter}, step as (
  insert into ladder_steps (restaurant_id, order_id, step, at) values ($1::uuid, $2::text, 'unreachable', $3::timestamptz)
  on conflict do nothing
  returning order_id
), changed as (
  update orders set unreachable_at = $3::timestamptz, version = version + 1
  from locked
  where orders.restaurant_id = locked.restaurant_id and id = $2::text and status = 'Received' and heard_at is null
    and exists (select 1 from step) and ${isVisibleSql('orders')}
  returning orders.*
), restaurant as (
  update restaurants r set unreachable_since = coalesce(r.unreachable_since, $3::timestamptz) from changed where r.id = $1::uuid
), ${appendChangeSql('order_unreachable', 'unreachableAt', '$3')}
select seq from counter`

/** $1 restaurant, $2 order, $3 now (ISO). */
export const silenceSql = `
with ${lockCounter}, changed as (
  update orders set silenced_at = $3::timestamptz, version = version + 1
  from locked
  where orders.restaurant_id = locked.restaurant_id and id = $2::text and status = 'Received' and silenced_at is null
    and ${isVisibleSql('orders')}
  returning orders.*
), ${appendChangeSql('order_silenced', 'silencedAt', '$3')}
select seq from counter`

/** $1 restaurant: one of its devices responds. */
export const reachedSql = `update restaurants set unreachable_since = null where id = $1::uuid and unreachable_since is not null`

/** $1 restaurant, $2 device, $3 now. */
export const deviceAliveSql = `
insert into counter_devices (restaurant_id, id, seen_at) values ($1::uuid, $2::uuid, $3::timestamptz)
on conflict (restaurant_id, id) do update set seen_at = excluded.seen_at`

export const deleteStepsSql = `delete from ladder_steps where at < $1::timestamptz`
export const deleteDevicesSql = `delete from counter_devices where seen_at < $1::timestamptz`
