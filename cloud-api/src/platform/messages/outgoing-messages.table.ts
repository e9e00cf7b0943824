import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { channels } from './message.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * The outbox of emails and SMS: a row is inserted in the transaction of its change. A sender claims it, sends it and records the result.
 * Sent and failed messages are stored for a while without their content.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: uuid().primaryKey(),
    /** Null for sign-up codes and administrators. */
    restaurantId: uuid('restaurant_id'),
    /** The order whose guest receives the message; a later status of the order replaces it until it is sent. */
    orderId: text('order_id'),
    channel: text({ enum: channels }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    text: text().notNull(),
    html: text().notNull().default(''),
    createdAt: timestamptz('created_at').notNull(),
    /**
     * A claim postpones the message by half a minute, a failure by more: after a crash during sending it becomes due again like any other.
     */
    nextTryAt: timestamptz('next_try_at').notNull(),
    /** The message is not sent after this. */
    expiresAt: timestamptz('expires_at'),
    tries: integer().notNull().default(0),
    sentAt: timestamptz('sent_at'),
    failedAt: timestamptz('failed_at'),
    /** The error of the last attempt. */
    failure: text(),
  },
  (table) => [
    index('outgoing_messages_waiting')
      .on(table.channel, table.nextTryAt)
      .where(sql`sent_at is null and failed_at is null`),
    index('outgoing_messages_restaurant_sms')
      .on(table.restaurantId, table.createdAt)
      .where(sql`channel = 'sms' and restaurant_id is not null`),
    index('outgoing_messages_waiting_order')
      .on(table.restaurantId, table.orderId)
      .where(sql`order_id is not null and sent_at is null and failed_at is null`),
    index('outgoing_messages_failed')
      .on(table.failedAt)
      .where(sql`failed_at is not null`),
    index('outgoing_messages_created').on(table.createdAt),
  ],
)
