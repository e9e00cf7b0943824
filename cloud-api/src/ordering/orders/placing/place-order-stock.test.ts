import type { Call } from '@sufra/shared/contract/client'
import { switchItem, switchOption } from '@sufra/shared/menu/item.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { addOnOptions, menuItems } from '../../../catalogue/menu/menu.table.ts'
import { feed } from '../../../platform/feed/feed.table.ts'
import { orders } from '../orders.table.ts'

const api = useApi({ now: () => new Date(clock.now) })
let restaurant: TestRestaurant
let merchant: Call
const clock = { now: Date.parse('2026-11-20T18:00:00Z') }

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  merchant = (await api.signedIn(restaurant.email)).call
})

const ofRestaurant = () => eq(menuItems.restaurantId, restaurant.restaurantId)
const tea = async () => {
  const rows = await api.connection.db.select().from(menuItems).where(ofRestaurant())
  const found = rows.find(({ id }) => id === restaurant.items.tea)
  if (!found) throw new Error('the test restaurant has tea')
  return found
}
const leave = async (portionsLeft: number | null) => {
  const { id, availabilityVersion } = await tea()
  await merchant(switchItem, { params: { itemId: id }, body: { isAvailable: true, portionsLeft, availabilityVersion } })
}
const order = (quantity = 1) => {
  const payment = goodPayment(restaurant)
  const line = { itemId: restaurant.items.tea, restaurantId: restaurant.restaurantId, basePrice: 5, pricePerItem: 5, quantity, addOns: [] }
  return api.call(processPayment, { body: { ...payment, items: [line], totalPrice: 5 * quantity, cashAmount: 500 } })
}
const left = async () => (await tea()).portionsLeft
const shown = async () =>
  (await api.call(readMenu, { params: { restaurantId: restaurant.restaurantId } })).data.items.find(
    ({ _id }) => _id === restaurant.items.tea,
  )
const countOrders = async () =>
  (await api.connection.db.select({ id: orders.id }).from(orders).where(eq(orders.restaurantId, restaurant.restaurantId))).length

test('concurrent orders sell the last portion once', async () => {
  await leave(1)
  const tries = await Promise.all(
    Array.from({ length: 30 }, () =>
      order().then(
        () => 'sold',
        () => 'not',
      ),
    ),
  )
  expect(tries.filter((result) => result === 'sold')).toHaveLength(1)
  expect([await left(), await countOrders()]).toEqual([0, 1])
  expect(await refusalOf(order())).toMatchObject({
    status: 409,
    code: 'cart.item_unavailable',
    details: { items: [{ itemId: restaurant.items.tea, isAvailable: false }] },
  })
})

test('twenty of forty concurrent orders for twenty portions succeed', async () => {
  await leave(20)
  const tries = await Promise.allSettled(Array.from({ length: 40 }, () => order()))
  const sold = tries.filter(({ status }) => status === 'fulfilled').length
  expect([await left(), await countOrders()]).toEqual([20 - sold, sold])
  // Requests that lost too many conflicts were refused with server.busy, and are sent again.
  while ((await left()) !== 0) await order()
  expect(await countOrders()).toBe(20)
  expect(await refusalOf(order())).toMatchObject({ code: 'cart.item_unavailable' })
})

test('an order for more than the remaining portions takes nothing, even across two lines', async () => {
  await leave(8)
  expect(await refusalOf(order(9))).toMatchObject({ code: 'cart.item_unavailable' })
  const payment = goodPayment(restaurant)
  const line = (quantity: number) => ({
    itemId: restaurant.items.tea,
    restaurantId: restaurant.restaurantId,
    basePrice: 5,
    pricePerItem: 5,
    quantity,
    addOns: [],
  })
  const overTwoLines = { ...payment, items: [line(5), line(4)], totalPrice: 45, cashAmount: 50 }
  expect(await refusalOf(api.call(processPayment, { body: overTwoLines }))).toMatchObject({ code: 'cart.item_unavailable' })
  expect([await left(), await countOrders()]).toEqual([8, 0])
  await api.call(processPayment, { body: { ...overTwoLines, items: [line(3), line(4)], totalPrice: 35 } })
  expect(await left()).toBe(1)
})

test('diners see the number of portions from five down, and staff always', async () => {
  await leave(7)
  expect((await shown())?.portionsLeft).toBeNull()
  await order(2)
  expect(await shown()).toMatchObject({ portionsLeft: 5, isAvailable: true })
  await order(5)
  expect(await shown()).toMatchObject({ portionsLeft: 0, isAvailable: false })
})

test('the menu version changes for diners only when few portions are left', async () => {
  await leave(9)
  const version = async () => (await api.call(readMenu, { params: { restaurantId: restaurant.restaurantId } })).data.version
  const before = await version()
  await order(3)
  expect(await version()).toBe(before)
  await order(1)
  expect(await version()).toBe(before + 1)
  await order(1)
  expect(await version()).toBe(before + 2)
})

test('cancelling restores the stock taken, except for items no longer counted', async () => {
  await leave(3)
  const { orderId } = await order(2)
  expect(await left()).toBe(1)
  await merchant(moveOrder, { params: { orderId }, body: { status: 'Cancelled', reason: 'other' } })
  expect(await left()).toBe(3)
  expect(await shown()).toMatchObject({ portionsLeft: 3 })
  const second = await order(3)
  await leave(null)
  await merchant(moveOrder, { params: { orderId: second.orderId }, body: { status: 'Cancelled', reason: 'other' } })
  expect(await left()).toBeNull()
})

test('cancelling an order placed before counting started restores no stock', async () => {
  const { orderId } = await order()
  await leave(4)
  await merchant(moveOrder, { params: { orderId }, body: { status: 'Cancelled', reason: 'other' } })
  expect(await left()).toBe(4)
})

test('options are counted by chosen quantity, and the last one is sold once', async () => {
  const garlic = (await api.connection.db.select().from(addOnOptions).where(eq(addOnOptions.restaurantId, restaurant.restaurantId))).find(
    ({ name }) => name.en === 'Garlic sauce',
  )
  const params = { itemId: restaurant.items.shawarma, optionId: garlic?.id ?? '' }
  await merchant(switchOption, { params, body: { isAvailable: true, portionsLeft: 1, availabilityVersion: 1 } })
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => api.call(processPayment, { body: goodPayment(restaurant) })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(api.call(processPayment, { body: goodPayment(restaurant) }))).toMatchObject({ code: 'cart.item_unavailable' })
})

test('an order with a counted item writes its feed rows without a gap, including menu_changed', async () => {
  await leave(6)
  await order()
  const rows = await api.connection.db.select().from(feed).where(eq(feed.restaurantId, restaurant.restaurantId)).orderBy(feed.seq)
  expect(rows.map(({ event }) => event)).toEqual(['menu_changed', 'order_placed', 'newNotification', 'menu_changed'])
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
})

test('staff are notified once when few are left and once when an item is sold out', async () => {
  await leave(8)
  const notified = async () => {
    const rows = await api.connection.db.select().from(feed).where(eq(feed.restaurantId, restaurant.restaurantId)).orderBy(feed.seq)
    return rows
      .flatMap(({ data }) => (data as { runningOut?: { portionsLeft: number }[] }).runningOut ?? [])
      .map(({ portionsLeft }) => portionsLeft) // rows of menu_changed have it
  }
  for (const quantity of [2, 2, 1, 3]) await order(quantity)
  expect(await notified()).toEqual([4, 0])
})
