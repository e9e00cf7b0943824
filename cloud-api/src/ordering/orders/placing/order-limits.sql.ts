// Limits on waiting orders, as parts of the statement that places an order. Each waiting order of a table, phone or network address has its
// own slot, numbered from 1. Unique indexes over the slots of Received orders prevent two requests from taking the same slot. A slot is
// free again when its order is accepted or cancelled. An order whose payment is not decided has slots too. 0 means no limit.
import { blockedHours } from '@sufra/shared/orders/order-limits'

/** SQL of the restaurant's waiting orders with the same value in `column` as the new order o. */
const waitingWith = (column: string) => `orders w where w.restaurant_id = $1::uuid and w.${column} = o.${column} and w.status = 'Received'`

const freeSlot = (column: string, slot: string, { above = '0', count }: { above?: string; count: string }) =>
  `(select min(s) from generate_series(${above} + 1, ${above} + ${count}) s where s not in (select w.${slot} from ${waitingWith(column)} and w.${slot} is not null))`

/** SQL of the phone's orders at the restaurant. A known phone may have many, so no check reads all of them. */
const ofPhone = `orders p where p.restaurant_id = $1::uuid and p.device_id = o.device_id`

/** SQL of the restaurant's orders that were recently reported as fake. There are few, and an index finds them. */
const recentFakes = `orders f where f.restaurant_id = $1::uuid and f.cancel_reason = 'suspected_fake'
      and f.closed_at > o.placed_at - interval '${blockedHours} hours'`

const seats = `(select d.seats from dining_tables d where d.restaurant_id = $1::uuid and d.id = o.table_id)`

/**
 * The slots of a table: the first slots for phones that have just scanned its code, and as many as it has seats for phones that sit there.
 */
const tableSlot = `case when o.is_seated
      then ${freeSlot('table_id', 'table_slot', { above: 'o.table_limit', count: `greatest(o.table_limit, coalesce(${seats}, 0))` })}
      else ${freeSlot('table_id', 'table_slot', { count: 'o.table_limit' })} end`

/** Whether the order counts for its network address. */
const countsForNetwork = `not p.is_known and (o.table_id is null
      or (not o.is_seated and exists (select 1 from ${recentFakes} and f.table_id = o.table_id)))`

/** CTEs over the new order o: `checks` has one row with the order's slots, whether it is held, and the first limit that it would exceed. */
export const limitChecks = `phone as (
  select k.is_known,
    case when k.is_known then 0 else (select count(*) from ${ofPhone} and p.placed_at > o.placed_at - interval '1 minute') end as last_minute,
    exists (select 1 from ${recentFakes} and f.device_id = o.device_id) as is_blocked
  from o cross join lateral (select exists (select 1 from ${ofPhone} and p.accepted_at is not null) as is_known) k
), slots as (
  select ${tableSlot} as table_slot,
    ${freeSlot('device_id', 'device_slot', { count: 'o.phone_limit' })} as device_slot,
    case when ${countsForNetwork} then ${freeSlot('network', 'network_slot', { count: 'o.network_limit' })} else 0 end as network_slot
  from o, phone p
), checks as (
  select o.id,
    case when o.table_id is not null and o.table_limit > 0 then s.table_slot end as table_slot,
    case when o.phone_limit > 0 then s.device_slot end as device_slot,
    case when o.network_limit > 0 then nullif(s.network_slot, 0) end as network_slot,
    not p.is_known and coalesce((select r.escalation->>'holdNewPhones' = 'true' from restaurants r where r.id = $1::uuid), false) as is_held,
    case
      when p.is_blocked then 'order.phone_blocked'
      when o.table_id is not null and o.table_limit > 0 and s.table_slot is null then 'order.table_waits'
      when o.phone_limit > 0 and s.device_slot is null then 'order.phone_waits'
      when o.network_limit > 0 and s.network_slot is null then 'order.network_waits'
      when o.minute_limit > 0 and not p.is_known and p.last_minute >= o.minute_limit then 'order.too_fast'
    end as problem
  from o, phone p, slots s
)`

/** Columns of the new order o that the checks read. */
export const limitColumns =
  'payment_method text, payment_state text, device_id text, network text, table_epoch int, is_seated boolean, table_limit int, phone_limit int, network_limit int, minute_limit int'

/** The limit that prevents an order from being placed. $1 is the restaurant, $2 the order as JSON. */
export const limitProblemSql = `
with o as (
  select * from jsonb_to_record($2::text::jsonb) as o(id text, table_id uuid, placed_at timestamptz, ${limitColumns})
), ${limitChecks}
select problem from checks`
