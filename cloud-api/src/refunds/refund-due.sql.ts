import { isRefundDue } from '../orders/payment-due.sql.ts'
import { attemptIdSql } from '../payments/attempts/attempts.sql.ts'

const refundId = attemptIdSql('orders.id', `'refund'`)

/**
 * Cancelled orders with captured money that is not returned. The id of the refund is derived from the order, so that it is made once,
 * whichever copy runs this and wherever it stops. A refund that the gateway has declined is not made again: staff then hand back cash. $1
 * the gateway.
 */
export const refundDueSql = `
select restaurant_id as "restaurantId", orders.id as "orderId", ${refundId} as "refundId"
from orders
where ${isRefundDue} and payment_gateway = $1::text
  and not exists (select 1 from refunds r where r.restaurant_id = orders.restaurant_id and r.id = ${refundId})
limit 200`
