// Shares of bills that are reserved, paid or given up. Their states change only while the restaurant's counters are locked.
import type { BillPaymentState } from '@sufra/shared/table-bill/bill'
import { add, zero, type Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import { and, eq, gt, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Db, Query } from '../../../platform/db/connect.ts'
import { readCalls } from '../../payments/calls/calls.store.ts'
import { billPaymentParts, billPayments } from '../table-bill.table.ts'
import { isShareReturnDue } from '../../../ordering/orders/payment-due.sql.ts'

export type BillPayment = typeof billPayments.$inferSelect
export type BillPaymentPart = typeof billPaymentParts.$inferSelect
export type PaymentId = { restaurantId: string; paymentId: string }

const isPayment = ({ restaurantId, paymentId }: PaymentId) =>
  and(eq(billPayments.restaurantId, restaurantId), eq(billPayments.id, paymentId))

const readOne = async (db: Db, where: SQL | undefined): Promise<BillPayment | undefined> => {
  const [row] = await db.select().from(billPayments).where(where)
  return row
}

export const readPayment = (db: Db, id: PaymentId) => readOne(db, isPayment(id))

export const readPaymentByKey = (db: Db, restaurantId: string, key: string) =>
  readOne(db, and(eq(billPayments.restaurantId, restaurantId), eq(billPayments.key, key)))

export const readParts = (db: Db, { restaurantId, paymentId }: PaymentId): Promise<BillPaymentPart[]> =>
  db
    .select()
    .from(billPaymentParts)
    .where(and(eq(billPaymentParts.restaurantId, restaurantId), eq(billPaymentParts.paymentId, paymentId)))
    .orderBy(billPaymentParts.orderId)

type NewPart = Pick<BillPaymentPart, 'orderId' | 'amount' | 'lines'>

export const insertPayment = async (tx: Db, payment: typeof billPayments.$inferInsert, parts: NewPart[]): Promise<void> => {
  await tx.insert(billPayments).values(payment)
  const { restaurantId, id: paymentId } = payment
  if (parts.length > 0) await tx.insert(billPaymentParts).values(parts.map((part) => ({ ...part, restaurantId, paymentId })))
}

/** Removes cash shares of phones from the counter. */
export const dropCashNotes = async (
  tx: Db,
  { restaurantId, tableId }: { restaurantId: string; tableId: string },
  at: Date,
): Promise<void> => {
  await tx
    .update(billPayments)
    .set({ state: 'failed', decidedAt: at })
    .where(and(eq(billPayments.restaurantId, restaurantId), eq(billPayments.tableId, tableId), eq(billPayments.state, 'reserved')))
}

/** Replaces the parts of a cash share by the parts that it has paid. */
export const replaceParts = async (
  tx: Db,
  { restaurantId, paymentId }: PaymentId,
  parts: Pick<NewPart, 'orderId' | 'amount'>[],
): Promise<void> => {
  const isOfPayment = and(eq(billPaymentParts.restaurantId, restaurantId), eq(billPaymentParts.paymentId, paymentId))
  await tx.delete(billPaymentParts).where(isOfPayment)
  await tx.insert(billPaymentParts).values(parts.map(({ orderId, amount }) => ({ restaurantId, paymentId, orderId, amount, lines: [] })))
}

/** Stores the amount that an order took of a collected share. */
export const setPartPaid = async (tx: Db, { restaurantId, paymentId }: PaymentId, orderId: string, paid: Dirhams): Promise<void> => {
  await tx
    .update(billPaymentParts)
    .set({ paid })
    .where(
      and(
        eq(billPaymentParts.restaurantId, restaurantId),
        eq(billPaymentParts.paymentId, paymentId),
        eq(billPaymentParts.orderId, orderId),
      ),
    )
}

/** Returns the amounts that shares have paid of an order through the gateway, with their methods. */
export const readPaidShares = (db: Db, restaurantId: string, orderId: string) =>
  db
    .select({ method: billPayments.method, amount: billPaymentParts.paid, at: billPayments.decidedAt })
    .from(billPaymentParts)
    .innerJoin(billPayments, and(eq(billPayments.restaurantId, restaurantId), eq(billPayments.id, billPaymentParts.paymentId)))
    .where(and(eq(billPaymentParts.restaurantId, restaurantId), eq(billPaymentParts.orderId, orderId), gt(billPaymentParts.paid, zero)))
    .orderBy(billPayments.decidedAt)

/** Returns the amounts that shares collected for an order beyond its total and that the gateway declined to return. */
export const readUnreturnedExcess = async (db: Db, restaurantId: string, orderId: string) => {
  const excess = await db
    .select({
      id: billPayments.id,
      amount: sql<Dirhams>`${billPaymentParts.amount} - ${billPaymentParts.paid}`,
      at: billPayments.decidedAt,
    })
    .from(billPaymentParts)
    .innerJoin(billPayments, and(eq(billPayments.restaurantId, restaurantId), eq(billPayments.id, billPaymentParts.paymentId)))
    .where(
      and(
        eq(billPaymentParts.restaurantId, restaurantId),
        eq(billPaymentParts.orderId, orderId),
        gt(billPaymentParts.amount, billPaymentParts.paid),
      ),
    )
  if (excess.length === 0) return []
  const ids = excess.map(({ id }) => id)
  const calls = await readCalls(db, 'share', restaurantId, ids)
  const declined = calls.filter((call) => call.kind === 'refund' && call.state === 'declined' && call.orderId === null)
  const unreturned = new Set(declined.map(({ payerId }) => payerId))
  return excess.filter(({ id }) => unreturned.has(id))
}

type Decision = { state: BillPaymentState; declined?: DeclineReason; at: Date }

/** Changes the state of a payment that is in one of the states `from`. Returns whether it changed. */
export const movePayment = async (
  tx: Db,
  id: PaymentId,
  from: readonly BillPaymentState[],
  { state, declined, at }: Decision,
): Promise<boolean> => {
  const moved = await tx
    .update(billPayments)
    .set({ state, declined: declined ?? null, decidedAt: state === 'paid' || state === 'failed' ? at : null })
    .where(and(isPayment(id), inArray(billPayments.state, [...from])))
    .returning({ id: billPayments.id })
  return moved.length > 0
}

/** Links a share in cash to the taking by which its cash can be undone. */
export const linkToTaking = async (tx: Db, id: PaymentId, takingId: string): Promise<void> => {
  await tx.update(billPayments).set({ takingId }).where(isPayment(id))
}

/** Returns the cash share of a taking. */
export const readPaymentOfTaking = (db: Db, restaurantId: string, takingId: string) =>
  readOne(db, and(eq(billPayments.restaurantId, restaurantId), eq(billPayments.takingId, takingId), eq(billPayments.state, 'paid')))

/** Returns the payments at a table that are in one of the states, of one phone if `deviceId` is given. */
export const readPaymentsOf = (
  db: Db,
  { restaurantId, tableId, deviceId, states }: { restaurantId: string; tableId: string; deviceId?: string; states: BillPaymentState[] },
): Promise<BillPayment[]> =>
  db
    .select()
    .from(billPayments)
    .where(
      and(
        eq(billPayments.restaurantId, restaurantId),
        eq(billPayments.tableId, tableId),
        inArray(billPayments.state, states),
        deviceId === undefined ? undefined : eq(billPayments.deviceId, deviceId),
      ),
    )

/** Returns the amounts of each order that other authorised payments will pay. */
export const readAuthorisedAmounts = async (tx: Db, { restaurantId, paymentId }: PaymentId, orderIds: readonly string[]) => {
  const rows = await tx
    .select({ orderId: billPaymentParts.orderId, amount: billPaymentParts.amount })
    .from(billPaymentParts)
    .innerJoin(billPayments, and(eq(billPayments.restaurantId, restaurantId), eq(billPayments.id, billPaymentParts.paymentId)))
    .where(
      and(
        eq(billPaymentParts.restaurantId, restaurantId),
        inArray(billPaymentParts.orderId, [...orderIds]),
        eq(billPayments.state, 'authorised'),
        ne(billPayments.id, paymentId),
      ),
    )
  const amounts = new Map<string, Dirhams>()
  for (const { orderId, amount } of rows) amounts.set(orderId, add(amounts.get(orderId) ?? zero, amount))
  return amounts
}

/** Returns payments that reserve their share longer than allowed. */
export const readExpired = (db: Db, at: Date, limit: number): Promise<BillPayment[]> =>
  db
    .select()
    .from(billPayments)
    .where(and(inArray(billPayments.state, ['reserved', 'authorising']), lte(billPayments.expiresAt, at)))
    .limit(limit)

/** $1 the gateway. */
const refundableSql = `
select distinct p.restaurant_id as "restaurantId", p.id as "paymentId"
from orders
join bill_payment_parts t on t.restaurant_id = orders.restaurant_id and t.order_id = orders.id
join bill_payments p on p.restaurant_id = t.restaurant_id and p.id = t.payment_id
where ${isShareReturnDue} and p.state = 'paid' and p.payment_gateway = $1::text
limit 200`

/** Returns payments with a part to be returned, since its order was cancelled. */
export const readRefundable = (query: Query, gateway: string) => query<PaymentId>(refundableSql, [gateway])
