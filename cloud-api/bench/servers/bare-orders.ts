// The rows that our handler would write, prepared in advance, and the bare way to write them: only our exact SQL.
import { createHash } from 'node:crypto'
import { priceCart } from '@sufra/shared/cart/price-cart'
import { customerDetails } from '@sufra/shared/orders/customer-details'
import { paymentPayload } from '@sufra/shared/payments/payment.routes'
import type { Db, Query } from '../../src/platform/db/connect.ts'
import { createMenuCache } from '../../src/catalogue/menu/menu-cache.ts'
import { createOrderLimits, type LimitColumns } from '../../src/ordering/orders/placing/order-limits.ts'
import { orderRows } from '../../src/ordering/orders/order-rows.ts'
import { placeOrderSql } from '../../src/ordering/orders/placing/place-order.sql.ts'
import { readVisit } from '../../src/ordering/visits/visit-token.ts'
import { goodPayment, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { testSecret } from '../../testing/test-secret.ts'

export type BareOrder = { restaurantId: string; row: ReturnType<typeof orderRows> & LimitColumns & { fingerprint: string } }
export type BareOrders = BareOrder[]

/** A diner's request with three lines. */
export const benchPayment = (restaurant: TestRestaurant) => {
  const good = goodPayment(restaurant)
  const line = good.items[0]
  const tea = {
    itemId: restaurant.items.tea,
    restaurantId: restaurant.restaurantId,
    basePrice: 5,
    pricePerItem: 5,
    quantity: 2,
    addOns: [],
  }
  return { ...good, items: [line, tea, { ...tea, quantity: 1 }], totalPrice: 30.5, cashAmount: 50 }
}

/** The rows that our handler would write for each restaurant. */
export const prepareBareOrders = async (db: Db, restaurants: TestRestaurant[]): Promise<BareOrders> => {
  const menus = createMenuCache(db, Date.now)
  const limits = createOrderLimits({ secret: testSecret, isOn: false })
  const orders: BareOrders = []
  for (const restaurant of restaurants) {
    const { restaurantId } = restaurant
    const menu = await menus.get(restaurantId)
    const payload = paymentPayload.parse(benchPayment(restaurant))
    const priced = menu && priceCart(payload.items, menu.menu.items)
    const visit = readVisit(testSecret, payload.visit)
    if (!menu || !visit || !priced || 'problem' in priced) throw new Error('the benchmark’s order cannot be priced')
    const details = { ...customerDetails.parse({}), ...payload.customerDetails }
    const row = orderRows(payload, priced.priced, menu, details, new Date())
    const limited = limits({ visit, networkAddress: '127.0.0.1', businessDay: row.business_day, isAtTable: true, at: new Date() })
    orders.push({ restaurantId, row: { ...row, ...limited, fingerprint: '0'.repeat(64) } })
  }
  return orders
}

const newId = () => createHash('sha256').update(crypto.randomUUID()).digest('base64url').slice(0, 22)

/** Places it with a new id and returns the response of our handler. */
export const placeBareOrder = async (query: Query, { restaurantId, row }: BareOrder) => {
  const orderId = newId()
  const order = { ...row, id: orderId, payment_id: crypto.randomUUID(), key: crypto.randomUUID(), device_id: newId() }
  const [placed] = await query<{ orderNumber: number }>(placeOrderSql, [restaurantId, JSON.stringify(order)])
  if (!placed) throw new Error('the bare order was not placed')
  const orderNumber = placed.orderNumber
  return { orderNumber, answer: { success: true, message: 'Payment and order processed successfully', orderId, orderNumber } }
}
