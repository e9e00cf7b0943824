import { appendSql } from '../feed/feed.sql.ts'

const inQar = (amount: string) => `round(${amount} / 100.0, 2)`

/** The payment of an order in its wire format. `o`: an alias of all columns of its row. */
const shownPayment = (
  o: string,
) => `jsonb_build_object('method', ${o}.payment_method, 'paid', ${inQar(`${o}.paid_amount`)}, 'refunded', ${inQar(`${o}.refunded_amount`)},
    'cashAmount', (select ${inQar('p.cash_amount')} from payments p where p.restaurant_id = ${o}.restaurant_id and p.order_id = ${o}.id),
    'change', (select ${inQar(`(p.cash_amount - ${o}.total_price)`)} from payments p where p.restaurant_id = ${o}.restaurant_id and p.order_id = ${o}.id))
    || case when ${o}.payment_method = 'Cash' then '{}'::jsonb else jsonb_build_object('state', ${o}.payment_state) end
    || case when ${o}.declined_refund = 0 then '{}'::jsonb else jsonb_build_object('declinedRefund', ${inQar(`${o}.declined_refund`)}) end`

/** CTEs that append the new payment of the order in the CTE `changed`, which has all columns of its new row. $1 is the restaurant. */
export const appendPaymentChangedSql = (at: string): string =>
  appendSql({
    counted: { from: 'changed', where: 'c.restaurant_id = $1::uuid' },
    events: [
      {
        event: 'order_payment_changed',
        data: `jsonb_build_object('orderId', o.id, 'version', o.version, 'payment', ${shownPayment('o')})`,
        order: { id: 'o.id', version: 'o.version' },
        from: 'changed o',
      },
    ],
    at,
  })
