// Restaurants with valid documents, whose clock a test moves.
import type { DatedKind, Day } from '@sufra/shared/documents/document'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { TestApi } from '../../../testing/test-api.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import type { Db } from '../../platform/db/connect.ts'
import { documents } from '../documents/documents.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { notifications } from '../../platform/feed/notifications.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { documentReminders } from './document-reminders.table.ts'

type Row = Partial<typeof documents.$inferInsert>

/** Adds a valid document, unless `change` makes it different. Returns its id. */
export const addDocument = async (db: Db, restaurantId: string, kind: DatedKind, expirationDate: Day, change: Row = {}) => {
  const id = uuidv7()
  const at = new Date('2026-01-01T09:00:00Z')
  const row: typeof documents.$inferInsert = {
    restaurantId,
    id,
    kind,
    issueDate: '2026-01-01',
    expirationDate,
    files: [],
    state: 'verified',
    submittedAt: at,
    reviewedAt: at,
    ...change,
  }
  await db.insert(documents).values(row)
  return id
}

/** Adds a restaurant with these valid documents. */
export const addRestaurantWith = async (
  db: Db,
  dates: Partial<Record<DatedKind, Day>>,
  change: Partial<typeof restaurants.$inferInsert> = {},
) => {
  const restaurant = await addRestaurant(db)
  const { restaurantId } = restaurant
  if (Object.keys(change).length > 0) await db.update(restaurants).set(change).where(eq(restaurants.id, restaurantId))
  const ids: Partial<Record<DatedKind, string>> = {}
  for (const [kind, date] of Object.entries(dates) as [DatedKind, Day][]) ids[kind] = await addDocument(db, restaurantId, kind, date) // the keys of `dates`
  return { ...restaurant, ids }
}

/** Reads the messages that a restaurant was sent. */
export const sentTo = async ({ connection: { db } }: Pick<TestApi, 'connection'>, restaurantId: string) => {
  const log = await db
    .select()
    .from(documentReminders)
    .where(eq(documentReminders.restaurantId, restaurantId))
    .orderBy(documentReminders.at)
  const messages = await db
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.restaurantId, restaurantId))
    .orderBy(outgoingMessages.createdAt)
  const bell = await db.select().from(notifications).where(eq(notifications.restaurantId, restaurantId)).orderBy(notifications.seq)
  return {
    log,
    occasions: log.map(({ occasion }) => occasion),
    mails: messages.filter(({ channel }) => channel === 'mail'),
    sms: messages.filter(({ channel }) => channel === 'sms'),
    bell,
  }
}
