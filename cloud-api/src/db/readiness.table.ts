import { pgTable, smallint, timestamp } from 'drizzle-orm/pg-core'

/** One row that is written again and again: whether the database takes anything. */
export const readiness = pgTable('readiness', {
  id: smallint().primaryKey(),
  checkedAt: timestamp('checked_at', { withTimezone: true, precision: 3 }).notNull(),
})
