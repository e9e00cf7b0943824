import { invitedRoles } from '@sufra/shared/staff/staff-rules'
import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Invitations to work in a restaurant that were not accepted yet. Only the token's hash is stored; accepting deletes the row. */
export const invitations = pgTable(
  'invitations',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    /** In lower case. */
    email: text().notNull(),
    role: text({ enum: invitedRoles }).notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('invitations_email').on(table.restaurantId, sql`lower(${table.email})`),
    uniqueIndex('invitations_token').on(table.tokenHash),
  ],
)
