import { orderStatuses } from '@sufra/shared/orders/order-status'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** When an order was moved to each status, and by whom. The feed has the same for seven days only, and without the person. */
export const orderSteps = pgTable(
  'order_steps',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    orderId: text('order_id').notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Null when the platform moved it. */
    userId: uuid('user_id'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.orderId, table.status] })],
)
