import { everyCancelReason, openStatuses, orderStatuses } from '@sufra/shared/orders/order-status'
import type { OrderLine } from '@sufra/shared/orders/order'
import { orderTypes } from '@sufra/shared/orders/order-type'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Dirhams } from '@sufra/shared/money'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const money = (name: string) => integer(name).$type<Dirhams>()
const isOpen = sql.raw(`status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`)
const isReceived = sql.raw(`status = 'Received'`)
/** What counters show of the orders that the platform closed. */
export const isNotDismissed = sql.raw(`dismissed_at is null and (closed_automatically or cancel_reason = 'missed')`)

/** Of items and options that are counted: their ids, and how many. */
export type Taken = { items: { id: string; quantity: number }[]; options: { id: string; quantity: number }[] }

export const orders = pgTable(
  'orders',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    /** 128 random bits, base64url: what the diner proves themselves with. */
    id: text().notNull(),
    orderNumber: integer('order_number').notNull(),
    businessDay: date('business_day').notNull(),
    /** Counts the order's changes; each has one row in the feed. */
    version: integer().notNull().default(1),
    status: text({ enum: orderStatuses }).notNull(),
    orderType: text('order_type', { enum: orderTypes }).notNull(),
    tableId: uuid('table_id'),
    tableNumber: integer('table_number'),
    customerName: text('customer_name').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    vehicleModel: text('vehicle_model').notNull(),
    vehicleNumber: text('vehicle_number').notNull(),
    vehicleColor: text('vehicle_color').notNull(),
    orderInstructions: text('order_instructions').notNull(),
    totalPrice: money('total_price').notNull(),
    placedAt: timestamptz('placed_at').notNull(),
    acknowledgedAt: timestamptz('heard_at'),
    /** When a person at a counter silenced its bell. */
    silencedAt: timestamptz('silenced_at'),
    /** When the ladder found that no device had heard it. */
    unreachableAt: timestamptz('unreachable_at'),
    acceptedAt: timestamptz('accepted_at'),
    promisedAt: timestamptz('promised_at'),
    closedAt: timestamptz('closed_at'),
    cancelReason: text('cancel_reason', { enum: everyCancelReason }),
    /** Nobody had marked it as delivered when its business day was over: the platform closed it. */
    closedAutomatically: boolean('closed_automatically').notNull().default(false),
    /** When someone at a counter dismissed what the platform had closed. */
    dismissedAt: timestamptz('dismissed_at'),
    /** What was taken from what is counted: given back when it is cancelled. */
    taken: jsonb().$type<Taken>(),
    /** The phone that ordered: 128 random bits, base64url. */
    deviceId: text('device_id'),
    /** A keyed hash of the business day and of the network address that the order came from. */
    network: text(),
    /** Which of the waiting orders of its table, phone and network address it is, from 1. */
    tableSlot: smallint('table_slot'),
    deviceSlot: smallint('device_slot'),
    networkSlot: smallint('network_slot'),
    /** When it was held, since its phone is new and the restaurant wants to look at such orders first. */
    heldAt: timestamptz('held_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    index('orders_id').on(table.id),
    index('orders_open').on(table.restaurantId, table.placedAt).where(isOpen),
    index('orders_closed_by_platform').on(table.restaurantId, table.closedAt).where(isNotDismissed),
    uniqueIndex('orders_waiting_table').on(table.restaurantId, table.tableId, table.tableSlot).where(isReceived),
    uniqueIndex('orders_waiting_device').on(table.restaurantId, table.deviceId, table.deviceSlot).where(isReceived),
    uniqueIndex('orders_waiting_network').on(table.restaurantId, table.network, table.networkSlot).where(isReceived),
    index('orders_device')
      .on(table.restaurantId, table.deviceId)
      .where(sql`device_id is not null`),
    index('orders_suspected_fake')
      .on(table.restaurantId, table.deviceId)
      .where(sql`cancel_reason = 'suspected_fake'`),
    index('orders_history').on(table.restaurantId, table.placedAt, table.id),
  ],
)

/** Lines keep their own copy of names and prices. */
export const orderLines = pgTable(
  'order_lines',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    orderId: text('order_id').notNull(),
    line: integer().notNull(),
    itemId: uuid('item_id').notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    quantity: integer().notNull(),
    pricePerItem: money('price_per_item').notNull(),
    /** Option prices in dirhams. */
    addOns: jsonb('add_ons').$type<OrderLine['addOns']>().notNull(),
    total: money('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.orderId, table.line] })],
)

export const payments = pgTable(
  'payments',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    orderId: text('order_id').notNull(),
    method: text({ enum: ['Cash', 'Card', 'UPI'] }).notNull(),
    amount: money('amount').notNull(),
    /** What the diner said they will bring. */
    cashAmount: money('cash_amount'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] }), index('payments_order').on(table.restaurantId, table.orderId)],
)

/** The first answer to a key, stored to be given again. A key without an order was withdrawn: it places nothing any more. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    key: text().notNull(),
    /** SHA-256 of what was sent. */
    fingerprint: text().notNull(),
    orderId: text('order_id'),
    orderNumber: integer('order_number'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.key] })],
)
