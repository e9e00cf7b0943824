import type { Dirhams } from '@sufra/shared/money'
import { allRefundReasons, refundKinds, refundStates, refundWays, type RefundLine } from '@sufra/shared/refunds/refund'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * Money returned to a diner, or about to be. A refund through the payment gateway has a call with the same id. Refunds that are
 * not declined add up to the order's `refunded_amount`.
 */
export const refunds = pgTable(
  'refunds',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    orderId: text('order_id').notNull(),
    kind: text({ enum: refundKinds }).notNull(),
    amount: integer().$type<Dirhams>().notNull(),
    lines: jsonb().$type<RefundLine[]>().notNull(),
    reason: text({ enum: allRefundReasons }).notNull(),
    note: text().notNull(),
    way: text({ enum: refundWays }).notNull(),
    state: text({ enum: refundStates }).notNull(),
    /** Member who requested the refund; null when the platform refunds a cancelled order. */
    requestedBy: uuid('requested_by'),
    requestedAt: timestamptz('requested_at').notNull(),
    decidedAt: timestamptz('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    index('refunds_order').on(table.restaurantId, table.orderId, table.requestedAt),
    check('refunds_amount', sql`amount > 0`),
  ],
)
