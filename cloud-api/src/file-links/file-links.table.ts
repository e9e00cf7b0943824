import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** One-time links to files that were not used yet. Using one deletes its row. */
export const fileLinks = pgTable(
  'file_links',
  {
    /** SHA-256 of 32 random bytes, which only the link has. */
    tokenHash: text('token_hash').primaryKey(),
    /** The restaurant of the session; null: an administrator's. */
    restaurantId: uuid('restaurant_id'),
    sessionId: text('session_id').notNull(),
    /** Which feature has the file, and which file it is. */
    source: text().notNull(),
    file: jsonb().$type<Record<string, string>>().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('file_links_expires_at').on(table.expiresAt)],
)
