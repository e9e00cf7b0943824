import { datedKinds } from '@sufra/shared/documents/document'
import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** State of a mail or an SMS; null when the reminder was not sent by that channel. */
const deliveryState = (name: string) => text(name, { enum: ['waiting', 'sent', 'failed'] })

/**
 * The delivery log of reminders: one row for a document and an occasion. The occasion is the days before the document expires, `manual:`
 * and the id of a request, or `restricted:` and the time from which no orders are accepted. The process that inserts the row sends the
 * reminder. `documentId`: the submitted document, so that a renewed document gets its own reminders; the row stays when the document is
 * replaced.
 */
export const documentReminders = pgTable(
  'document_reminders',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    documentId: uuid('document_id').notNull(),
    occasion: text().notNull(),
    kind: text({ enum: datedKinds }).notNull(),
    expirationDate: date('expiration_date').notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The administrator who sent the reminder by hand. */
    adminId: uuid('admin_id'),
    isInApp: boolean('is_in_app').notNull(),
    /** Ids of rows of `outgoing_messages`, which are deleted earlier than this log. */
    mailId: uuid('mail_id'),
    smsId: uuid('sms_id'),
    mailState: deliveryState('mail_state'),
    smsState: deliveryState('sms_state'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.documentId, table.occasion] }),
    index('document_reminders_undelivered')
      .on(table.at)
      .where(sql`${table.mailState} = 'waiting' or ${table.smsState} = 'waiting'`),
  ],
)
