import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Escalation steps performed for an order. The row ensures that each step happens once across API instances. */
export const escalationSteps = pgTable(
  'escalation_steps',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    orderId: text('order_id').notNull(),
    step: text({ enum: ['sms', 'unreachable', 'missed'] }).notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.orderId, table.step] }), index('escalation_steps_at').on(table.at)],
)

/** Counter devices with the time of their last heartbeat. */
export const counterDevices = pgTable(
  'counter_devices',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    seenAt: timestamptz('seen_at').notNull(),
    /** Start of the current connection, in which heartbeats have come without a gap; null in rows of earlier releases. */
    connectedAt: timestamptz('connected_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] }), index('counter_devices_seen').on(table.restaurantId, table.seenAt)],
)

/** Past connections of counter devices, stored once the next connection has begun. */
export const counterConnections = pgTable(
  'counter_connections',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    counterId: uuid('counter_id').notNull(),
    since: timestamptz('since').notNull(),
    until: timestamptz('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.counterId, table.since] }),
    index('counter_connections_until').on(table.restaurantId, table.until),
  ],
)

/** Periods in which no counter of a restaurant responded. A row is stored once a counter responds again. */
export const outages = pgTable(
  'outages',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    since: timestamptz('since').notNull(),
    until: timestamptz('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.since] })],
)
