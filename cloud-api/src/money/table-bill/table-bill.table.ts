import { billPaymentStates, liveStates } from '@sufra/shared/table-bill/bill'
import type { Dirhams } from '@sufra/shared/money'
import { declineReasons } from '@sufra/shared/payments/decline-reason'
import { paymentMethods } from '@sufra/shared/payments/payment-state'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const money = (name: string) => integer(name).$type<Dirhams>()
const isLive = sql.raw(`state in (${liveStates.map((state) => `'${state}'`).join(', ')})`)

/** A table that has had a bill. `version` numbers its room. */
export const tableBills = pgTable(
  'table_bills',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    tableId: uuid('table_id').notNull(),
    version: integer().notNull(),
    /** Times at which a phone requested the bill, and at which a counter acknowledged and dismissed the request. */
    requestedAt: timestamptz('requested_at'),
    acknowledgedAt: timestamptz('acknowledged_at'),
    dismissedAt: timestamptz('dismissed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.tableId] }),
    index('table_bills_requested')
      .on(table.restaurantId, table.requestedAt)
      .where(sql`requested_at is not null and dismissed_at is null`),
  ],
)

/** A share of a bill that a phone pays, or that is reserved for the counter. */
export const billPayments = pgTable(
  'bill_payments',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    /** Also used as the order id of its calls at the payment gateway. */
    id: uuid().notNull(),
    tableId: uuid('table_id').notNull(),
    tableNumber: integer('table_number').notNull(),
    deviceId: text('device_id').notNull(),
    /** The idempotency key of the phone's request. */
    key: text().notNull(),
    fingerprint: text().notNull(),
    kind: text({ enum: ['all', 'orders', 'equal', 'items'] }).notNull(),
    amount: money('amount').notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    state: text({ enum: billPaymentStates }).notNull(),
    /** Reason of the gateway's decline. */
    declined: text({ enum: declineReasons }),
    paymentGateway: text('payment_gateway'),
    requestedAt: timestamptz('requested_at').notNull(),
    /** Time at which it stops reserving its share if it is not decided. */
    expiresAt: timestamptz('expires_at').notNull(),
    decidedAt: timestamptz('decided_at'),
    /** Taking of cash for the share, which can be undone. */
    takingId: uuid('taking_id'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('bill_payments_key').on(table.restaurantId, table.key),
    index('bill_payments_live').on(table.restaurantId, table.tableId).where(isLive),
    index('bill_payments_expiring').on(table.expiresAt).where(isLive),
    index('bill_payments_taking')
      .on(table.restaurantId, table.takingId)
      .where(sql`taking_id is not null`),
    check('bill_payments_amount', sql`amount >= 0`),
  ],
)

/** The part of an order that a payment pays. */
export const billPaymentParts = pgTable(
  'bill_payment_parts',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    orderId: text('order_id').notNull(),
    amount: money('amount').notNull(),
    /** Amount that the order took of the part once the payment was collected; the rest was returned. */
    paid: money('paid')
      .notNull()
      .default(sql`0`),
    /** Portions of lines that the payment pays, when items were chosen. */
    lines: jsonb().$type<{ line: number; units: number[] }[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.paymentId, table.orderId] }),
    index('bill_payment_parts_order').on(table.restaurantId, table.orderId),
    check('bill_payment_parts_amount', sql`paid between 0 and amount`),
  ],
)
