import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Actions of administrators, and actions of members that move money, decide its destination, or change the people who work in the
 * restaurant. A trigger refuses every change of a row (docs/architecture.md).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The actor: an administrator, a member of the restaurant, or the platform about a restaurant. */
    adminId: uuid('admin_id'),
    memberId: uuid('member_id'),
    /** The restaurant concerned, if any. */
    restaurantId: uuid('restaurant_id'),
    action: text().notNull(),
    /** Address of the request; null for entries of earlier releases, and for actions of the server. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_log_restaurant').on(table.restaurantId, table.at),
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_admin').on(table.adminId, table.at),
    index('audit_log_action').on(table.action, table.at),
    check('audit_log_actor', sql`num_nonnulls(admin_id, member_id) <= 1 and (admin_id is not null or restaurant_id is not null)`),
  ],
)
