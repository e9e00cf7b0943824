// What we stored of payments, and what the sandbox has in its own database.
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Connection, Db } from '../../src/db/connect.ts'
import { readDayCloses } from '../../src/cash/day-closes.store.ts'
import { sumsOfLedger } from '../../src/cash/ledger-sums.store.ts'
import { sandboxPayment, storedToken } from '../../src/payments/sandbox/sandbox-documents.ts'
import type { OurAttempt, OurOrder, PaymentHistory } from './check-payments.ts'
import type { ClosedDays } from './payment-books.ts'

const ordersSql = `
select o.id, (select coalesce(json_agg(i.key), '[]') from idempotency i where i.scope = o.restaurant_id and i.order_id = o.id) as keys,
  o.payment_state as state, o.status, o.accepted_at is not null as "isAccepted", o.total_price as total,
  (select count(*)::int from feed f where f.restaurant_id = o.restaurant_id and f.order_id = o.id and f.event = 'order_placed') as emitted
from orders o`

const attemptsSql = `
select a.order_id as "orderId", a.id, a.kind, a.state, a.amount, o.payment_method as method
from payment_attempts a join orders o on o.restaurant_id = a.restaurant_id and o.id = a.order_id`

const maxDays = 100_000

/** Open orders, payments that are due, and attempts without a decision, except those of failed orders, which may stay so for a day. */
const unsettledSql = `
select (select count(*)::int from orders where status not in ('Cancelled', 'Delivered'))
  + (select count(*)::int from orders where payment_state = 'authorised' or (payment_state = 'captured' and status = 'Cancelled'))
  + (select count(*)::int from payment_attempts a join orders o on o.restaurant_id = a.restaurant_id and o.id = a.order_id
    where a.state in ('requested', 'unknown') and not (a.kind = 'authorise' and o.payment_state = 'failed')) as count`

export const countUnsettled = async ({ query }: Pick<Connection, 'query'>): Promise<number> =>
  (await query<{ count: number }>(unsettledSql, []))[0]?.count ?? 0

const readClosedDays = async (db: Db, restaurantId: string): Promise<ClosedDays> => ({
  restaurantId,
  days: (await readDayCloses(db, restaurantId, undefined, maxDays)).toReversed(),
  open: (await sumsOfLedger(db, restaurantId)).open,
})

/** The database must not be open in an API where it is PGlite. */
export const readOurs = async (
  { db, query }: Pick<Connection, 'db' | 'query'>,
  restaurantIds: readonly string[],
): Promise<Pick<PaymentHistory, 'orders' | 'attempts' | 'closedDays'>> => ({
  orders: await query<OurOrder>(ordersSql, []),
  attempts: await query<OurAttempt>(attemptsSql, []),
  closedDays: await Promise.all(restaurantIds.map((id) => readClosedDays(db, id))),
})

/** The sandbox must have ended. A payment is by UPI where its own token was made by the pin pad. */
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
