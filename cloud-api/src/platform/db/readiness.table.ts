import { pgTable, smallint, timestamp } from 'drizzle-orm/pg-core'

/** A single row, written by the readiness probe to check that the database accepts writes. */
export const readiness = pgTable('readiness', {
  id: smallint().primaryKey(),
  checkedAt: timestamp('checked_at', { withTimezone: true, precision: 3 }).notNull(),
})
