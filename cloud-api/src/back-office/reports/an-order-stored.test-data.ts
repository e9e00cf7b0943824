// Orders that are written directly to the database, with their rows in the feed, for tests of queries over many orders.
import { randomBytes } from 'node:crypto'
import { businessDayOf, type RestaurantClock } from '@sufra/shared/dates/business-day'
import { dirhams, type Dirhams } from '@sufra/shared/money'
import type { AnyCancelReason } from '@sufra/shared/orders/cancel-reason'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import type { OrderType } from '@sufra/shared/orders/order-type'
import type { PaymentMethod, PaymentState } from '@sufra/shared/payments/payment-state'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/db/connect.ts'
import { appendToFeed } from '../../platform/feed/append-to-feed.ts'
import { orderLines, orders } from '../../ordering/orders/orders.table.ts'

export type StoredOrder = {
  id: string
  placedAt: Date
  status: OrderStatus
  orderType: OrderType
  paymentMethod: PaymentMethod
  paymentState: PaymentState
  mobileNumber: string
  refundedAmount: Dirhams
  excessAmount: Dirhams
  acceptedAt: Date | null
  promisedAt: Date | null
  readyAt: Date | null
  cancelReason: AnyCancelReason | null
  lines: { itemId: string; quantity: number; total: Dirhams }[]
}

export const priceOf = ({ lines }: Pick<StoredOrder, 'lines'>): Dirhams => dirhams(lines.reduce((sum, { total }) => sum + total, 0))

export const newOrderId = () => randomBytes(16).toString('base64url')

export const createStoredOrders = ({ db, transact }: Pick<Connection, 'db' | 'transact'>, restaurantId: string, clock: RestaurantClock) => {
  let version = 0
  /** Appends one of the events of changed orders; only the order that it concerns matters here. */
  const append = async (orderId: string) => {
    version += 1
    const data = { orderId, version, payment: { method: 'Cash' as const, cashAmount: null, change: null } }
    await transact((tx) => appendToFeed(tx, restaurantId, [{ event: 'order_payment_changed', data }], new Date()))
  }
  /** Returns the columns of an order; its lines have their own table. */
  const columnsOf = (order: StoredOrder) => ({ ...order, lines: undefined, paidAmount: order.refundedAmount })

  return {
    insert: async (order: StoredOrder) => {
      await db.insert(orders).values({
        ...columnsOf(order),
        restaurantId,
        orderNumber: 1,
        businessDay: businessDayOf(order.placedAt, clock),
        customerName: '',
        vehicleModel: '',
        vehicleNumber: '',
        vehicleColor: '',
        orderInstructions: '',
        totalPrice: priceOf(order),
      })
      await db.insert(orderLines).values(
        order.lines.map(({ itemId, quantity, total }, line) => ({
          restaurantId,
          orderId: order.id,
          line,
          itemId,
          name: { en: `Item ${itemId.slice(-1)}`, ar: '' },
          quantity,
          pricePerItem: total,
          addOns: [],
          total,
        })),
      )
      await append(order.id)
    },
    /** Changes all of an order but its lines and the time at which it was placed. */
    change: async (order: StoredOrder) => {
      await db
        .update(orders)
        .set(columnsOf(order))
        .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, order.id)))
      await append(order.id)
    },
  }
}
