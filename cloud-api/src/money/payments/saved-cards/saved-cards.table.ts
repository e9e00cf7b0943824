import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The cards that a phone saved, for every restaurant: tokens of the payment gateway, never numbers. */
export const savedCards = pgTable(
  'saved_cards',
  {
    /** The phone: 128 random bits, base64url. */
    deviceId: text('device_id').notNull(),
    id: uuid().notNull(),
    /** The payment gateway that made the token. */
    gateway: text().notNull(),
    /** Empty once the card is removed. */
    token: text().notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    /** MM/YY. */
    expiry: text().notNull(),
    savedAt: timestamptz('saved_at').notNull(),
    usedAt: timestamptz('used_at').notNull(),
    /** A removed card stays, so that the sample card of the demo is not added again. */
    removedAt: timestamptz('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.id] }),
    uniqueIndex('saved_cards_card').on(table.deviceId, table.gateway, table.brand, table.lastFour, table.expiry),
    index('saved_cards_used_at').using('brin', table.usedAt),
  ],
)
