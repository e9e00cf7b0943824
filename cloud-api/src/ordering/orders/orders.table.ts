import { allCancelReasons } from '@sufra/shared/orders/cancel-reason'
import { openStatuses, orderStatuses } from '@sufra/shared/orders/order-status'
import type { OrderLine } from '@sufra/shared/orders/order'
import { orderTypes } from '@sufra/shared/orders/order-type'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { paymentMethods, paymentStates } from '@sufra/shared/payments/payment-state'
import type { Dirhams } from '@sufra/shared/money'
import { unattended } from './closing/closed-by-platform.sql.ts'
import { customerWordsSql, hasNameSql, wordsOfWeekSql } from './customer-words.sql.ts'
import { isHandBackDue, isPaymentDue, isShareReturnDue } from './payment-due.sql.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
/** Orders closed by the platform or cancelled by their diner that counters still show. */
export const isNotDismissed = sql.raw(`dismissed_at is null and (closed_automatically or cancel_reason in (${unattended}))`)

/** Closed orders that are in no day close yet. */
export const isUncountedOrder = sql.raw(`day_close is null and status in ('Delivered', 'Cancelled')`)

/** Stock taken by an order: ids and quantities of counted items and options. */
export type Taken = { items: { id: string; quantity: number }[]; options: { id: string; quantity: number }[] }

export const orders = pgTable(
  'orders',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    /** 128 random bits, base64url: also the diner's proof of access. */
    id: text().notNull(),
    orderNumber: integer('order_number').notNull(),
    businessDay: date('business_day').notNull(),
    /** Increases with each change; each change has one row in the feed. */
    version: integer().notNull().default(1),
    status: text({ enum: orderStatuses }).notNull(),
    orderType: text('order_type', { enum: orderTypes }).notNull(),
    tableId: uuid('table_id'),
    tableNumber: integer('table_number'),
    /** The sitting of its table during which it was ordered. */
    sittingId: uuid('sitting_id'),
    customerName: text('customer_name').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    vehicleModel: text('vehicle_model').notNull(),
    vehicleNumber: text('vehicle_number').notNull(),
    vehicleColor: text('vehicle_color').notNull(),
    orderInstructions: text('order_instructions').notNull(),
    totalPrice: money('total_price').notNull(),
    /** Counters see an order only if it is paid in cash or authorised (`visible-to-counter.sql.ts`). */
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull().default('Cash'),
    paymentState: text('payment_state', { enum: paymentStates }).notNull().default('none'),
    /** Amount received so far, in cash or by a capture; a share of a table's bill counts too. At most the total and `excessAmount`. */
    paidAmount: money('paid_amount')
      .notNull()
      .default(sql`0`),
    /** Amount that is returned, or about to be. */
    refundedAmount: money('refunded_amount')
      .notNull()
      .default(sql`0`),
    /** Amount that the gateway has declined to return, until it is returned in another way. */
    declinedRefund: money('declined_refund')
      .notNull()
      .default(sql`0`),
    /**
     * Amount that the gateway has collected beyond the total and declined to return. It counts as received, and staff hand it back in cash.
     */
    excessAmount: money('excess_amount')
      .notNull()
      .default(sql`0`),
    /**
     * Amount that shares of its table's bill have paid through the gateway, which returns it when the order is cancelled. Zero once the
     * return is requested.
     */
    returnableShare: money('returnable_share')
      .notNull()
      .default(sql`0`),
    /** The payment gateway that authorised the order, and the gateway's id of the payment. */
    paymentGateway: text('payment_gateway'),
    gatewayReference: text('gateway_reference'),
    placedAt: timestamptz('placed_at').notNull(),
    acknowledgedAt: timestamptz('acknowledged_at'),
    /** Time at which the order was silenced at a counter. */
    silencedAt: timestamptz('silenced_at'),
    /** Time at which the escalation job found that no device had acknowledged the order. */
    unreachableAt: timestamptz('unreachable_at'),
    /** Time at which a counter first reported that its ticket is printed. */
    printedAt: timestamptz('printed_at'),
    acceptedAt: timestamptz('accepted_at'),
    /** The users who accepted the order, marked it ready and closed it; null when the platform did, or an earlier release. */
    acceptedBy: uuid('accepted_by'),
    promisedAt: timestamptz('promised_at'),
    /** Time at which staff moved the order to Out for Delivery; null when the platform did so, to close an order that was left open. */
    readyAt: timestamptz('ready_at'),
    readyBy: uuid('ready_by'),
    closedAt: timestamptz('closed_at'),
    closedBy: uuid('closed_by'),
    cancelReason: text('cancel_reason', { enum: allCancelReasons }),
    /** Whether the platform closed the order because it was still open at the end of its business day. */
    closedAutomatically: boolean('closed_automatically').notNull().default(false),
    /** Time at which an order closed by the platform was dismissed at a counter. */
    dismissedAt: timestamptz('dismissed_at'),
    /** Stock taken by the order: restored when it is cancelled. */
    taken: jsonb().$type<Taken>(),
    /**
     * Stock that the order took and has returned, because its payment was not decided for a while. It is taken again when the payment is
     * authorised.
     */
    releasedStock: jsonb('released_stock').$type<Taken>(),
    /** The phone that ordered: 128 random bits, base64url. */
    deviceId: text('device_id'),
    /** A keyed hash of the business day and of the network address that the order came from. */
    network: text(),
    /** Slot among the waiting orders of its table, from 1. The next two columns are the slots of its phone and network address. */
    tableSlot: smallint('table_slot'),
    deviceSlot: smallint('device_slot'),
    networkSlot: smallint('network_slot'),
    /** Whether staff have given up the amount due. */
    isWrittenOff: boolean('written_off').notNull().default(false),
    /** Number of the day close that counts the delivered or cancelled order; null until then. */
    dayClose: integer('day_close'),
    /** Whether an earlier order of its phone number was delivered. */
    isRepeatCustomer: boolean('repeat_customer').notNull().default(false),
    /** Time at which the order was held for review, because its phone is new and the restaurant reviews such orders first. */
    heldAt: timestamptz('held_at'),
    /** Times at which its diner last called a waiter, and a counter last acknowledged and answered a call, and the number of calls. */
    waiterCalledAt: timestamptz('waiter_called_at'),
    waiterAcknowledgedAt: timestamptz('waiter_acknowledged_at'),
    waiterComingAt: timestamptz('waiter_coming_at'),
    waiterCalls: smallint('waiter_calls').notNull().default(0),
    /** Token by which other people follow the order, once its diner has shared it. */
    followToken: text('follow_token'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    index('orders_id').on(table.id),
    index('orders_sitting')
      .on(table.restaurantId, table.sittingId)
      .where(sql`sitting_id is not null`),
    index('orders_open').on(table.restaurantId, table.placedAt).where(isOpen),
    index('orders_closed_by_platform').on(table.restaurantId, table.closedAt).where(isNotDismissed),
    uniqueIndex('orders_waiting_table').on(table.restaurantId, table.tableId, table.tableSlot).where(isReceived),
    uniqueIndex('orders_waiting_device').on(table.restaurantId, table.deviceId, table.deviceSlot).where(isReceived),
    uniqueIndex('orders_waiting_network').on(table.restaurantId, table.network, table.networkSlot).where(isReceived),
    index('orders_device')
      .on(table.restaurantId, table.deviceId)
      .where(sql`device_id is not null`),
    index('orders_recent_fakes')
      .on(table.restaurantId, table.closedAt)
      .where(sql`cancel_reason = 'suspected_fake'`),
    index('orders_payment_due').on(table.restaurantId, table.id).where(sql.raw(isPaymentDue)),
    index('orders_hand_back').on(table.restaurantId, table.placedAt).where(sql.raw(isHandBackDue)),
    index('orders_not_in_day_close').on(table.restaurantId).where(isUncountedOrder),
    index('orders_history').on(table.restaurantId, table.placedAt, table.id),
    index('orders_number').on(table.restaurantId, table.orderNumber, table.placedAt),
    // The number is reversed, since people search by its end: the country's code is often left out.
    index('orders_phone')
      .on(table.restaurantId, sql`reverse(mobile_number) text_pattern_ops`, table.placedAt, table.id)
      .where(sql`mobile_number <> ''`),
    // The index has no list of pending entries, since some order would have to wait until the list is merged.
    index('orders_customer_words').using('gin', sql.raw(customerWordsSql)).with({ fastupdate: false }).where(sql.raw(hasNameSql)),
    index('orders_words_of_week').using('gin', sql.raw(wordsOfWeekSql)).with({ fastupdate: false }).where(sql.raw(hasNameSql)),
    uniqueIndex('orders_follow_token')
      .on(table.followToken)
      .where(sql`follow_token is not null`),
    index('orders_waiter_called')
      .on(table.restaurantId, table.tableId, table.waiterCalledAt)
      .where(sql`waiter_called_at is not null`),
    index('orders_share_due').on(table.restaurantId, table.id).where(sql.raw(isShareReturnDue)),
    check('orders_returnable_share', sql`returnable_share between 0 and paid_amount`),
    check('orders_paid', sql`paid_amount between 0 and total_price + excess_amount and refunded_amount between 0 and paid_amount`),
  ],
)

/** Lines store their own copy of names and prices. */
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
    /** The diner's note for the kitchen about the line. */
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.orderId, table.line] })],
)

export const payments = pgTable(
  'payments',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    orderId: text('order_id').notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    amount: money('amount').notNull(),
    /** The cash that the diner will bring. */
    cashAmount: money('cash_amount'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] }), index('payments_order').on(table.restaurantId, table.orderId)],
)
