import type { Call } from '@sufra/shared/contract/client'
import { listOrders, moveOrder } from '@sufra/shared/orders/order.routes'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { feed } from '../../../platform/feed/feed.table.ts'

const api = useApi()
let restaurant: TestRestaurant
let counter: Call

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  counter = (await api.signedIn(restaurant.email)).call
})

const place = async (mobileNumber: string) => {
  const good = goodPayment(restaurant)
  const body = { ...good, customerDetails: { ...good.customerDetails, customerName: 'Maryam', mobileNumber } }
  return (await api.call(processPayment, { body })).orderId
}
const move = async (orderId: string, ...statuses: OrderStatus[]) => {
  for (const status of statuses)
    await counter(
      moveOrder,
      { params: { orderId }, body: { status, minutes: 10, reason: status === 'Cancelled' ? 'other' : undefined } },
      { idempotencyKey: crypto.randomUUID() },
    )
}
const isRepeat = async (orderId: string) =>
  (await counter(listOrders, { query: {} })).data.find((order) => order.orderId === orderId)?.isRepeatCustomer
const isRepeatInFeed = async (orderId: string) => {
  const rows = await api.connection.db.select().from(feed).where(eq(feed.orderId, orderId)).orderBy(feed.seq)
  const data = rows.find(({ event }) => event === 'order_placed')?.data as { isRepeatCustomer?: boolean } | undefined // the event's data
  return data?.isRepeatCustomer
}

test('a guest whose earlier order was delivered is a repeat guest, immediately and in the list', async () => {
  const first = await place('97455512345')
  expect([await isRepeat(first), await isRepeatInFeed(first)]).toEqual([false, false])
  const second = await place('97455512345')
  expect(await isRepeat(second)).toBe(false) // the first is not delivered yet
  await move(first, 'Preparing', 'Out for Delivery', 'Delivered')
  const third = await place('97455512345')
  expect([await isRepeat(third), await isRepeatInFeed(third)]).toEqual([true, true])
})

test('a cancelled order, another phone and another restaurant do not make a repeat guest', async () => {
  await move(await place('97455512345'), 'Cancelled')
  expect(await isRepeat(await place('97455512345'))).toBe(false)
  const delivered = await place('97455512345')
  await move(delivered, 'Preparing', 'Out for Delivery', 'Delivered')
  expect(await isRepeat(await place('97455512346'))).toBe(false)
  restaurant = await addRestaurant(api.connection.db)
  counter = (await api.signedIn(restaurant.email)).call
  expect(await isRepeat(await place('97455512345'))).toBe(false)
})
