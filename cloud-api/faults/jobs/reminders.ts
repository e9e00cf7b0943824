// Reminders of documents that expire, and restrictions of orders: the data of their jobs, and the stored result.
import type { Connection } from '../../src/platform/db/connect.ts'
import { documentReminders } from '../../src/licensing/expiring/document-reminders.table.ts'
import { addDocument } from '../../src/licensing/expiring/expiring.test-data.ts'
import { feed } from '../../src/platform/feed/feed.table.ts'
import { outgoingMessages } from '../../src/platform/messages/outgoing-messages.table.ts'
import { notifications } from '../../src/platform/feed/notifications.table.ts'
import { restaurants } from '../../src/people/restaurants/restaurants.table.ts'
import { addRestaurant } from '../../testing/test-restaurant.ts'
import { checkReminders, decidedAt, expiries, reminderTimes, restrictedAt, type StoredReminders } from './check-reminders.ts'
import type { JobCheck } from './job-check.ts'

const read = async ({ db }: Connection): Promise<StoredReminders> => ({
  restaurants: await db.select({ id: restaurants.id, restrictedFrom: restaurants.ordersRestrictedFrom }).from(restaurants),
  reminders: await db.select().from(documentReminders),
  messages: (await db.select().from(outgoingMessages)).map(({ restaurantId, createdAt: at, ...row }) => ({
    ...row,
    restaurantId: restaurantId ?? '',
    at,
  })),
  notifications: (await db.select().from(notifications)).map(({ restaurantId, kind: name, createdAt: at }) => ({ restaurantId, name, at })),
  events: (await db.select().from(feed)).map(({ restaurantId, event: name, at }) => ({ restaurantId, name, at })),
})

export const reminders: JobCheck = {
  name: 'reminders',
  jobs: ['send-document-reminders', 'restrict-orders'],

  setUp: async ({ connection: { db } }, count) => {
    for (let made = 0; made < count; made += 1) {
      const { restaurantId } = await addRestaurant(db)
      for (const { kind, day } of expiries) await addDocument(db, restaurantId, kind, day)
    }
    const steps = [
      ...reminderTimes.map((at) => ({ at, failpoints: ['before_reminders_commit', 'after_reminders_commit'] as const })),
      ...[decidedAt, restrictedAt].map((at) => ({ at, failpoints: ['before_restriction_commit', 'after_restriction_commit'] as const })),
    ]
    return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  },

  check: async ({ connection }) => {
    const stored = await read(connection)
    const { length: reminded } = stored.reminders
    const counts = { reminders: reminded, messages: stored.messages.length, notifications: stored.notifications.length }
    return { counts, violations: checkReminders(stored) }
  },
}
