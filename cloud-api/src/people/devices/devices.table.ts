import { pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The devices from which a restaurant's members have signed in. */
export const devices = pgTable(
  'devices',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    /** Keyed hash of the device cookie, as in its sessions. */
    tokenHash: text('token_hash').notNull(),
    /** The User-Agent header of the first sign-in. */
    name: text().notNull(),
    /** The name that members gave it; '' without one. */
    label: text().notNull().default(''),
    kind: text({ enum: ['counter', 'kitchen'] })
      .notNull()
      .default('counter'),
    lastSeenAt: timestamptz('last_seen_at').notNull(),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('devices_token').on(table.restaurantId, table.tokenHash),
  ],
)
