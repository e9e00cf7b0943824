import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { channels } from './message.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * What is to be sent to people, written in the transaction of the change that it tells. A sender claims it, sends it and notes that. What is closed, sent or
 * not, is kept for a while without its words.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: uuid().primaryKey(),
    /** None: a stranger who signs up, an administrator. */
    restaurantId: uuid('restaurant_id'),
    channel: text({ enum: channels }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    text: text().notNull(),
    html: text().notNull().default(''),
    createdAt: timestamptz('created_at').notNull(),
    /** A claim moves it half a minute on, a failure further: of what died while it was sent the next try is due like any other. */
    nextTryAt: timestamptz('next_try_at').notNull(),
    /** After it nobody is helped by it any more. */
    expiresAt: timestamptz('expires_at'),
    tries: integer().notNull().default(0),
    sentAt: timestamptz('sent_at'),
    failedAt: timestamptz('failed_at'),
    /** Why the last try failed. */
    failure: text(),
  },
  (table) => [
    index('outgoing_messages_waiting')
      .on(table.channel, table.nextTryAt)
      .where(sql`sent_at is null and failed_at is null`),
    index('outgoing_messages_created').on(table.createdAt),
  ],
)
