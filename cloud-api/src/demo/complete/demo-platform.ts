// Data for administrators beside the demo restaurant: other restaurants in every status, and the demo restaurant's subscription and
// requests for help.
import { addMonths } from '@sufra/shared/dates/add-months'
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { dueAt } from '@sufra/shared/support/support-request'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { documents } from '../../licensing/documents/documents.table.ts'
import { restaurantNotes } from '../../administration/provisions/restaurant/restaurant-notes.table.ts'
import {
  invoiceCounter,
  plans,
  subscriptionHistory,
  subscriptionInvoices,
  subscriptionPayments,
  subscriptions,
  transferAccount,
} from '../../money/subscriptions/subscriptions.table.ts'
import { supportMessages, supportRequests, supportTemplates } from '../../back-office/support/support.table.ts'
import type { FileStore } from '../../platform/files/uploads/file-store.ts'
import { storeSamples } from './demo-documents.ts'
import { seedPlatform } from '../platform/seed-platform.ts'

/** Among these are one rejected, one deactivated and two pending restaurants. */
const otherRestaurants = 20
const hour = 3_600_000

type People = { restaurantId: string; ownerId: string; adminId: string }

/** Inserts other restaurants with a file of each document. */
export const insertOtherRestaurants = async (connection: Connection, files: FileStore, now: Date): Promise<void> => {
  await seedPlatform(connection, { run: 'doha', restaurants: otherRestaurants, now })
  const rows = await connection.db.select({ files: documents.files }).from(documents)
  await storeSamples(
    files,
    rows.flatMap((row) => row.files.map(({ id }) => id)),
  )
}

/** Inserts a month's trial, then one paid invoice and one due invoice. */
export const insertSubscription = async (tx: Db, { restaurantId, adminId }: People, now: Date): Promise<void> => {
  const [plan] = await tx.select().from(plans).limit(1)
  if (!plan) return
  await tx
    .insert(transferAccount)
    .values({ id: 1, iban: 'QA58DOHB00001234567890ABCDEFG', bankName: 'Doha Bank', branchCode: '0012', accountHolder: 'Sufra', version: 1 })
  const today = dayOf(now, homeTimeZone)
  const dayAgo = (days: number) => dayOf(now.getTime() - days * 24 * hour, homeTimeZone)
  const anchorDay = dayAgo(36)
  const [second, next] = [addMonths(anchorDay, 1), addMonths(anchorDay, 2)]
  const openDueOn = dayOf(now.getTime() + 4 * 24 * hour, homeTimeZone)
  await tx
    .insert(subscriptions)
    .values({ restaurantId, planId: plan.id, trialEndsOn: anchorDay, anchorDay, invoicedPeriods: 2, nextPeriodOn: next, openDueOn })
  const [counter] = await tx
    .insert(invoiceCounter)
    .values({ id: 1, number: 2 })
    .onConflictDoUpdate({ target: invoiceCounter.id, set: { number: sql`${invoiceCounter.number} + 2` } })
    .returning()
  const number = (counter?.number ?? 2) - 1
  const invoice = { restaurantId, plan: plan.name, amount: plan.price }
  await tx.insert(subscriptionInvoices).values([
    { ...invoice, number, paid: plan.price, periodStart: anchorDay, periodEnd: second, issuedOn: anchorDay, dueOn: dayAgo(29) },
    { ...invoice, number: number + 1, periodStart: second, periodEnd: next, issuedOn: second < today ? second : today, dueOn: openDueOn },
  ])
  const recordedAt = new Date(now.getTime() - 31 * 24 * hour)
  await tx.insert(subscriptionPayments).values({
    restaurantId,
    id: uuidv7(),
    invoiceNumber: number,
    amount: plan.price,
    method: 'bank_transfer',
    reference: 'QNB 20-174',
    paidOn: dayAgo(31),
    recordedAt,
    recordedBy: adminId,
  })
  const details = { invoice: number, amount: plan.price, plan: plan.name }
  await tx.insert(subscriptionHistory).values([
    {
      restaurantId,
      key: 'started',
      id: uuidv7(),
      kind: 'started',
      at: new Date(now.getTime() - 60 * 24 * hour),
      details: { plan: plan.name },
    },
    { restaurantId, key: `issued:${number}`, id: uuidv7(), kind: 'invoice_issued', at: new Date(now.getTime() - 36 * 24 * hour), details },
    { restaurantId, key: uuidv7(), id: uuidv7(), kind: 'payment_recorded', at: recordedAt, adminId, details },
    { restaurantId, key: `paid:${number}`, id: uuidv7(), kind: 'invoice_paid', at: recordedAt, details },
  ])
}

const questions = [
  {
    subject: 'How do I print the codes again?',
    text: 'Two cards of the terrace are torn.',
    reply: 'Under Tables, choose the tables and press Print.',
    ago: 74,
  },
  { subject: 'A guest wants an invoice with a tax number', text: 'Where do I enter our tax number?', reply: '', ago: 2 },
] as const

/** Inserts requests for help of the demo restaurant, an answer template, a note, and the decisions of the audit log. */
export const insertHelpAndRecords = async (tx: Db, { restaurantId, ownerId, adminId }: People, now: Date): Promise<void> => {
  for (const [index, { subject, text, reply, ago }] of questions.entries()) {
    const id = uuidv7()
    const createdAt = new Date(now.getTime() - ago * hour)
    const changedAt = reply ? new Date(createdAt.getTime() + hour) : createdAt
    const due = reply ? null : new Date(dueAt('Normal', createdAt.getTime()))
    const request = {
      restaurantId,
      id,
      number: index + 1,
      subject,
      urgency: 'Normal',
      requestedBy: ownerId,
      createdAt,
      changedAt,
      dueAt: due,
    } as const
    await tx.insert(supportRequests).values({ ...request, status: reply ? 'answered' : 'open', assigneeId: adminId })
    const message = { restaurantId, requestId: id }
    await tx.insert(supportMessages).values({ ...message, id: uuidv7(), by: 'restaurant', authorId: ownerId, text, createdAt })
    if (reply)
      await tx
        .insert(supportMessages)
        .values({ ...message, id: uuidv7(), by: 'support', authorId: adminId, text: reply, createdAt: changedAt })
  }
  await tx.insert(supportTemplates).values({
    id: uuidv7(),
    title: 'Printer',
    text: {
      en: 'Please switch the printer off and on, then press Print a test page.',
      ar: 'يرجى إطفاء الطابعة وتشغيلها، ثم اضغط طباعة صفحة تجريبية.',
    },
  })
  const verifiedAt = new Date(now.getTime() - 58 * 24 * hour)
  await tx
    .insert(restaurantNotes)
    .values({ restaurantId, id: uuidv7(), authorId: adminId, text: 'Met the owner at the opening. Prefers Arabic.', createdAt: verifiedAt })
  await recordAuditEntry(tx, { adminId, action: 'applicant_verified', at: verifiedAt, restaurantId })
}
