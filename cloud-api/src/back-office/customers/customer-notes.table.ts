import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A restaurant's notes about a guest. Everything else about guests is read from their orders. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    note: text().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.mobileNumber] })],
)
