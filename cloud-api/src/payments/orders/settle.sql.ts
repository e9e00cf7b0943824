// Outcomes of a payment attempt, each in one statement with the order's state. The expected payment state of each makes answers, webhooks
// and look-ups harmless in any order and any number. $1 is the restaurant, $2 the order, $3 now unless noted otherwise, $4 the attempt.
import { appendSql, lockCounter } from '../../feed/feed.sql.ts'
import { appendPaymentChangedSql } from '../../orders/payment-changed.sql.ts'
import { restoreStockSql } from '../../orders/restore-stock.sql.ts'
import { attemptIdSql } from './order-calls.sql.ts'

export const isOrder = `orders.restaurant_id = $1::uuid and orders.id = $2::text`
const isAttempt = `a.restaurant_id = $1::uuid and a.order_id = $2::text and a.id = $4::uuid`
const isUndecided = `a.state in ('requested', 'unknown')`
/** Whether neither an authorisation nor a decline is known. */
export const isAwaiting = `orders.payment_state in ('authorising', 'unknown')`
const at = '$3::timestamptz'

const appendPlaced = appendSql({
  counted: { from: 'changed', where: 'c.restaurant_id = $1::uuid' },
  events: [
    {
      event: 'order_placed',
      data: `o.shown || jsonb_build_object('heldAt', case when o.is_held then o.shown->>'placedAt' end)`,
      order: { id: 'o.id', version: 'o.version' },
      from: 'changed o',
    },
    { event: 'newNotification', data: 'o.notification', from: 'changed o' },
  ],
  at,
})

/**
 * Authorised: counters see the order from now on, as if it were placed now. It keeps its slots. $5 the gateway's reference, $6
 * `order_placed` and $7 `newNotification` as JSON. Its stock was taken again if it had been released (`held-stock.sql.ts`).
 */
export const authoriseSql = `
with ${lockCounter}, changed as (
  update orders set payment_state = 'authorised', gateway_reference = $5::text, placed_at = ${at},
    held_at = case when orders.held_at is not null then ${at} end
  from locked
  where ${isOrder} and orders.restaurant_id = locked.restaurant_id and ${isAwaiting} and orders.released_stock is null
  returning orders.id, orders.version, orders.held_at is not null as is_held, $6::text::jsonb as shown, $7::text::jsonb as notification
), ${appendPlaced}, answered as (
  update payment_attempts a set state = 'succeeded', gateway_reference = $5::text, answered_at = ${at}, next_try_at = null, error = null
  from changed where ${isAttempt}
)
select seq from counter`

/** CTEs that announce a changed menu if `restores_stock` of the CTE `changed` is 1. */
export const appendMenuChange = appendSql({
  counted: {
    from: 'changed o',
    where: 'c.restaurant_id = $1::uuid',
    set: ['menu_version = c.menu_version + o.restores_stock', 'stock_version = c.stock_version + o.restores_stock'],
    returning: ['c.menu_version'],
  },
  events: [
    { event: 'menu_changed', data: `jsonb_build_object('menuVersion', n.menu_version)`, from: 'changed o', count: 'o.restores_stock' },
  ],
  at,
})

/**
 * Failed for good: declined, abandoned or withdrawn. $5 the reason, $6 the attempt's state: `declined`, or null when the gateway may still
 * authorise it, which is then voided. $7 the idempotency key that is withdrawn with it, or null.
 */
export const failSql = `
with ${lockCounter}, changed as (
  update orders set payment_state = 'failed', status = 'Cancelled', closed_at = ${at}
  from locked
  where ${isOrder} and orders.restaurant_id = locked.restaurant_id and ${isAwaiting}
  returning orders.*, case when taken is null then 0 else 1 end as restores_stock
), ${restoreStockSql}, ${appendMenuChange}, answered as (
  update payment_attempts a set error = $5::text, state = coalesce($6::text, a.state), answered_at = case when $6::text is null then a.answered_at else ${at} end,
    next_try_at = case when $6::text is null then a.next_try_at end
  from changed where ${isAttempt}
), withdrawn as (
  update idempotency i set order_id = null, order_number = null, fingerprint = ''
  from changed where i.scope = $1::uuid and i.key = $7::text and i.order_id = $2::text
)
select restores_stock as "restoresStock" from changed`

/**
 * The gateway has the payment and has not decided. $3 time of the next look-up, $5 its reference, $6 the address of a challenge or null.
 */
export const awaitSql = `
update payment_attempts a set gateway_reference = $5::text, challenge_url = coalesce($6::text, a.challenge_url), next_try_at = ${at}
where ${isAttempt} and ${isUndecided}`

/** No answer came. $3 time of the next attempt. */
export const loseSql = `
with ${lockCounter}, lost as (
  update payment_attempts a set state = 'unknown', next_try_at = ${at} where ${isAttempt} and ${isUndecided}
  returning a.kind
)
update orders set payment_state = 'unknown' from locked, lost
where ${isOrder} and orders.restaurant_id = locked.restaurant_id and lost.kind = 'authorise' and orders.payment_state = 'authorising'`

/** $3 time of the next attempt; null for none. */
export const scheduleSql = `update payment_attempts a set next_try_at = ${at} where ${isAttempt} and ${isUndecided}`

/** Declined after its order has failed, so that nothing is left to do. */
export const declineLateSql = `
update payment_attempts a set state = 'declined', answered_at = ${at}, next_try_at = null
from orders where ${isAttempt} and ${isUndecided} and ${isOrder} and orders.payment_state = 'failed'`

/** Authorised after its order has failed: the authorisation is voided. $5 the gateway's reference. Returns a row the first time. */
export const authoriseLateSql = `
with late as (
  update payment_attempts a set state = 'succeeded', gateway_reference = $5::text, answered_at = ${at}, next_try_at = null
  from orders where ${isAttempt} and a.state <> 'succeeded' and ${isOrder} and orders.payment_state = 'failed'
  returning a.order_id, a.amount
)
insert into payment_attempts (restaurant_id, order_id, id, kind, amount, state, requested_at, next_try_at)
select $1::uuid, late.order_id, ${attemptIdSql('late.order_id', `'void'`)}, 'void', late.amount, 'requested', ${at}, ${at} from late
on conflict do nothing
returning id`

/**
 * A capture or void is answered; refunds are settled by `refunds/settle-refund.ts`. $5 `succeeded` or `declined`, $6 the gateway's
 * reference or null, $7 the reason of a decline or null, $8 the gateway's fee or null. $9 the reference of a charge that a declined void
 * could not return, or null: the order is captured then, and refunded like every other order.
 */
export const settleSql = `
with ${lockCounter}, answered as (
  update payment_attempts a set state = $5::text, gateway_reference = $6::text, answered_at = ${at}, next_try_at = null, error = $7::text, fee = $8::int
  where ${isAttempt} and ${isUndecided} and a.kind in ('capture', 'void')
  returning a.kind, a.amount
), charged as (
  insert into payment_attempts (restaurant_id, order_id, id, kind, amount, state, gateway_reference, requested_at, answered_at)
  select orders.restaurant_id, orders.id, ${attemptIdSql('orders.id', `'capture'`)}, 'capture', answered.amount, 'succeeded', $9::text, ${at}, ${at}
  from orders, answered
  where ${isOrder} and orders.payment_state = 'authorised' and answered.kind = 'void' and $5::text = 'declined' and $9::text is not null
  on conflict do nothing
), changed as (
  update orders set payment_state = m.after, version = orders.version + 1,
    paid_amount = case when m.after = 'captured' then orders.total_price else orders.paid_amount end
  from locked, answered, (values ('capture', 'authorised', 'captured', 'succeeded'), ('void', 'authorised', 'voided', 'succeeded'),
    ('void', 'authorised', 'captured', case when $9::text is not null then 'declined' end)) as m(kind, before, after, answer)
  where ${isOrder} and orders.restaurant_id = locked.restaurant_id and m.kind = answered.kind and orders.payment_state = m.before and m.answer = $5::text
  returning orders.*
), ${appendPaymentChangedSql(at)}
select kind from answered`
