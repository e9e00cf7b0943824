import { dirhams, type Dirhams } from '@sufra/shared/money'
import type { StaffRefund } from '@sufra/shared/refunds/refund'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { readNames } from '../../people/accounts/users.store.ts'
import type { Db, Query } from '../../platform/db/connect.ts'
import { isRefundDue } from '../../ordering/orders/payment-due.sql.ts'
import { callIdSql } from '../payments/orders/order-calls.sql.ts'
import { refunds } from './refunds.table.ts'

const refundId = callIdSql('orders.id', `'refund'`)

/**
 * Cancelled orders with captured money that is not returned. The id of the refund is derived from the order, so that it is made once,
 * whichever copy runs this and wherever it stops. A refund that the gateway has declined is not made again: staff then hand back cash. $1
 * the gateway.
 */
const refundDueSql = `
select restaurant_id as "restaurantId", orders.id as "orderId", ${refundId} as "refundId"
from orders
where ${isRefundDue} and payment_gateway = $1::text
  and not exists (select 1 from refunds r where r.restaurant_id = orders.restaurant_id and r.id = ${refundId})
limit 200`

export type RefundRow = typeof refunds.$inferSelect
type RefundKey = Pick<RefundRow, 'restaurantId' | 'id'>

const isRefund = ({ restaurantId, id }: RefundKey) => and(eq(refunds.restaurantId, restaurantId), eq(refunds.id, id))
const ofOrder = (restaurantId: string, orderId: string) => and(eq(refunds.restaurantId, restaurantId), eq(refunds.orderId, orderId))

/** Returns whether the refund is new. */
export const insertRefund = async (tx: Db, refund: typeof refunds.$inferInsert): Promise<boolean> =>
  (await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id })).length > 0

/** Decides a requested refund and returns it. Returns undefined when it was decided before. */
export const decideRefund = async (
  tx: Db,
  key: RefundKey,
  { state, at }: { state: 'succeeded' | 'declined'; at: Date },
): Promise<RefundRow | undefined> => {
  const [decided] = await tx
    .update(refunds)
    .set({ state, decidedAt: at })
    .where(and(isRefund(key), eq(refunds.state, 'requested')))
    .returning()
  return decided
}

const sumOf = async (db: Db, restaurantId: string, orderId: string, state: RefundRow['state']): Promise<Dirhams> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(ofOrder(restaurantId, orderId), eq(refunds.state, state)))
  return dirhams(row?.sum ?? 0)
}

/** Sums the undecided refunds of an order. */
export const sumRequested = (tx: Db, restaurantId: string, orderId: string) => sumOf(tx, restaurantId, orderId, 'requested')

/** Sums the returned amounts of an order, by cash and gateway. */
export const sumRefunded = (db: Db, restaurantId: string, orderId: string) => sumOf(db, restaurantId, orderId, 'succeeded')

/** Returns the refunds of one order, oldest first. */
export const readRefunds = (db: Db, restaurantId: string, orderId: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(ofOrder(restaurantId, orderId)).orderBy(asc(refunds.requestedAt), asc(refunds.id))

/** Returns the refunds of an order of any restaurant, for a caller that knows its id, without declined ones. */
export const readShownRefunds = (db: Db, restaurantId: string, orderId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(ofOrder(restaurantId, orderId), ne(refunds.state, 'declined')))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))

export const shownRefund = ({ id, amount, lines, reason, way, state, requestedAt }: RefundRow) => ({
  refundId: id,
  amount,
  lines,
  reason,
  way,
  state,
  requestedAt: requestedAt.toISOString(),
})

/** Converts refunds for staff, with the names of the members who requested them. */
export const asStaffRefunds = async (db: Db, rows: readonly RefundRow[]): Promise<StaffRefund[]> => {
  const names = await readNames(
    db,
    rows.flatMap(({ requestedBy }) => requestedBy ?? []),
  )
  return rows.map((row) => ({
    ...shownRefund(row),
    kind: row.kind,
    note: row.note,
    requestedBy: row.requestedBy && (names.get(row.requestedBy) ?? ''),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

export type RefundDue = { restaurantId: string; orderId: string; refundId: string }

/** Lists cancelled orders of a gateway whose money is to be returned, with the id of their one refund. */
export const listRefundsDue = (query: Query, gateway: string) => query<RefundDue>(refundDueSql, [gateway])
