import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Periods in which administrators viewed a restaurant's pages. `id`: id of the session. */
export const restaurantViews = pgTable(
  'restaurant_views',
  {
    id: text().primaryKey(),
    administratorId: uuid('administrator_id').notNull(),
    restaurantId: uuid('restaurant_id').notNull(),
    startedAt: timestamptz('started_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** The time of the end, as the audit log records it; null until then. */
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    index('restaurant_views_open')
      .on(table.expiresAt)
      .where(sql`${table.endedAt} is null`),
  ],
)
