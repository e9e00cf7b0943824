import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { restaurants } from '../../../people/restaurants/restaurants.table.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Notes of administrators about restaurants, for each other. */
export const restaurantNotes = pgTable(
  'restaurant_notes',
  {
    restaurantId: uuid('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    id: uuid().notNull(),
    authorId: uuid('author_id').notNull(),
    text: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    changedAt: timestamptz('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
)
