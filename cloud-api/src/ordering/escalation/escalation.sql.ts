import { maxHeartbeatGap } from '@sufra/shared/provisions/restaurant-connections.routes'
import { minHeldMissedAfter } from '@sufra/shared/escalation/escalation'
import { appendChangeSql, appendSql, orderChange, lockCounter, type EventSql } from '../../platform/feed/feed.sql.ts'
import { isVisibleSql } from '../orders/visible-to-counter.sql.ts'

// Escalation steps: each statement performs and records a step, or does nothing when another API instance was first.

/** Minimum seconds between two SMS to one restaurant. */
const smsInterval = 60

/**
 * Reads the steps that are due at $1, of orders that are not accepted. The steps `sms` and `missed` skip silenced orders, which a person
 * has seen; the step `unreachable` skips orders that a device has acknowledged.
 */
export const dueStepsSql = `
select o.restaurant_id as "restaurantId", o.id as "orderId", o.order_number as "orderNumber", o.table_number as "tableNumber", s.step,
  r.escalation->'smsNumbers' as "smsNumbers", r.name as restaurant, r.sms_wording as wording, r.sms_is_on as "smsIsOn",
  (select count(*)::int from orders w where w.restaurant_id = o.restaurant_id and w.status = 'Received' and w.silenced_at is null
    and w.held_at is null and ${isVisibleSql('w')}) as waiting
from orders o
join restaurants r on r.id = o.restaurant_id
cross join lateral (values
  ('sms', (r.escalation->>'smsAfter')::int, o.silenced_at is null and o.held_at is null and jsonb_array_length(r.escalation->'smsNumbers') > 0
    and (r.sms_is_on->'order_waiting' is distinct from 'false'::jsonb or r.sms_is_on->'orders_waiting' is distinct from 'false'::jsonb)
    and (r.escalation_sms_at is null or r.escalation_sms_at <= $1::timestamptz - interval '${smsInterval} seconds')),
  ('unreachable', (r.escalation->>'unreachableAfter')::int, o.acknowledged_at is null),
  ('missed', greatest((r.escalation->>'missedAfter')::int, case when o.held_at is null then 0 else ${minHeldMissedAfter} end), o.silenced_at is null)
) as s(step, after, applies)
where o.status = 'Received' and ${isVisibleSql('o')} and s.applies and o.placed_at <= $1::timestamptz - make_interval(secs => s.after)
  and not exists (
    select 1 from escalation_steps l where l.restaurant_id = o.restaurant_id and l.order_id = o.id and l.step = s.step)
order by o.placed_at, o.order_number
limit 500`

/**
 * Sends one message to each number for all due orders, unless one was sent within the interval. $1 restaurant, $2 the ids of the orders as
 * JSON, $3 now, $4 the messages as JSON. Messages expire after half an hour, when no order is waiting any more.
 */
export const smsStepSql = `
with turn as (
  update restaurants set escalation_sms_at = $3::timestamptz
  where id = $1::uuid and (escalation_sms_at is null or escalation_sms_at <= $3::timestamptz - interval '${smsInterval} seconds')
  returning id
), step as (
  insert into escalation_steps (restaurant_id, order_id, step, at)
  select $1::uuid, due.id, 'sms', $3::timestamptz from turn, jsonb_array_elements_text($2::text::jsonb) as due(id)
  on conflict do nothing
  returning order_id
)
insert into outgoing_messages (restaurant_id, id, channel, recipient, text, created_at, next_try_at, expires_at)
select $1::uuid, m.id, 'sms', m."to", m.text, $3::timestamptz, $3::timestamptz, $3::timestamptz + interval '30 minutes'
from turn, jsonb_to_recordset($4::text::jsonb) as m(id uuid, "to" text, text text)`

/** The menu shows guests whether the restaurant responds. */
const menuChanged: EventSql = { event: 'menu_changed', data: `jsonb_build_object('menuVersion', n.menu_version)` }

/** SQL of the number of new outages: 1 when the restaurant becomes unreachable with this order, 0 when it already was. */
const newOutages = '(select count(*)::int from outage)'

/** $1 restaurant, $2 order, $3 now (ISO). Returns the feed's sequence number when an event was emitted. */
export const unreachableStepSql = `
with ${lockCounter}, step as (
  insert into escalation_steps (restaurant_id, order_id, step, at) values ($1::uuid, $2::text, 'unreachable', $3::timestamptz)
  on conflict do nothing
  returning order_id
), changed as (
  update orders set unreachable_at = $3::timestamptz, version = version + 1
  from locked
  where orders.restaurant_id = locked.restaurant_id and id = $2::text and status = 'Received' and acknowledged_at is null
    and exists (select 1 from step) and ${isVisibleSql('orders')}
  returning orders.*
), outage as (
  update restaurants r set unreachable_since = $3::timestamptz from changed where r.id = $1::uuid and r.unreachable_since is null
  returning r.id
), ${appendSql({
  counted: {
    from: 'changed',
    where: 'c.restaurant_id = $1::uuid',
    set: [`menu_version = c.menu_version + ${newOutages}`],
    returning: ['c.menu_version'],
  },
  events: [orderChange('order_unreachable', 'unreachableAt', '$3'), { ...menuChanged, count: newOutages }],
  at: '$3::timestamptz',
})}
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

/**
 * Records that a device of the restaurant responds. $1 restaurant, $2 now. Returns the feed's sequence number when an outage ends. Devices
 * respond often, so the counters are locked only in that case.
 */
export const reachedSql = `
with locked as (
  select restaurant_id from restaurant_counters where restaurant_id = $1::uuid
    and exists (select 1 from restaurants where id = $1::uuid and unreachable_since is not null) for update
), outage as (
  select r.id, r.unreachable_since from restaurants r, locked
  where r.id = locked.restaurant_id and r.unreachable_since is not null for update of r
), reached as (
  update restaurants r set unreachable_since = null from outage where r.id = outage.id
), stored as (
  insert into outages (restaurant_id, since, until)
  select id, unreachable_since, greatest(unreachable_since, $2::timestamptz) from outage
  on conflict do nothing
), ${appendSql({
  counted: {
    from: 'outage',
    where: 'c.restaurant_id = outage.id',
    set: ['menu_version = c.menu_version + 1'],
    returning: ['c.menu_version'],
  },
  events: [menuChanged],
  at: '$2::timestamptz',
})}
select seq from counter`

const gap = `interval '${maxHeartbeatGap} seconds'`

/** $1 restaurant, $2 device, $3 now. After a gap the previous connection is stored, and another begins. */
export const deviceAliveSql = `
with ended as (
  insert into counter_connections (restaurant_id, counter_id, since, until)
  select restaurant_id, id, connected_at, seen_at from counter_devices
  where restaurant_id = $1::uuid and id = $2::uuid and connected_at is not null and seen_at < $3::timestamptz - ${gap}
  on conflict do nothing
)
insert into counter_devices (restaurant_id, id, seen_at, connected_at) values ($1::uuid, $2::uuid, $3::timestamptz, $3::timestamptz)
on conflict (restaurant_id, id) do update set seen_at = excluded.seen_at,
  connected_at = case when counter_devices.connected_at is null or counter_devices.seen_at < excluded.seen_at - ${gap}
    then excluded.seen_at else counter_devices.connected_at end`

/** $1 restaurant, $2 start of the period, $3 the limit. `seenAt` is set only for a counter's newest connection, which may still be open. */
export const listConnectionsSql = `
select counter_id as "counterId", since, until, null::timestamptz as "seenAt" from counter_connections
where restaurant_id = $1::uuid and until >= $2::timestamptz
union all
select id, connected_at, null::timestamptz, seen_at from counter_devices
where restaurant_id = $1::uuid and connected_at is not null and seen_at >= $2::timestamptz
order by 2 desc, 1 limit $3::int`

/** $1 restaurant, $2 start of the period, $3 the limit. */
export const listOutagesSql = `
select since, until from outages where restaurant_id = $1::uuid and until >= $2::timestamptz
union all
select unreachable_since, null::timestamptz from restaurants where id = $1::uuid and unreachable_since is not null
order by 1 desc limit $3::int`

export const deleteConnectionsSql = `delete from counter_connections where until < $1::timestamptz`
export const deleteOutagesSql = `delete from outages where until < $1::timestamptz`

export const deleteStepsSql = `delete from escalation_steps where at < $1::timestamptz`
export const deleteDevicesSql = `delete from counter_devices where seen_at < $1::timestamptz`
