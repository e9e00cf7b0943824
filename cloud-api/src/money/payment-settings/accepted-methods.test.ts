import { randomUUID } from 'node:crypto'
import type { Call } from '@sufra/shared/contract/client'
import { changeAcceptedMethods, readPaymentSettings } from '@sufra/shared/payment-settings/payment-settings.routes'
import { processPayment, readPaymentOptions } from '@sufra/shared/payments/payment.routes'
import { paymentMethods, type PaymentMethod } from '@sufra/shared/payments/payment-state'
import { expect, test } from 'vitest'
import { cardPayment, usePayingApi } from '../../../testing/payments/paying-api.ts'
import { refusalOf, startTestApi } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment } from '../../../testing/test-restaurant.ts'

const { scene, pay, listed, emitted, query } = usePayingApi()

const accept = (methods: PaymentMethod[], seen: PaymentMethod[] = [...paymentMethods], call: Call = scene.counter) =>
  call(changeAcceptedMethods, { body: { methods, seen } }, { idempotencyKey: randomUUID() })
const accepted = async () => (await scene.counter(readPaymentSettings, {})).data.accepted
const options = async () => (await scene.api.call(readPaymentOptions, { params: { restaurantId: scene.restaurant.restaurantId } })).data

const payments = {
  Cash: () => ({ ...goodPayment(scene.restaurant), source: undefined }),
  Card: () => cardPayment(scene.restaurant),
  UPI: () => cardPayment(scene.restaurant, { paymentMethod: 'UPI', source: { kind: 'wallet', wallet: 'googlePay', token: 'token' } }),
} as const

test('a new restaurant accepts every method', async () => {
  expect((await scene.counter(readPaymentSettings, {})).data).toEqual({
    accepted: paymentMethods,
    available: paymentMethods,
    mayEdit: true,
  })
  expect(await options()).toMatchObject({ methods: paymentMethods, wallets: ['applePay', 'googlePay'] })
})

test.each(paymentMethods)(
  'while %s is not accepted, diners are not offered it, and the server refuses it before anything is placed or charged',
  async (method) => {
    const others = paymentMethods.filter((each) => each !== method)
    expect((await accept(others)).data.accepted).toEqual(others)
    const { methods, wallets } = await options()
    expect(methods).toEqual(others)
    expect(wallets).toEqual(method === 'UPI' ? [] : ['applePay', 'googlePay'])
    expect(await refusalOf(pay(payments[method]()))).toMatchObject({ status: 409, code: 'payment.method_unavailable' })
    expect(scene.gateway.authorised).toEqual([])
    expect(await listed()).toEqual([])
    for (const other of others) await pay(payments[other]())
    expect(await listed()).toHaveLength(2)
  },
)

test('an order that was placed before the change is not placed again, and its key still returns it', async () => {
  const key = randomUUID()
  const { orderId } = await pay({}, key)
  await accept(['Cash'])
  expect(await refusalOf(pay())).toMatchObject({ code: 'payment.method_unavailable' })
  expect(await pay({}, key)).toMatchObject({ orderId })
  expect(scene.gateway.authorised).toHaveLength(1)
  expect(await listed()).toHaveLength(1)
})

test('another copy of the API, whose cached menu is older, refuses the method too', async () => {
  const other = await startTestApi({ connection: scene.api.connection, now: () => scene.now, paymentGateway: scene.gateway.gateway })
  try {
    const { restaurantId } = scene.restaurant
    await other.call(readPaymentOptions, { params: { restaurantId } })
    await accept(['Card'])
    const refusal = await refusalOf(other.call(processPayment, { body: payments.Cash() }))
    expect(refusal).toMatchObject({ code: 'payment.method_unavailable' })
  } finally {
    await other.close()
  }
})

test('at least one method must stay, and an unknown method is refused', async () => {
  expect(await refusalOf(accept([]))).toMatchObject({ status: 400, code: 'payment.methods_required' })
  expect(await refusalOf(accept(['Cheque' as never]))).toMatchObject({ status: 400, code: 'payment.methods_required' })
  expect(await accepted()).toEqual(paymentMethods)
})

test('the second of two changes of the same settings is refused, and a change that changes nothing is not published', async () => {
  await accept(['Cash', 'Card'])
  expect(await refusalOf(accept(['Cash', 'UPI']))).toMatchObject({ status: 409, code: 'payment.settings_changed' })
  expect(await accepted()).toEqual(['Cash', 'Card'])
  await accept(['Card', 'Cash'])
  expect(await emitted()).toEqual(['menu_changed'])
})

test('a repeated change with the same key is made once', async () => {
  const body = { methods: ['Cash'] as PaymentMethod[], seen: [...paymentMethods] }
  const idempotencyKey = randomUUID()
  const first = await scene.counter(changeAcceptedMethods, { body }, { idempotencyKey })
  await accept(['UPI'], ['Cash'])
  expect(await scene.counter(changeAcceptedMethods, { body }, { idempotencyKey })).toEqual(first)
  expect(await accepted()).toEqual(['UPI'])
})

test('a manager reads the methods and may not change them, and another restaurant’s methods stay', async () => {
  const { email } = await addMember(scene.api.connection.db, scene.restaurant.restaurantId, 'manager')
  const { call } = await scene.api.signedIn(email)
  expect((await call(readPaymentSettings, {})).data).toMatchObject({ accepted: paymentMethods, mayEdit: false })
  expect(await refusalOf(accept(['Cash'], undefined, call))).toMatchObject({ status: 403, code: 'session.forbidden' })
  const other = await scene.api.signedIn((await addRestaurant(scene.api.connection.db)).email)
  await accept(['Cash'], undefined, other.call)
  expect(await accepted()).toEqual(paymentMethods)
})

test('the database does not store a restaurant that accepts nothing', async () => {
  await expect(query(`update restaurants set accepted_methods = '{}' where id = $restaurant`)).rejects.toThrow()
})
