import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Unused one-time links to files. Using a link deletes its row. */
export const fileLinks = pgTable(
  'file_links',
  {
    /** SHA-256 of 32 random bytes, which only the link has. */
    tokenHash: text('token_hash').primaryKey(),
    /** The restaurant of the session; null for an administrator's session. */
    restaurantId: uuid('restaurant_id'),
    sessionId: text('session_id').notNull(),
    /** The feature that has the file, and the parameters of the file. */
    source: text().notNull(),
    file: jsonb().$type<Record<string, string>>().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('file_links_expires_at').on(table.expiresAt)],
)
