import { dirhams } from '@sufra/shared/money'
import { and, asc, desc, eq, gt, inArray, isNull, lt, min, sql } from 'drizzle-orm'
import type { Day } from '@sufra/shared/dates/day'
import type { Db } from '../../../platform/db/connect.ts'
import { invoiceCounter, subscriptionInvoices, subscriptionPayments, subscriptions } from '../subscriptions.table.ts'

const invoices = subscriptionInvoices
export type InvoiceRow = typeof invoices.$inferSelect

const isOpen = and(lt(invoices.paid, invoices.amount), isNull(invoices.voidedAt))
const isInvoice = (restaurantId: string, number: number) => and(eq(invoices.restaurantId, restaurantId), eq(invoices.number, number))

const isPayment = (restaurantId: string, id: string) =>
  and(eq(subscriptionPayments.restaurantId, restaurantId), eq(subscriptionPayments.id, id))

/** Returns the amounts of an invoice that the rules need. */
export const amountsOf = ({ amount, paid, voidedAt }: InvoiceRow) => ({
  amount: dirhams(amount),
  paid: dirhams(paid),
  isVoid: voidedAt !== null,
})

/**
 * Takes the next number. Locks the counter until the transaction ends: invoices of all restaurants wait for each other, and there are no
 * gaps.
 */
const takeNumber = async (tx: Db): Promise<number> => {
  const [counter] = await tx
    .insert(invoiceCounter)
    .values({ id: 1, number: 1 })
    .onConflictDoUpdate({ target: invoiceCounter.id, set: { number: sql`${invoiceCounter.number} + 1` } })
    .returning({ number: invoiceCounter.number })
  if (!counter) throw new Error('the counter of invoices returned no number')
  return counter.number
}

export const insertInvoice = async (tx: Db, invoice: Omit<typeof invoices.$inferInsert, 'number'>): Promise<number> => {
  const number = await takeNumber(tx)
  await tx.insert(invoices).values({ ...invoice, number })
  return number
}

/** Returns invoices, the newest first. */
export const readInvoices = (db: Db, restaurantId: string, limit: number): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.restaurantId, restaurantId)).orderBy(desc(invoices.number)).limit(limit)

export const readInvoice = async (db: Db, restaurantId: string, number: number): Promise<InvoiceRow | undefined> => {
  const [row] = await db.select().from(invoices).where(isInvoice(restaurantId, number))
  return row
}

/** Returns unpaid invoices, the oldest first. */
export const readOpenInvoices = (db: Db, restaurantId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.restaurantId, restaurantId), isOpen))
    .orderBy(asc(invoices.dueOn), asc(invoices.number))

export const insertPayment = async (tx: Db, payment: typeof subscriptionPayments.$inferInsert): Promise<void> => {
  const { restaurantId, invoiceNumber, amount } = payment
  await tx.insert(subscriptionPayments).values(payment)
  await tx
    .update(invoices)
    .set({ paid: sql`${invoices.paid} + ${amount}` })
    .where(isInvoice(restaurantId, invoiceNumber))
}

export const readPayment = async (db: Db, restaurantId: string, id: string) => {
  const [row] = await db.select().from(subscriptionPayments).where(isPayment(restaurantId, id))
  return row
}

type TakenBack = Required<Pick<typeof subscriptionPayments.$inferInsert, 'takenBackAt' | 'takenBackBy' | 'takeBackReason'>>

export const markTakenBack = async (
  tx: Db,
  { restaurantId, id, invoiceNumber, amount }: typeof subscriptionPayments.$inferSelect,
  columns: TakenBack,
): Promise<void> => {
  await tx.update(subscriptionPayments).set(columns).where(isPayment(restaurantId, id))
  await tx
    .update(invoices)
    .set({ paid: sql`${invoices.paid} - ${amount}` })
    .where(isInvoice(restaurantId, invoiceNumber))
}

/**
 * Returns the payments of some invoices of a restaurant, including those that were taken back, in the order in which they were recorded.
 */
export const readPayments = async (db: Db, restaurantId: string, numbers: readonly number[]) => {
  if (numbers.length === 0) return []
  const { recordedAt, id, invoiceNumber } = subscriptionPayments
  return db
    .select()
    .from(subscriptionPayments)
    .where(and(eq(subscriptionPayments.restaurantId, restaurantId), inArray(invoiceNumber, [...numbers])))
    .orderBy(asc(recordedAt), asc(id))
}

/** Voids the unpaid invoices of periods that begin after a day, and returns the start of the first of them. Partly paid invoices stay. */
export const voidInvoicesAfter = async (tx: Db, restaurantId: string, day: Day, at: Date): Promise<Day | undefined> => {
  const voided = await tx
    .update(invoices)
    .set({ voidedAt: at })
    .where(and(eq(invoices.restaurantId, restaurantId), isOpen, eq(invoices.paid, 0), gt(invoices.periodStart, day)))
    .returning({ periodStart: invoices.periodStart })
  return voided.map(({ periodStart }) => periodStart).toSorted()[0]
}

/** Stores the due day of the first unpaid invoice, and returns it. Called after each change of an invoice. */
export const refreshOpenDue = async (tx: Db, restaurantId: string): Promise<Day | null> => {
  const [row] = await tx
    .select({ dueOn: min(invoices.dueOn) })
    .from(invoices)
    .where(and(eq(invoices.restaurantId, restaurantId), isOpen))
  const openDueOn = row?.dueOn ?? null
  await tx.update(subscriptions).set({ openDueOn }).where(eq(subscriptions.restaurantId, restaurantId))
  return openDueOn
}
