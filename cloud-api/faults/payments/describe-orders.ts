// Describes the rows of wrong orders and the answers that counters got about them, for the end of a failed run.
import type { Connection } from '../../src/platform/db/connect.ts'
import type { Violation } from '../history/history.ts'
import type { OurOrder, PaymentHistory } from './checker/payment-history.ts'

const maxDescribed = 20

/** Columns that every diner of the test fills in alike. */
const notShown = `'{customer_name, mobile_number, vehicle_model, vehicle_number, vehicle_color, order_instructions, taken, network}'::text[]`
const rowsOf = (table: string, where: string) =>
  `(select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(x)) - 'restaurant_id'), '[]') from ${table} x where x.restaurant_id = o.restaurant_id and ${where})`
const ofShares =
  'x.payment_id in (select t.payment_id from bill_payment_parts t where t.restaurant_id = o.restaurant_id and t.order_id = o.id)'

/** $1: the ids of the orders. */
const rowsSql = `
select o.id as "orderId", jsonb_strip_nulls(to_jsonb(o)) - ${notShown} as "order", ${rowsOf('refunds', 'x.order_id = o.id')} as refunds,
  ${rowsOf('cash_movements', 'x.order_id = o.id')} as movements, ${rowsOf('gateway_calls', 'x.payer_id = o.id')} as attempts,
  ${rowsOf('bill_payments', ofShares.replace('x.payment_id', 'x.id'))} as shares, ${rowsOf('bill_payment_parts', ofShares)} as parts,
  ${rowsOf('gateway_calls', ofShares.replace('x.payment_id', 'x.payer_id').replace('t.payment_id', 't.payment_id::text'))} as "attempts of shares"
from orders o where o.id in (select jsonb_array_elements_text($1::jsonb)) order by o.placed_at`

type Rows = { orderId: string } & Record<string, unknown>

const isSettled = ({ state, status, paid, refunded, returnableShare }: OurOrder) =>
  state !== 'authorised' && (status === 'Delivered' || (status === 'Cancelled' && refunded === paid && returnableShare === 0))

/** Finds the orders that a violation names, directly or by a share, and orders that are not settled. */
const inQuestion = ({ orders, shares }: PaymentHistory, violations: readonly Violation[]): OurOrder[] => {
  const details = violations.map(({ detail }) => detail).join('\n')
  const ofNamedShares = new Set(
    shares
      .filter(({ id, key }) => details.includes(id) || details.includes(key))
      .flatMap(({ parts }) => parts.map(({ orderId }) => orderId)),
  )
  return orders.filter((order) => details.includes(order.id) || ofNamedShares.has(order.id) || !isSettled(order))
}

type Options = { history: PaymentHistory; violations: readonly Violation[]; answersAbout: (orderId: string) => readonly string[] }

/** Returns a text for each of the first such orders; empty when all is well. */
export const describeOrders = async (
  { query }: Pick<Connection, 'query'>,
  { history, violations, answersAbout }: Options,
): Promise<string[]> => {
  const orders = inQuestion(history, violations)
  if (orders.length === 0) return []
  const ids = orders.slice(0, maxDescribed).map(({ id }) => id)
  const described = await query<Rows>(rowsSql, [JSON.stringify(ids)])
  return [
    `${orders.length} orders are not as they should be; the first ${described.length}:`,
    ...described.map(({ orderId, ...rows }) =>
      [
        `order ${orderId}`,
        ...Object.entries(rows).flatMap(([name, found]) => [found].flat().map((row) => `  ${name}: ${JSON.stringify(row)}`)),
        ...answersAbout(orderId).map((answer) => `  answer: ${answer}`),
      ].join('\n'),
    ),
  ]
}
