// Reads payments from our tables, and from the sandbox's own database.
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { readDayCloses } from '../../src/money/cash/day-closes.store.ts'
import { sumsOfLedger } from '../../src/money/cash/ledger-sums.store.ts'
import type { Connection, Db } from '../../src/platform/db/connect.ts'
import { sandboxPayment, storedToken } from '../../src/money/payments/sandbox/sandbox-documents.ts'
import type { ClosedDays, OurAttempt, OurMovement, OurOrder, OurRefund, OurShare, PaymentHistory } from './checker/payment-history.ts'

const ordersSql = `
select o.id, (select coalesce(json_agg(i.key), '[]') from idempotency i where i.scope = o.restaurant_id and i.order_id = o.id) as keys,
  o.payment_method as method, o.payment_state as state, o.status, o.accepted_at is not null as "isAccepted", o.total_price as total,
  o.paid_amount as paid, o.refunded_amount as refunded, o.returnable_share as "returnableShare",
  (select count(*)::int from feed f where f.restaurant_id = o.restaurant_id and f.order_id = o.id and f.event = 'order_placed') as emitted
from orders o`

const attemptsSql = `
select a.payer_id as "orderId", a.id::text as id, a.kind, a.state, a.amount, a.method, a.order_id as "partOf"
from gateway_calls a where a.payer_kind <> 'invoice'`

const refundsSql = `select id::text as id, order_id as "orderId", amount, way, state, requested_by is not null as "isByStaff" from refunds`

const sharesSql = `
select p.id::text as id, p.key, p.state, p.amount, (select coalesce(json_agg(json_build_object('orderId', t.order_id, 'paid', t.paid)), '[]')
  from bill_payment_parts t where t.restaurant_id = p.restaurant_id and t.payment_id = p.id) as parts
from bill_payments p`

const movementsSql = `select order_id as "orderId", kind, amount from cash_movements`

/** Undecided attempts count, except attempts of failed orders or shares, which may stay undecided for a day. */
const isUndecided = (failed: string) => `a.state in ('requested', 'unknown') and not (a.kind = 'authorise' and ${failed})`

/** Counts open orders, payments and refunds that are due, live shares, and undecided attempts. */
const unsettledSql = `
select (select count(*)::int from orders where status not in ('Cancelled', 'Delivered')) as "open orders",
  (select count(*)::int from orders where payment_state = 'authorised') as "authorised payments",
  (select count(*)::int from orders where status = 'Cancelled' and refunded_amount < paid_amount) as "cancelled orders to refund",
  (select count(*)::int from orders where status = 'Cancelled' and refunded_amount = paid_amount and returnable_share > 0) as "cancelled orders with a share to return",
  (select count(*)::int from refunds where state = 'requested') as "refunds",
  (select count(*)::int from bill_payments where state not in ('paid', 'failed')) as "shares",
  (select count(*)::int from gateway_calls a join orders o on o.restaurant_id = a.restaurant_id and o.id = a.payer_id
    where ${isUndecided(`o.payment_state = 'failed'`)}) as "attempts",
  (select count(*)::int from gateway_calls a join bill_payments p on p.restaurant_id = a.restaurant_id and p.id::text = a.payer_id
    where ${isUndecided(`p.state = 'failed'`)}) as "attempts of shares"`

const maxDays = 100_000

/** Returns the number of unsettled things by kind. */
export const readUnsettled = async ({ query }: Pick<Connection, 'query'>): Promise<Record<string, number>> =>
  (await query<Record<string, number>>(unsettledSql, []))[0] ?? {}

export const countUnsettled = async (connection: Pick<Connection, 'query'>): Promise<number> =>
  Object.values(await readUnsettled(connection)).reduce((sum, count) => sum + count, 0)

const readClosedDays = async (db: Db, restaurantId: string): Promise<ClosedDays> => ({
  restaurantId,
  days: (await readDayCloses(db, restaurantId, undefined, maxDays)).toReversed(),
  open: (await sumsOfLedger(db, restaurantId)).open,
})

type Ours = Pick<PaymentHistory, 'orders' | 'attempts' | 'refunds' | 'shares' | 'movements' | 'closedDays'>

/** Reads our side. A PGlite database must not be open in an API. */
export const readOurs = async ({ db, query }: Pick<Connection, 'db' | 'query'>, restaurantIds: readonly string[]): Promise<Ours> => ({
  orders: await query<OurOrder>(ordersSql, []),
  attempts: await query<OurAttempt>(attemptsSql, []),
  refunds: await query<OurRefund>(refundsSql, []),
  shares: await query<OurShare>(sharesSql, []),
  movements: await query<OurMovement>(movementsSql, []),
  closedDays: await Promise.all(restaurantIds.map((id) => readClosedDays(db, id))),
})

/** Reads the gateway's side. The sandbox must have ended. A payment is by UPI when the sandbox's PIN pad made its token. */
export const readTheirs = (file: string): Pick<PaymentHistory, 'gateway' | 'settlements'> => {
  const database = new DatabaseSync(file)
  const read = (sql: string, column: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => z.string().parse(row[column]))
  const tokens = read('select body from tokens', 'body').map((body) => storedToken.parse(JSON.parse(body)))
  const payments = read('select body from payments', 'body').map((body) => sandboxPayment.parse(JSON.parse(body)))
  const settlements = read('select attempt_id from calls', 'attempt_id')
  database.close()
  const byPin = new Set(tokens.filter(({ kind }) => kind === 'upi').map(({ usedBy }) => usedBy))
  return { gateway: payments.map((payment) => ({ ...payment, method: byPin.has(payment.attemptId) ? 'UPI' : 'Card' })), settlements }
}
