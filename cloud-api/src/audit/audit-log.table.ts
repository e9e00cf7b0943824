import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Actions of administrators. A trigger refuses every change of a row (product.md: "in an audit log that admins can
 * read and nobody can change").
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    adminId: uuid('admin_id').notNull(),
    /** The restaurant concerned, if any. */
    restaurantId: uuid('restaurant_id'),
    action: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('audit_log_restaurant').on(table.restaurantId, table.at)],
)
