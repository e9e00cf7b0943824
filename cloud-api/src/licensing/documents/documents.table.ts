import { documentKinds, documentStates, identityTypes, type DocumentFile } from '@sufra/shared/documents/document'
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A restaurant's documents: of each kind at most one verified, and one waiting or rejected. */
export const documents = pgTable(
  'documents',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    kind: text({ enum: documentKinds }).notNull(),
    type: text({ enum: identityTypes }),
    issueDate: date('issue_date'),
    expirationDate: date('expiration_date'),
    files: jsonb().$type<DocumentFile[]>().notNull(),
    state: text({ enum: documentStates }).notNull(),
    reason: text(),
    submittedAt: timestamptz('submitted_at').notNull(),
    reviewedAt: timestamptz('reviewed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('documents_kind').on(table.restaurantId, table.kind, sql`(${table.state} = 'verified')`),
    index('documents_waiting')
      .on(table.restaurantId)
      .where(sql`${table.state} = 'waiting'`),
    index('documents_expiring')
      .on(table.expirationDate, table.id, table.restaurantId)
      .where(sql`${table.state} = 'verified' and ${table.expirationDate} is not null`),
  ],
)
