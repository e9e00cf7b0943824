import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** What is to be sent, written in the transaction of the change that it tells; a sender claims it, sends it and notes that. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    to: text('to_number').notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    claimedUntil: moment('claimed_until'),
    tries: integer().notNull().default(0),
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    index('sms_messages_waiting')
      .on(table.createdAt)
      .where(sql`sent_at is null`),
  ],
)
