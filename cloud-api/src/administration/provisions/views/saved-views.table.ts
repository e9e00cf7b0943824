import { provisionFilters, shownSorts } from '@sufra/shared/provisions/provision.routes'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../../people/accounts/accounts.table.ts'

/** Filter, search and sort of the list of restaurants under a name, of one administrator. */
export const savedViews = pgTable(
  'saved_views',
  {
    administratorId: uuid('administrator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    name: text().notNull(),
    status: text({ enum: provisionFilters }).notNull(),
    search: text().notNull(),
    sort: text({ enum: shownSorts }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.administratorId, table.id] })],
)
