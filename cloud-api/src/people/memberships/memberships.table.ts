import { memberRoles } from '@sufra/shared/permissions/permissions'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.table.ts'

/** Restaurants in which people work, with their roles. */
export const memberships = pgTable(
  'memberships',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: memberRoles }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId] }), index('memberships_user').on(table.userId)],
)
