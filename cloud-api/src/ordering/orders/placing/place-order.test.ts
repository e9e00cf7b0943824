// Also on PGlite: one statement places an order, and its types and locks are the database's.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { readOrder } from '@sufra/shared/orders/order.routes'
import { dirhams } from '@sufra/shared/money'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type Payment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { menuItems } from '../../../catalogue/menu/menu.table.ts'
import { restaurantCounters } from '../../../platform/feed/counters.table.ts'
import { feed } from '../../../platform/feed/feed.table.ts'
import { orderLines, payments } from '../orders.table.ts'

const api = useApi()
let restaurant: TestRestaurant

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const pay = (payment: object, idempotencyKey?: string) => api.call(processPayment, { body: payment as never }, { idempotencyKey }) // any body may be sent
const payChanged = (change: (payment: Payment) => object) => pay(change(structuredClone(goodPayment(restaurant))))

/** Returns the id of an option from a diner's menu. */
const optionIdOf = async ({ restaurantId, items }: TestRestaurant, name: string) => {
  const { data } = await api.call(readMenu, { params: { restaurantId } })
  const dish = data.items.find(({ _id }) => _id === items.shawarma)
  return dish?.addOns.flatMap(({ options }) => options).find((option) => option.name.en === name)?._id
}

test('an order is stored with its lines, payment, feed rows and its own copy of names and prices', async () => {
  const { orderId, orderNumber, message } = await pay(goodPayment(restaurant))
  expect(message).toBe('Payment and order processed successfully')
  expect(orderId).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(orderNumber).toBe(1)
  const { data } = await api.call(readOrder, { params: { orderId } })
  expect(data).toMatchObject({
    orderNumber: 1,
    status: 'Received',
    version: 1,
    tableNumber: 1,
    totalPrice: 15.5,
    currency: 'QAR',
    orderInstructions: 'No onions',
    payment: { method: 'Cash', cashAmount: 20, change: 4.5 },
    acknowledgedAt: null,
    acceptedAt: null,
  })
  expect(data.items).toEqual([
    {
      itemId: restaurant.items.shawarma,
      name: { en: 'Chicken Shawarma', ar: 'Chicken Shawarma' },
      quantity: 1,
      pricePerItem: 12.5,
      total: 15.5,
      addOns: [
        {
          addOnTitle: { en: 'Bread', ar: 'Bread' },
          options: [{ optionName: { en: 'Saj', ar: 'Saj' }, pricing: 1, quantity: 1 }],
        },
        {
          addOnTitle: { en: 'Extras', ar: 'Extras' },
          options: [
            {
              optionName: { en: 'Garlic sauce', ar: 'Garlic sauce' },
              pricing: 2,
              quantity: 1,
            },
          ],
        },
      ],
    },
  ])
  expect(data).not.toHaveProperty('customerDetails')
  const { db } = api.connection
  expect(await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))).toHaveLength(1)
  expect(await db.select().from(payments).where(eq(payments.orderId, orderId))).toMatchObject([
    { amount: 1_550, cashAmount: 2_000, method: 'Cash' },
  ])
  const feedRows = await db.select().from(feed).where(eq(feed.restaurantId, restaurant.restaurantId)).orderBy(feed.seq)
  expect(feedRows.map(({ seq, event, orderVersion }) => ({ seq, event, orderVersion }))).toEqual([
    { seq: 1, event: 'order_placed', orderVersion: 1 },
    { seq: 2, event: 'newNotification', orderVersion: null },
  ])
  expect(feedRows[0]?.data).toMatchObject({
    orderId,
    orderNumber: 1,
    tableNumber: 1,
    totalPrice: 15.5,
    customerDetails: { customerName: 'Maryam' },
  })
  expect(feedRows[1]?.data).toMatchObject({
    chatLink: `/merchant/orders?order=${orderId}`,
    notification: { orderNumber: 1, isRead: false },
  })
})

test('an option is ordered by its id, even when it or its group has been renamed', async () => {
  const { db } = api.connection
  const renaming = await addRestaurant(db)
  const optionId = await optionIdOf(renaming, 'Saj')
  const payment = goodPayment(renaming)
  const [line] = payment.items
  const bread = { addOnTitle: 'Old title', options: [{ optionId, optionName: 'Old name', pricing: 1, quantity: 1 }] }
  const { orderId } = await pay({ ...payment, items: [{ ...line, addOns: [bread, line?.addOns?.[1]] }] })
  const { data } = await api.call(readOrder, { params: { orderId } })
  expect(data).toMatchObject({ totalPrice: 15.5, items: [{ addOns: [{ options: [{ optionName: { en: 'Saj' } }] }, {}] }] })
  const gone = { addOnTitle: 'Bread', options: [{ optionId: randomUUID(), optionName: 'Saj', pricing: 1, quantity: 1 }] }
  expect(await refusalOf(pay({ ...payment, items: [{ ...line, addOns: [gone] }] }))).toMatchObject({ code: 'cart.option_unknown' })
})

test('a wrong total is refused with the current prices, and prices sent in lines are ignored', async () => {
  const refusal = await refusalOf(payChanged((payment) => ({ ...payment, totalPrice: 0.01 })))
  expect(refusal).toMatchObject({
    status: 409,
    code: 'cart.price_changed',
    details: { totalPrice: 15.5, items: [{ pricePerItem: 12.5, total: 15.5 }] },
  })
  const { orderId } = await payChanged((payment) => ({ ...payment, items: [{ ...payment.items[0], pricePerItem: 0.01, basePrice: 0 }] }))
  const { data } = await api.call(readOrder, { params: { orderId } })
  expect(data.items[0]?.pricePerItem).toBe(12.5)
})

test('an outdated price is refused with the new price, which is then accepted', async () => {
  const { restaurantId, items } = restaurant
  await pay(goodPayment(restaurant))
  const setPrice = async (price: number) => {
    await api.connection.db
      .update(menuItems)
      .set({ sellingPrice: dirhams(price) })
      .where(eq(menuItems.id, items.shawarma))
    await api.connection.db
      .update(restaurantCounters)
      .set({ menuVersion: sql`${restaurantCounters.menuVersion} + 1` })
      .where(eq(restaurantCounters.restaurantId, restaurantId))
  }
  await setPrice(1_400)
  expect(await refusalOf(pay(goodPayment(restaurant)))).toMatchObject({ code: 'cart.price_changed', details: { totalPrice: 17 } })
  await expect(payChanged((payment) => ({ ...payment, totalPrice: 17 }))).resolves.toMatchObject({ success: true })
  await setPrice(1_250)
})
