import type { LocalizedText } from '@sufra/shared/localized-text'
import { supportStatuses, urgencies } from '@sufra/shared/support/support-request'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Requests of restaurants for help. `number` counts from 1 in each restaurant. `dueAt`: null unless support has to answer. */
export const supportRequests = pgTable(
  'support_requests',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    number: integer().notNull(),
    subject: text().notNull(),
    urgency: text({ enum: urgencies }).notNull(),
    status: text({ enum: supportStatuses }).notNull(),
    requestedBy: uuid('requested_by').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
    dueAt: timestamptz('due_at'),
    /** The administrator who answers it. */
    assigneeId: uuid('assignee_id'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('support_requests_number').on(table.restaurantId, table.number),
    index('support_requests_due')
      .on(table.dueAt)
      .where(sql`${table.status} = 'open'`),
    index('support_requests_changed').on(table.status, table.changedAt),
  ],
)

/** Messages of both sides, and internal notes of administrators. `authorId`: the member or the administrator. */
export const supportMessages = pgTable(
  'support_messages',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    requestId: uuid('request_id').notNull(),
    id: uuid().notNull(),
    by: text({ enum: ['restaurant', 'support'] }).notNull(),
    authorId: uuid('author_id').notNull(),
    text: text().notNull(),
    isNote: boolean('is_note').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.requestId, table.id] }),
    foreignKey({ columns: [table.restaurantId, table.requestId], foreignColumns: [supportRequests.restaurantId, supportRequests.id] }),
  ],
)

/** Files of messages. `id` is the name of the stored file. */
export const supportFiles = pgTable(
  'support_files',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    requestId: uuid('request_id').notNull(),
    messageId: uuid('message_id').notNull(),
    id: uuid().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    /** Name of the uploaded file; '' when it is unknown. */
    name: text().notNull().default(''),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.requestId, table.id] }),
    uniqueIndex('support_files_id').on(table.id),
    foreignKey({
      columns: [table.restaurantId, table.requestId, table.messageId],
      foreignColumns: [supportMessages.restaurantId, supportMessages.requestId, supportMessages.id],
    }),
  ],
)

/** Answers that administrators write often. */
export const supportTemplates = pgTable('support_templates', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  text: jsonb().$type<LocalizedText>().notNull(),
})
