import { isOpenOrder, orderStatuses } from '@sufra/shared/orders/order-status'
import { appendChangeSql, appendSql, lockCounter } from '../../../platform/feed/feed.sql.ts'
import { restoreStockSql } from '../restore-stock.sql.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'
import { enqueueGuestMessagesSql } from './guest-messages.sql.ts'

// Changes of an order after it was placed: a single statement changes the order's row and adds the feed's row. The order must still have
// the status that the caller read: the second of two concurrent changes changes nothing and returns no row.
const closedStatuses = orderStatuses
  .filter((status) => !isOpenOrder(status))
  .map((status) => `'${status}'`)
  .join(', ')

const iso = (time: string) => `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const appendMove = appendSql({
  counted: {
    from: 'changed o',
    where: 'c.restaurant_id = $1::uuid',
    set: ['menu_version = c.menu_version + o.restores_stock', 'stock_version = c.stock_version + o.restores_stock'],
    returning: ['c.menu_version'],
  },
  events: [
    {
      event: 'order_status_updated',
      data: `jsonb_build_object(
    'orderId', o.id, 'orderNumber', o.order_number, 'version', o.version, 'status', o.status, 'acceptedAt', ${iso('o.accepted_at')},
    'promisedAt', ${iso('o.promised_at')}, 'closedAt', ${iso('o.closed_at')}, 'cancelReason', o.cancel_reason,
    'closedAutomatically', o.closed_automatically)`,
      order: { id: 'o.id', version: 'o.version' },
      from: 'changed o',
    },
    {
      event: 'menu_changed',
      data: `jsonb_build_object('menuVersion', n.menu_version)`,
      from: 'changed o',
      count: 'o.restores_stock',
    },
  ],
  at: '$5::timestamptz',
})

/**
 * $1 restaurant, $2 order, $3 the current status, $4 the new status, $5 the time, $6 minutes promised or null, $7 reason or null, $8 the
 * caller's idempotency key or null, $9 the request's fingerprint, $10 1 when the platform closes an order that was left open, else 0, $11
 * the user who moves it, null for the platform, $12 messages to the guest as JSON. The stock of an order that was ready is not restored,
 * since it was prepared.
 */
export const moveOrderSql = `
with ${lockCounter}, changed as (
  update orders set
    status = $4::text,
    version = version + 1,
    accepted_at = case when $4::text = 'Preparing' then $5::timestamptz else accepted_at end,
    accepted_by = case when $4::text = 'Preparing' then $11::uuid else accepted_by end,
    promised_at = case when $6::int is null then promised_at else $5::timestamptz + make_interval(mins => $6::int) end,
    ready_at = case when $4::text = 'Out for Delivery' and $11::uuid is not null then $5::timestamptz else ready_at end,
    ready_by = case when $4::text = 'Out for Delivery' then $11::uuid else ready_by end,
    closed_by = case when $4::text in (${closedStatuses}) then $11::uuid end,
    closed_at = case when $4::text in (${closedStatuses}) then $5::timestamptz end,
    cancel_reason = $7::text,
    taken = case when $4::text = 'Cancelled' and $3::text = 'Out for Delivery' then null else taken end,
    closed_automatically = $10::int = 1
  from locked
  where orders.restaurant_id = locked.restaurant_id and id = $2::text and status = $3::text and ${isVisibleSql('orders')}
  returning orders.*, case when $4::text = 'Cancelled' and taken is not null then 1 else 0 end as restores_stock
), ${restoreStockSql}, ${appendMove}, ${enqueueGuestMessagesSql('$12')}, key_stored as (
  insert into idempotency (scope, key, fingerprint, order_id, order_number, created_at)
  select $1::uuid, $8::text, $9::text, o.id, o.order_number, $5::timestamptz from changed o where $8::text is not null
)
select seq from counter`

/** $1 restaurant, $2 order, $3 the time. Only the first device to acknowledge an order changes it. */
export const acknowledgeOrderSql = `
with ${lockCounter}, changed as (
  update orders set acknowledged_at = $3::timestamptz, version = version + 1
  from locked
  where orders.restaurant_id = locked.restaurant_id and id = $2::text and acknowledged_at is null and ${isVisibleSql('orders')}
  returning orders.*
), ${appendChangeSql('order_acknowledged', 'acknowledgedAt', '$3')}
select seq from counter`
