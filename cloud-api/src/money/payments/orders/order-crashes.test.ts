// A crash between any two steps, and the limits on waiting orders.
import { randomUUID } from 'node:crypto'
import { dirhams } from '@sufra/shared/money'
import { orderLimits } from '@sufra/shared/orders/order-limits'
import { expect, test } from 'vitest'
import { usePayingApi } from '../../../../testing/payments/paying-api.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { goodPayment } from '../../../../testing/test-restaurant.ts'

const { scene, pay, resolve, listed, emitted, query, webhook, settle, move, endAt } = usePayingApi({ limitsOrders: true })
const kinds = () => scene.gateway.settled.map(({ kind }) => kind)
const placedEvents = ['order_placed', 'newNotification']

test.each([true, false])('a crash at the authorisation leaves an order that is shown once (after its commit: %s)', async (commits) => {
  const key = randomUUID()
  endAt('update "orders"', { commits })
  await pay({}, key)
  expect(await listed()).toHaveLength(commits ? 1 : 0)
  await settle(10)
  await settle(10)
  expect(await resolve(key)).toMatchObject({ outcome: 'placed' })
  expect(await emitted()).toEqual(placedEvents)
  expect(kinds()).toEqual([])
})

test.each([true, false])(
  'a crash when the order is placed leaves a key whose payment is decided once (after its commit: %s)',
  async (commits) => {
    const key = randomUUID()
    endAt('insert into gateway_calls', { commits })
    expect(await refusalOf(pay({}, key))).toMatchObject({ status: 500 })
    expect(await resolve(key)).toMatchObject({ outcome: commits ? 'awaiting' : 'unknown' })
    await settle(30)
    expect(await resolve(key)).toMatchObject({ outcome: commits ? 'declined' : 'unknown' })
    expect(scene.gateway.authorised).toEqual([])
    expect(await emitted()).toEqual([])
  },
)

test.each([
  ['insert into gateway_calls', false],
  ['insert into gateway_calls', true],
  ['tries = a.tries + 1', false],
  ['tries = a.tries + 1', true],
  ['update "orders"', false],
  ['update "orders"', true],
] as const)('a crash at %j of a capture captures once (after its commit: %s)', async (part, commits) => {
  const { orderId } = await pay()
  await move(orderId, 'Preparing')
  endAt(part, { commits })
  await expect(settle()).rejects.toThrow()
  for (const seconds of [30, 30, 30]) await settle(seconds)
  expect(kinds()).toEqual(['capture'])
  expect(await listed()).toMatchObject([{ payment: { state: 'captured' } }])
})

test('a crash before the void of an authorisation that came too late voids it after the webhook is sent again', async () => {
  scene.gateway.decide(scene.gateway.challenge())
  const key = randomUUID()
  await pay({}, key)
  await resolve(key, true)
  const [request] = scene.gateway.authorised
  if (!request) throw new Error('nothing was authorised')
  const event = scene.gateway.eventOf(request)
  endAt('insert into "gateway_calls"', { commits: false })
  expect(await webhook(event)).toBe(500)
  expect(await webhook(event)).toBe(204)
  await settle()
  expect(kinds()).toEqual(['void'])
})

test('orders take slots of their table before their payment is decided, and a declined order frees its slot', async () => {
  scene.gateway.decide(scene.gateway.challenge())
  const keys = Array.from({ length: orderLimits.perTable }, () => randomUUID())
  for (const key of keys) await pay({}, key)
  expect(await refusalOf(pay())).toMatchObject({ status: 429, code: 'order.table_waits' })
  await resolve(keys[0] ?? '', true)
  await pay()
  expect(await refusalOf(pay())).toMatchObject({ status: 429, code: 'order.table_waits' })
  const events = scene.gateway.authorised.slice(1).map((request) => webhook(scene.gateway.eventOf(request)))
  expect(await Promise.all(events)).toEqual([204, 204, 204])
  expect(await listed()).toHaveLength(orderLimits.perTable)
})

const countTea = (portions: number) =>
  query(`update menu_items set portions_left = ${portions} where restaurant_id = $restaurant and name->>'en' = 'Karak'`)
const teaLeft = async () =>
  (
    await query<{ left: number }>(
      `select portions_left as left from menu_items where restaurant_id = $restaurant and name->>'en' = 'Karak'`,
    )
  )[0]?.left
const tea = () => ({
  items: [
    {
      itemId: scene.restaurant.items.tea,
      restaurantId: scene.restaurant.restaurantId,
      basePrice: 5,
      pricePerItem: 5,
      quantity: 2,
      addOns: [],
    },
  ],
  totalPrice: 10,
})

test('stock of an order whose payment is not confirmed is returned after two minutes, and taken again when it is authorised', async () => {
  await countTea(2)
  scene.gateway.decide(scene.gateway.challenge())
  const key = randomUUID()
  await pay(tea(), key)
  await settle(119)
  expect(await teaLeft()).toBe(0)
  await settle(1)
  expect(await teaLeft()).toBe(2)
  await settle(60)
  expect(await teaLeft()).toBe(2)
  const [request] = scene.gateway.authorised
  if (!request) throw new Error('nothing was authorised')
  expect(await webhook(scene.gateway.eventOf(request))).toBe(204)
  expect(await teaLeft()).toBe(0)
  expect(await resolve(key)).toMatchObject({ outcome: 'placed' })
  const [order] = await listed()
  await move(order?.orderId ?? '', 'Cancelled')
  expect(await teaLeft()).toBe(2)
  await settle()
})

test('an order whose dishes sold out while its payment was confirmed fails with the reason, and is not charged', async () => {
  await countTea(2)
  scene.gateway.decide(scene.gateway.challenge())
  const key = randomUUID()
  await pay(tea(), key)
  await settle(120)
  await countTea(1)
  const [request] = scene.gateway.authorised
  if (!request) throw new Error('nothing was authorised')
  expect(await webhook(scene.gateway.eventOf(request))).toBe(204)
  expect(await resolve(key)).toEqual({ outcome: 'declined', error: 'payment.declined_sold_out' })
  expect(await teaLeft()).toBe(1)
  expect(await listed()).toEqual([])
  await settle()
  expect(kinds()).toEqual(['void'])
})

test('a paid order of a held phone is held when it is shown', async () => {
  await query(`update restaurants set escalation = escalation || '{"holdNewPhones": true}' where id = $restaurant`)
  await pay()
  expect(await listed()).toMatchObject([{ heldAt: scene.now.toISOString() }])
})

test('the authorised amount is the total of the order, whatever the page sends', async () => {
  expect(await refusalOf(pay({ totalPrice: 15.49 }))).toMatchObject({ code: 'cart.price_changed' })
  expect(scene.gateway.authorised).toEqual([])
  const { totalPrice } = goodPayment(scene.restaurant)
  await pay({ totalPrice })
  expect(scene.gateway.authorised).toMatchObject([{ amount: dirhams(1_550) }])
})
