import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../people/accounts/accounts.table.ts'

/**
 * A member's read notifications: those with links to `page`, up to a number. The empty page stands for all pages. There is one row for each
 * page instead of one for each notification, since the board alone marks hundreds a day as read.
 */
export const notificationMarks = pgTable(
  'notification_marks',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    page: text().notNull(),
    readUpTo: integer('read_up_to').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId, table.page] })],
)
