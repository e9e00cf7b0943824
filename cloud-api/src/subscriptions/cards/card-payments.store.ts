// Payments of invoices by card. Their outcomes change only while the restaurant's counters are locked.
import { dirhams } from '@sufra/shared/money'
import type { CardPaymentOutcome } from '@sufra/shared/subscriptions/card-payment'
import type { CardPayment } from '@sufra/shared/subscriptions/own-subscription.routes'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Connection, Db } from '../../db/connect.ts'
import { answeredColumns, type AttemptAnswer } from '../../payments/calls/answered-columns.ts'
import type { AttemptKey, DueAttempt } from '../../payments/orders/order-payments.store.ts'
import { lookUpDelay } from '../../payments/calls/retry-times.ts'
import { attemptIdOf } from '../../table-bill/payments/bill-attempts.store.ts'
import { invoiceAttempts } from './card-payments.table.ts'
import { claimDueSql } from './invoice-attempts.sql.ts'

export type InvoiceAttempt = typeof invoiceAttempts.$inferSelect
type Payment = Pick<InvoiceAttempt, 'restaurantId' | 'paymentId' | 'invoiceNumber' | 'amount' | 'gateway'>

const { restaurantId, paymentId, id, kind, state, outcome, invoiceNumber, requestedAt } = invoiceAttempts
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
const isAttempt = (key: AttemptKey) => and(eq(restaurantId, key.restaurantId), eq(paymentId, key.orderId), eq(id, key.attemptId))
const isUndecided = inArray(state, ['requested', 'unknown'])

const readOne = async (db: Db, where: ReturnType<typeof and>): Promise<InvoiceAttempt | undefined> => {
  const [row] = await db.select().from(invoiceAttempts).where(where).orderBy(desc(requestedAt)).limit(1)
  return row
}

/** Returns the authorisation of a payment. */
export const readCardPayment = (db: Db, key: AttemptKey) =>
  readOne(db, and(eq(restaurantId, key.restaurantId), eq(paymentId, key.orderId), eq(kind, 'authorise')))

/** Returns the undecided payment of an invoice. There is at most one. */
export const readAwaiting = (db: Db, ofRestaurant: string, number: number) =>
  readOne(db, and(eq(restaurantId, ofRestaurant), eq(invoiceNumber, number), eq(outcome, 'awaiting')))

/** Returns the newest payment of each invoice of a restaurant. */
export const readNewestCardPayments = async (db: Db, ofRestaurant: string): Promise<Map<number, InvoiceAttempt>> => {
  const rows = await db
    .selectDistinctOn([invoiceNumber])
    .from(invoiceAttempts)
    .where(and(eq(restaurantId, ofRestaurant), eq(kind, 'authorise')))
    .orderBy(invoiceNumber, desc(requestedAt), desc(id))
  return new Map(rows.map((row) => [row.invoiceNumber, row]))
}

/** Returns the restaurant's view of a payment, or null without one. */
export const shownPayment = (payment: InvoiceAttempt | undefined): CardPayment | null => {
  if (!payment?.outcome) return null
  const { outcome: its, challengeUrl, error } = payment
  return { outcome: its, challengeUrl: its === 'awaiting' ? challengeUrl : null, error: its === 'declined' ? (error ?? 'other') : null }
}

/** Inserts an authorisation, which the request itself sends, and which is looked up later. */
export const insertAuthorisation = async (tx: Db, payment: Payment & { requestedBy: string }, at: Date): Promise<void> => {
  await tx.insert(invoiceAttempts).values({
    ...payment,
    id: payment.paymentId,
    kind: 'authorise',
    state: 'requested',
    outcome: 'awaiting',
    requestedAt: at,
    nextTryAt: new Date(at.getTime() + lookUpDelay(0) * 2_000),
  })
}

/** Inserts a call that a payment makes once. A second call changes nothing. */
export const sendOnce = async (tx: Db, payment: InvoiceAttempt, what: 'capture' | 'void' | 'refund', at: Date): Promise<void> => {
  const { restaurantId: ofRestaurant, paymentId: ofPayment, invoiceNumber: number, amount, gateway } = payment
  await tx
    .insert(invoiceAttempts)
    .values({
      restaurantId: ofRestaurant,
      paymentId: ofPayment,
      id: attemptIdOf(ofPayment, what),
      kind: what,
      gateway,
      invoiceNumber: number,
      amount,
      state: 'requested',
      requestedAt: at,
      nextTryAt: at,
    })
    .onConflictDoNothing()
}

/** Decides an undecided call. Returns the call, or undefined when it was decided before. */
export const answerAttempt = async (tx: Db, key: AttemptKey, answer: AttemptAnswer): Promise<InvoiceAttempt | undefined> => {
  const [answered] = await tx
    .update(invoiceAttempts)
    .set(answeredColumns(answer))
    .where(and(isAttempt(key), isUndecided))
    .returning()
  return answered
}

export const setOutcome = async (tx: Db, { restaurantId: of, paymentId: ofPayment }: InvoiceAttempt, to: CardPaymentOutcome) => {
  await tx
    .update(invoiceAttempts)
    .set({ outcome: to })
    .where(and(eq(restaurantId, of), eq(paymentId, ofPayment), eq(kind, 'authorise')))
}

/**
 * The same functions as for attempts of orders, for the same job, requests and webhooks. Their keys have the payment's id as the order's.
 */
export const createInvoiceAttemptsStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => {
  const update = async (key: AttemptKey, set: Partial<InvoiceAttempt>) => {
    await db
      .update(invoiceAttempts)
      .set(set)
      .where(and(isAttempt(key), isUndecided))
  }
  return {
    readAttempt: async (ofPayment: string, attemptId: string) => {
      if (!isUuid(ofPayment) || !isUuid(attemptId)) return undefined
      const row = await readOne(db, and(eq(paymentId, ofPayment), eq(id, attemptId)))
      return (
        row && {
          restaurantId: row.restaurantId,
          orderId: row.paymentId,
          attemptId: row.id,
          kind: row.kind,
          amount: dirhams(row.amount),
          reference: row.gatewayReference,
        }
      )
    },
    addDue: async () => {},
    await: (key: AttemptKey, { reference, url, again }: { reference: string; url?: string | null; again: Date }) =>
      update(key, { gatewayReference: reference, nextTryAt: again, ...(url && { challengeUrl: url }) }),
    lose: (key: AttemptKey, again: Date) => update(key, { state: 'unknown', nextTryAt: again }),
    schedule: (key: AttemptKey, again: Date | null) => update(key, { nextTryAt: again }),
    claimDue: (gateway: string, at: Date, limit: number) => query<DueAttempt>(claimDueSql, [at.toISOString(), gateway, limit]),
  }
}
