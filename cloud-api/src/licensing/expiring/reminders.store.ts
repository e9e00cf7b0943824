import type { DatedKind, Day } from '@sufra/shared/documents/document'
import { and, desc, eq, gt, like, sql } from 'drizzle-orm'
import type { Db, Query } from '../../platform/db/connect.ts'
import { documentReminders } from './document-reminders.table.ts'
import { readRemindableSql, settleMailsSql, settleSmsSql } from './expiring.sql.ts'

/** `sent`: the newest automatic reminder, as the days before the document expires. */
export type RemindableDocument = {
  restaurantId: string
  documentId: string
  kind: DatedKind
  expirationDate: Day
  timeZone: string
  sent: number | null
}
export type NewReminder = typeof documentReminders.$inferInsert

const ofDocument = (restaurantId: string, documentId: string) =>
  and(eq(documentReminders.restaurantId, restaurantId), eq(documentReminders.documentId, documentId))

/** Returns documents that expire until a date, sorted by restaurant. */
export const readRemindable = (query: Query, until: Day): Promise<RemindableDocument[]> =>
  query<RemindableDocument>(readRemindableSql, [until])

/** Stores reminders and returns the ones that were not stored before, which are to be sent. */
export const insertReminders = async (tx: Db, reminders: readonly NewReminder[]): Promise<NewReminder[]> =>
  tx
    .insert(documentReminders)
    .values([...reminders])
    .onConflictDoNothing()
    .returning()

/** Reminders of a document, newest first. */
export const readReminders = (db: Db, restaurantId: string, documentId: string) =>
  db
    .select()
    .from(documentReminders)
    .where(ofDocument(restaurantId, documentId))
    .orderBy(desc(documentReminders.at), documentReminders.occasion)

/** Counts the reminders of a document that were sent by hand since a time. */
export const countManual = async (tx: Db, restaurantId: string, documentId: string, since: Date): Promise<number> => {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(documentReminders)
    .where(and(ofDocument(restaurantId, documentId), like(documentReminders.occasion, 'manual:%'), gt(documentReminders.at, since)))
  return row?.count ?? 0
}

/** Stores the outcome of messages that were waiting. */
export const settleDeliveries = async (query: Query): Promise<void> => {
  await query(settleMailsSql, [])
  await query(settleSmsSql, [])
}
