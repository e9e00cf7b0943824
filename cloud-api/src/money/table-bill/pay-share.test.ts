import { randomUUID } from 'node:crypto'
import { changeAcceptedMethods } from '@sufra/shared/payment-settings/payment-settings.routes'
import { paymentMethods, type PaymentMethod } from '@sufra/shared/payments/payment-state'
import { expect, test } from 'vitest'
import { useBillScene } from '../../../testing/payments/bill-scene.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'

const { scene, phone, joining, placeTeas, bill, pay, payCash, chooseTeas, withdraw, received, run, emitted, read } = useBillScene()
const all = { kind: 'all' } as const
const accept = (methods: PaymentMethod[]) =>
  scene.counter(changeAcceptedMethods, { body: { methods, seen: [...paymentMethods] } }, { idempotencyKey: randomUUID() })

test('the bill has the accepted orders of all phones of the table, and marks each phone’s own orders', async () => {
  const [one, two] = [phone(), phone()]
  await placeTeas(one, 2)
  await placeTeas(two, 1)
  await placeTeas(two, 3, { isAccepted: false })
  await placeTeas(phone({ tableId: scene.restaurant.tables.two }), 9)
  const seen = await bill(two)
  expect(seen).toMatchObject({ tableNumber: 1, due: 15, waiting: 15, reserved: 0, sharesTaken: 0, requestedAt: null, ownPayments: [] })
  expect(seen.orders.map(({ isOwn, isPayable, due }) => ({ isOwn, isPayable, due }))).toEqual([
    { isOwn: false, isPayable: true, due: 10 },
    { isOwn: true, isPayable: true, due: 5 },
    { isOwn: true, isPayable: false, due: 15 },
  ])
  expect(seen.orders[0]?.items).toMatchObject([{ line: 0, quantity: 2, total: 10, freeUnits: [0, 1] }])
})

test('the bill has no id, name or number of another diner', async () => {
  const one = phone()
  const orderId = await placeTeas(one, 1)
  const text = JSON.stringify(await bill(await joining(one)))
  for (const secret of [orderId, 'Maryam', '97455512345', 'No onions']) expect(text).not.toContain(secret)
})

test('paying the whole bill by card collects it once and leaves nothing on the bill', async () => {
  const one = phone()
  const orderIds = [await placeTeas(one, 2), await placeTeas(phone(), 1)]
  expect(await pay(one, { share: all, amount: 15 })).toMatchObject({ outcome: 'paid', amount: 15 })
  await run(60)
  expect(scene.gateway.settled).toMatchObject([{ kind: 'capture', amount: 1_500 }])
  expect(await received()).toMatchObject([
    { id: orderIds[0], paid: 10, refunded: 0 },
    { id: orderIds[1], paid: 5, refunded: 0 },
  ])
  expect(await bill(one)).toMatchObject({ orders: [], due: 0, reserved: 0 })
  expect((await emitted()).filter((event) => event === 'order_payment_changed')).toHaveLength(2)
  expect((await read(orderIds[0] ?? '')).payment).toMatchObject({ method: 'Cash', paid: 10 })
})

test('an order that is not accepted is not paid with the bill', async () => {
  const one = phone()
  await placeTeas(one, 2, { isAccepted: false })
  expect(await refusalOf(pay(one, { share: all, amount: 10 }))).toMatchObject({ status: 409, code: 'bill.nothing_due' })
})

test('an amount that differs from the bill is refused with the current bill', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const refusal = await refusalOf(pay(one, { share: all, amount: 9.99 }))
  expect(refusal).toMatchObject({ status: 409, code: 'bill.changed', details: { due: 10, orders: [{ due: 10 }] } })
  expect(scene.gateway.authorised).toEqual([])
})

test('when two phones choose the same item at the same time, one pays it, and the other gets the updated bill', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const two = await joining(one)
  const [order] = (await bill(one)).orders
  const choose = (by: typeof one) => pay(by, { share: chooseTeas(order?._id ?? '', 2), amount: 10 })
  const results = await Promise.allSettled([choose(one), choose(two)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ status: 409 })
  expect(await received()).toMatchObject([{ paid: 10 }])
  expect(scene.gateway.authorised).toHaveLength(1)
})

test('two phones pay different portions of one line', async () => {
  const one = phone()
  await placeTeas(one, 3)
  const two = await joining(one)
  const order = (await bill(one)).orders[0]?._id ?? ''
  scene.gateway.decide(scene.gateway.challenge())
  await pay(one, { share: chooseTeas(order, 2), amount: 10 })
  const seen = await bill(two)
  expect(seen).toMatchObject({ due: 5, reserved: 10, orders: [{ items: [{ freeUnits: [2] }] }] })
  expect(await refusalOf(pay(two, { share: chooseTeas(order, 2), amount: 10 }))).toMatchObject({
    code: 'bill.item_taken',
    details: { due: 5 },
  })
  expect(await pay(two, { share: chooseTeas(order, 1), amount: 5 })).toMatchObject({ outcome: 'awaiting', amount: 5 })
})

test('three phones split the bill equally, and the last one pays the rest exactly', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const phones = [one, await joining(one), await joining(one)]
  const amounts = [3.34, 3.33, 3.33]
  for (const [index, each] of phones.entries()) {
    expect(await bill(each)).toMatchObject({ sharesTaken: index })
    await pay(each, { share: { kind: 'equal', people: 3 }, amount: amounts[index] ?? 0 })
  }
  expect(await received()).toMatchObject([{ paid: 10 }])
})

test('all phones together never pay more than the amount due', async () => {
  const [one, two] = [phone(), phone()]
  await placeTeas(one, 2)
  await placeTeas(two, 1)
  const phones = [one, two, ...(await Promise.all([1, 2, 3, 4].map(() => joining(one))))]
  const results = await Promise.allSettled(phones.map((each) => pay(each, { share: all, amount: 15 })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await received()).toMatchObject([{ paid: 10 }, { paid: 5 }])
  expect(scene.gateway.settled).toMatchObject([{ kind: 'capture' }])
})

test('a repeated request pays once, and a different request with its key is refused', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const key = randomUUID()
  const first = await pay(one, { share: all, amount: 10 }, key)
  expect(await pay(one, { share: all, amount: 10 }, key)).toEqual(first)
  expect(await refusalOf(pay(one, { share: { kind: 'equal', people: 1 }, amount: 10 }, key))).toMatchObject({
    status: 422,
    code: 'idempotency.other_body',
  })
  expect(scene.gateway.authorised).toHaveLength(1)
  const noKey = await scene.api.post('/api/tables/bill/pay', { ...one.atTable, share: all, amount: 10, paymentMethod: 'Cash' })
  expect(noKey).toMatchObject({ status: 400, error: 'idempotency.key_required' })
})

test('a phone has one payment at a time, and its next cash share replaces the previous one', async () => {
  const one = phone()
  await placeTeas(one, 4)
  await payCash(one, { kind: 'equal', people: 4 }, 5)
  await payCash(one, { kind: 'equal', people: 2 }, 10)
  expect(await bill(one)).toMatchObject({ reserved: 0, due: 20, ownPayments: [{ amount: 10, method: 'Cash', state: 'reserved' }] })
  scene.gateway.decide(scene.gateway.challenge())
  const challenged = await pay(one, { share: all, amount: 20 })
  expect(challenged).toMatchObject({ outcome: 'awaiting', challengeUrl: 'https://bank.test/challenge' })
  expect(await refusalOf(payCash(one, all, 20))).toMatchObject({ status: 409, code: 'bill.payment_in_progress' })
  if (challenged.outcome === 'awaiting') await withdraw(one, challenged.paymentId)
  expect(await bill(one)).toMatchObject({ due: 20, ownPayments: [] })
})

test('only the phone that pays can withdraw its payment', async () => {
  const one = phone()
  await placeTeas(one, 1)
  const reserved = await payCash(one, all, 5)
  if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome)
  expect(await refusalOf(withdraw(phone(), reserved.paymentId))).toMatchObject({ status: 404, code: 'bill.payment_not_found' })
  await withdraw(one, reserved.paymentId)
  expect(await refusalOf(withdraw(one, reserved.paymentId))).toMatchObject({ status: 409, code: 'bill.payment_over' })
})

test('a visit of another restaurant, without a table, of another table or with replaced codes sees nothing of the bill', async () => {
  const one = phone()
  await placeTeas(one, 1)
  const other = await addRestaurant(scene.api.connection.db)
  const foreign = {
    ...phone(),
    atTable: { ...phone({ of: other, tableId: other.tables.one }).atTable, restaurantId: scene.restaurant.restaurantId },
  }
  expect(await refusalOf(bill(foreign))).toMatchObject({ status: 409, code: 'visit.expired' })
  expect(await refusalOf(bill(phone({ epoch: 2 })))).toMatchObject({ status: 403, code: 'bill.visit_over' })
  expect(await refusalOf(bill(phone({ tableId: other.tables.one })))).toMatchObject({ status: 403, code: 'bill.visit_over' })
  expect(await bill(phone({ tableId: scene.restaurant.tables.two }))).toMatchObject({ orders: [], due: 0 })
  const [order] = (await bill(one)).orders
  const elsewhere = phone({ tableId: scene.restaurant.tables.two })
  expect(await refusalOf(pay(elsewhere, { share: chooseTeas(order?._id ?? '', 1), amount: 5 }))).toMatchObject({ code: 'bill.nothing_due' })
})

test('a share by a method that the restaurant does not accept is refused, and its amount stays due', async () => {
  const one = phone()
  await placeTeas(one, 2)
  await accept(['Cash', 'UPI'])
  expect(await refusalOf(pay(one, { share: all, amount: 10 }))).toMatchObject({ status: 409, code: 'payment.method_unavailable' })
  expect(scene.gateway.authorised).toEqual([])
  expect(await bill(one)).toMatchObject({ due: 10, reserved: 0 })
  expect(await payCash(one, all, 10)).toMatchObject({ outcome: 'reserved' })
})
