// Payments of invoices by card. Their outcomes change only while the restaurant's counters are locked.
import type { CardPaymentOutcome } from '@sufra/shared/subscriptions/invoice'
import type { CardPayment } from '@sufra/shared/subscriptions/own-subscription.routes'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { readCalls } from '../../payments/calls/calls.store.ts'
import { cardPayments } from './card-payments.table.ts'

export type CardPaymentRow = typeof cardPayments.$inferSelect
type Key = Pick<CardPaymentRow, 'restaurantId' | 'id'>

const { restaurantId, id, outcome, invoiceNumber, requestedAt } = cardPayments
const isPayment = (key: Key) => and(eq(restaurantId, key.restaurantId), eq(id, key.id))

export const readCardPayment = async (db: Db, key: Key): Promise<CardPaymentRow | undefined> =>
  (await db.select().from(cardPayments).where(isPayment(key)))[0]

/** Whether an invoice has an undecided payment. There is at most one. */
export const isPaymentAwaiting = async (db: Db, ofRestaurant: string, number: number): Promise<boolean> => {
  const rows = await db
    .select({ id })
    .from(cardPayments)
    .where(and(eq(restaurantId, ofRestaurant), eq(invoiceNumber, number), eq(outcome, 'awaiting')))
  return rows.length > 0
}

/** Returns the restaurant's view of the newest payment of each invoice. */
export const readNewestCardPayments = async (db: Db, ofRestaurant: string): Promise<Map<number, CardPayment>> => {
  const rows = await db
    .selectDistinctOn([invoiceNumber])
    .from(cardPayments)
    .where(eq(restaurantId, ofRestaurant))
    .orderBy(invoiceNumber, desc(requestedAt), desc(id))
  const calls = await readCalls(
    db,
    'invoice',
    ofRestaurant,
    rows.map((row) => row.id),
  )
  const authorisations = new Map(calls.filter(({ kind }) => kind === 'authorise').map((call) => [call.payerId, call]))
  const shownPayment = ({ id: ofPayment, outcome: its }: CardPaymentRow): CardPayment => ({
    outcome: its,
    challengeUrl: its === 'awaiting' ? (authorisations.get(ofPayment)?.challengeUrl ?? null) : null,
    error: its === 'declined' ? (authorisations.get(ofPayment)?.error ?? 'other') : null,
  })
  return new Map(rows.map((row) => [row.invoiceNumber, shownPayment(row)]))
}

export const insertCardPayment = async (tx: Db, payment: CardPaymentRow): Promise<void> => {
  await tx.insert(cardPayments).values(payment)
}

export const setOutcome = async (tx: Db, key: Key, to: CardPaymentOutcome): Promise<void> => {
  await tx.update(cardPayments).set({ outcome: to }).where(isPayment(key))
}
