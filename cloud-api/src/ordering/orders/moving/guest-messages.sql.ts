import { maxGuestSmsPerNumber } from '@sufra/shared/sms/sms-events'
import { replacedByLater } from '../../../platform/messages/queue/given-up.ts'
import { followingBrowsersSql } from '../../../platform/messages/push/push-subscriptions.store.ts'

/** $1 restaurant, $2 order. */
export const guestOfOrderSql = `
select o.mobile_number as "mobileNumber", o.order_number as "orderNumber", o.table_number as "tableNumber", r.name as restaurant,
  r.sms_wording as wording, r.sms_is_on as "isOn", ${followingBrowsersSql} as browsers
from orders o
join restaurants r on r.id = o.restaurant_id
where o.restaurant_id = $1::uuid and o.id = $2::text`

/**
 * CTEs of the statement that moves the order in `changed`, at the time $5: unsent messages about its earlier statuses are given up, and the
 * messages of the parameter `messages` (JSON) are enqueued. A number gets a limited count of SMS in 24 hours.
 */
export const enqueueGuestMessagesSql = (messages: string): string => `messages_replaced as (
  update outgoing_messages m set failed_at = $5::timestamptz, failure = '${replacedByLater}', text = ''
  from changed o
  where m.restaurant_id = o.restaurant_id and m.order_id = o.id and m.sent_at is null and m.failed_at is null
), messages_enqueued as (
  insert into outgoing_messages (restaurant_id, order_id, id, channel, recipient, text, created_at, next_try_at, expires_at)
  select o.restaurant_id, o.id, m.id, m.channel, m."to", m.text, $5::timestamptz, $5::timestamptz + make_interval(secs => m.delay),
    $5::timestamptz + make_interval(secs => m."expiresAfter")
  from changed o, jsonb_to_recordset(${messages}::text::jsonb) as m(id uuid, channel text, "to" text, text text, delay int, "expiresAfter" int)
  where m.channel <> 'sms' or (
    select count(*) from outgoing_messages g
    where g.restaurant_id = $1::uuid and g.channel = 'sms' and g.order_id is not null and g.recipient = m."to"
      and g.failed_at is null and g.created_at > $5::timestamptz - interval '24 hours') < ${maxGuestSmsPerNumber}
)`
