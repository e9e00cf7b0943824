import { foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { memberships } from '../memberships/memberships.table.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The PINs of members, hashed like passwords. Removing a member removes the PIN. */
export const memberPins = pgTable(
  'member_pins',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    userId: uuid('user_id').notNull(),
    pinHash: text('pin_hash').notNull(),
    setAt: timestamptz('set_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.userId] }),
    foreignKey({
      name: 'member_pins_membership',
      columns: [table.restaurantId, table.userId],
      foreignColumns: [memberships.restaurantId, memberships.userId],
    }).onDelete('cascade'),
  ],
)

/** Wrong PINs since the last lock ended, by member and by device (`subject`). */
export const pinFailures = pgTable(
  'pin_failures',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    subject: text().notNull(),
    failures: integer().notNull(),
    lastAt: timestamptz('last_at').notNull(),
    lockedUntil: timestamptz('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.subject] })],
)
