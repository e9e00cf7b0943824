import { randomUUID } from 'node:crypto'
import { awaitingMessage, processedMessage, readPaymentOptions } from '@sufra/shared/payments/payment.routes'
import { expect, test } from 'vitest'
import { usePayingApi } from '../../../testing/payments/paying-api.ts'
import { refusalOf } from '../../../testing/test-api.ts'

const { scene, pay, resolve, listed, read, emitted, calls, query, settle } = usePayingApi()

test('an authorised card payment places the order like cash, and calls the gateway once', async () => {
  const { message, orderId, orderNumber } = await pay()
  expect({ message, orderNumber }).toEqual({ message: processedMessage, orderNumber: 1 })
  expect(await listed()).toMatchObject([
    { orderId, orderNumber: 1, tableNumber: 1, payment: { method: 'Card', state: 'authorised', cashAmount: null } },
  ])
  expect(await emitted()).toEqual(['order_placed', 'newNotification'])
  expect(await query('select 1 from notifications where restaurant_id = $restaurant')).toHaveLength(1)
  expect(await calls()).toEqual([{ kind: 'authorise', state: 'succeeded', error: null }])
  expect(scene.gateway.authorised).toMatchObject([
    {
      orderId,
      amount: 1_550,
      currency: 'QAR',
      source: { kind: 'card', token: 'token' },
      returnUrl: `${scene.api.url}/payments?resume=1`,
      webhookUrl: `${scene.api.url}/api/payments/webhooks/sandbox`,
      customer: { name: 'Maryam', phone: '97455512345' },
      savesCard: false,
      language: 'en',
    },
  ])
})

test('the event of an authorised order equals the counter’s view of the order', async () => {
  const { orderId } = await pay()
  const [row] = await query<{ data: object }>(`select data from feed where restaurant_id = $restaurant and event = 'order_placed'`)
  const [order] = await listed()
  expect(row?.data).toEqual(JSON.parse(JSON.stringify(order)))
  expect((await read(orderId)).payment).toMatchObject({ method: 'Card', state: 'authorised' })
})

test.each([
  { kind: 'wallet', wallet: 'googlePay', token: 'wallet' },
  { kind: 'upi', upiId: 'maryam@bank', pinToken: 'pin', saves: false },
] as const)('a UPI payment by $kind is authorised', async (source) => {
  expect(await pay({ paymentMethod: 'UPI', source })).toMatchObject({ message: processedMessage })
  expect(scene.gateway.authorised).toMatchObject([{ source }])
})

test.each(['Card', 'Cash'] as const)('an order that costs nothing is placed immediately and is paid, even by %s', async (paymentMethod) => {
  await query(
    `update menu_items set actual_price = 0, selling_price = 0 where restaurant_id = $restaurant and id = '${scene.restaurant.items.tea}'`,
  )
  await query(`update restaurants set accepted_methods = '{Card}' where id = $restaurant`)
  await query(`update restaurant_counters set menu_version = menu_version + 1 where restaurant_id = $restaurant`)
  const free = {
    itemId: scene.restaurant.items.tea,
    restaurantId: scene.restaurant.restaurantId,
    basePrice: 0,
    pricePerItem: 0,
    quantity: 2,
    addOns: [],
  }
  const { message, orderId } = await pay({ paymentMethod, items: [free], totalPrice: 0, cashAmount: undefined })
  expect(message).toBe(processedMessage)
  expect(scene.gateway.authorised).toEqual([])
  expect(await listed()).toMatchObject([{ orderId, totalPrice: 0, payment: { method: 'Cash' } }])
})

test.each([
  ['Card', undefined],
  ['UPI', undefined],
  ['Card', { kind: 'wallet', wallet: 'googlePay', token: 'wallet' }],
  ['UPI', { kind: 'card', token: 'token', saves: false }],
  ['Cash', { kind: 'card', token: 'token', saves: false }],
] as const)('a %s payment with the source %j is refused', async (paymentMethod, source) => {
  const cashAmount = paymentMethod === 'Cash' ? 20 : undefined
  expect(await refusalOf(pay({ paymentMethod, source, cashAmount }))).toMatchObject({ status: 400, code: 'payment.source_required' })
  expect(await query('select 1 from orders where restaurant_id = $restaurant')).toEqual([])
})

test.each(['insufficient_funds', 'other'] as const)(
  'a payment declined for %s is refused, and so is the repeated request',
  async (reason) => {
    scene.gateway.decide(scene.gateway.decline(reason))
    const key = randomUUID()
    const refusal = { status: 402, code: `payment.declined_${reason}` }
    expect(await refusalOf(pay({}, key))).toMatchObject(refusal)
    expect(await refusalOf(pay({}, key))).toMatchObject(refusal)
    expect(await resolve(key)).toEqual({ outcome: 'declined', error: refusal.code })
    expect(scene.gateway.authorised).toHaveLength(1)
    expect(await listed()).toEqual([])
    expect(await emitted()).toEqual([])
    expect(await calls()).toEqual([{ kind: 'authorise', state: 'declined', error: reason }])
  },
)

test('a challenge waits with its address, and the order stays hidden', async () => {
  scene.gateway.decide(scene.gateway.challenge('https://bank.test/3ds'))
  const key = randomUUID()
  const { orderId, orderNumber, message, challengeUrl } = await pay({}, key)
  expect({ message, challengeUrl }).toEqual({ message: awaitingMessage, challengeUrl: 'https://bank.test/3ds' })
  expect(await resolve(key)).toEqual({ outcome: 'awaiting', orderId, orderNumber, challengeUrl: 'https://bank.test/3ds' })
  expect(await pay({}, key)).toMatchObject({ message: awaitingMessage, orderId, challengeUrl: 'https://bank.test/3ds' })
  expect(scene.gateway.authorised).toHaveLength(1)
  expect(await listed()).toEqual([])
})

test('a payment that the gateway has not decided waits', async () => {
  scene.gateway.decide(async (request) => ({ state: 'pending', reference: scene.gateway.record(request, 'pending').reference }))
  const key = randomUUID()
  expect(await pay({}, key)).not.toHaveProperty('challengeUrl')
  expect(await resolve(key)).toMatchObject({ outcome: 'awaiting' })
})

test('five concurrent requests with a key place one order with one authorisation', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => pay({}, key)))
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
  expect(scene.gateway.authorised).toHaveLength(1)
  expect(await listed()).toHaveLength(1)
})

test('another source with the same key counts as another request', async () => {
  const key = randomUUID()
  await pay({}, key)
  const other = pay({ source: { kind: 'card', token: 'another', saves: false } }, key)
  expect(await refusalOf(other)).toMatchObject({ status: 422, code: 'idempotency.other_body' })
})

test('a payment whose answer is lost waits until the look-up finds the authorisation', async () => {
  scene.gateway.loseAnswers(1)
  const key = randomUUID()
  expect(await pay({}, key)).toMatchObject({ message: awaitingMessage })
  expect(await query('select payment_state as state from orders where restaurant_id = $restaurant')).toEqual([{ state: 'unknown' }])
  await settle(10)
  expect(await resolve(key)).toMatchObject({ outcome: 'placed' })
  expect(await listed()).toMatchObject([{ placedAt: scene.now.toISOString() }])
  expect(await emitted()).toEqual(['order_placed', 'newNotification'])
})

test('a declined payment returns the stock that the order took', async () => {
  const left = async () =>
    (await query<{ left: number }>(`select portions_left as left from menu_items where id = '${scene.restaurant.items.shawarma}'`))[0]?.left
  await query(`update menu_items set portions_left = 1 where id = '${scene.restaurant.items.shawarma}'`)
  scene.gateway.decide(async (request) => {
    expect(await left()).toBe(0)
    return scene.gateway.decline('card_refused')(request)
  })
  expect(await refusalOf(pay())).toMatchObject({ code: 'payment.declined_card_refused' })
  expect(await left()).toBe(1)
  expect(await emitted()).toEqual(['menu_changed', 'menu_changed'])
  scene.gateway.decide(undefined)
  expect(await pay()).toMatchObject({ message: processedMessage })
})

test('the options are cash, cards and UPI, with the gateway’s data for the page', async () => {
  const { data } = await scene.api.call(readPaymentOptions, { params: { restaurantId: scene.restaurant.restaurantId } })
  expect(data).toMatchObject({ methods: ['Cash', 'Card', 'UPI'], wallets: ['applePay', 'googlePay'], gateway: { kind: 'sandbox' } })
})
