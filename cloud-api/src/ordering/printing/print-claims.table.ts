import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The device that prints an order on a shared printer: a lease until it has printed. */
export const printClaims = pgTable(
  'print_claims',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    orderId: text('order_id').notNull(),
    /** The printer's address, the same for every device that reaches it. */
    printer: text().notNull(),
    deviceId: uuid('device_id').notNull(),
    leaseUntil: timestamptz('lease_until').notNull(),
    printedAt: timestamptz('printed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.orderId, table.printer] }),
    index('print_claims_lease_until').on(table.leaseUntil),
  ],
)
