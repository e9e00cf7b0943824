import { randomUUID } from 'node:crypto'
import { closeShift, openShift, payInOrOut, readDrawer, takeCash } from '@sufra/shared/cash/cash.routes'
import { closeDay, listDayCloses, readDayReport, recordDayClosePrint } from '@sufra/shared/cash/day-close.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { expect, test } from 'vitest'
import { usePayingApi } from '../../../testing/payments/paying-api.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment } from '../../../testing/test-restaurant.ts'
import { sumsOfLedger } from './ledger-sums.store.ts'

const { scene, pay, move, query, settle } = usePayingApi()
const keyed = () => ({ idempotencyKey: randomUUID() })
const close = async (key: string = randomUUID()) =>
  (await scene.counter(closeDay, { body: { carryOver: true } }, { idempotencyKey: key })).data
const report = async () => (await scene.counter(readDayReport, {})).data
const placeInCash = async () => (await scene.api.call(processPayment, { body: goodPayment(scene.restaurant) }, keyed())).orderId
const take = (orderId: string) => scene.counter(takeCash, { params: { orderId }, body: { received: 20 } }, keyed())
const deliver = async (orderId: string) => {
  for (const status of ['Preparing', 'Out for Delivery', 'Delivered'] as const) await move(orderId, status)
}
const open = async () => (await scene.counter(openShift, { body: { openingFloat: 100 } }, keyed())).data._id
const closeIt = (shiftId: string, counted: number) =>
  scene.counter(closeShift, { params: { shiftId }, body: { counted, note: 'Counted' } }, keyed())
const sums = () => sumsOfLedger(scene.api.connection.db, scene.restaurant.restaurantId)
const added = (...all: Record<string, number>[]) =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, all.reduce((sum, each) => sum + (each[name] ?? 0), 0)]))

test('all unpaid orders are counted, even more than are listed, and the day cannot be closed before they are decided', async () => {
  await deliver(await placeInCash())
  const columns = (
    await query<{ name: string }>(`select column_name as name from information_schema.columns where table_name = 'orders'
      and column_name not in ('id', 'order_number', 'follow_token') and is_generated = 'NEVER'`)
  ).map(({ name }) => `"${name}"`)
  await query(`insert into orders (id, order_number, ${columns.join(', ')}) select left(id, 18) || lpad(n::text, 4, '0'), order_number + n, ${columns.join(', ')}
    from orders cross join generate_series(1, 200) n where restaurant_id = $restaurant`)
  const { unpaid, unpaidTotal } = (await scene.counter(readDrawer, {})).data
  expect([unpaid.length, unpaidTotal]).toEqual([200, { count: 201, amount: 3_115.5 }])
  expect(await report()).toMatchObject({ undecided: { count: 201, amount: 3_115.5 } })
  expect(await refusalOf(scene.counter(closeDay, { body: {} }, keyed()))).toMatchObject({ code: 'cash.unpaid_orders' })
})

test('a day has its sales by method, refunds, cancellations, drawer and shifts, and the next one starts empty', async () => {
  const shiftId = await open()
  const [paid, unpaid, cancelled] = [await placeInCash(), await placeInCash(), await placeInCash()]
  await take(paid)
  await deliver(paid)
  await deliver(unpaid)
  await move(cancelled, 'Cancelled')
  const [byCard, returned] = [await pay(), await pay()]
  await deliver(byCard.orderId)
  await move(returned.orderId, 'Preparing')
  await settle()
  await move(returned.orderId, 'Cancelled')
  await settle(60)
  await settle(60)
  await scene.counter(payInOrOut, { body: { kind: 'pay_out', amount: 10, note: 'Bread' } }, keyed())
  expect(await report()).toMatchObject({ problem: 'cash.shift_open', from: null, figures: { drawer: { expected: 105.5 }, shifts: [] } })
  expect(await refusalOf(close())).toMatchObject({ status: 409, code: 'cash.shift_open' })
  await closeIt(shiftId, 105)
  const open_ = await report()
  expect(open_).toMatchObject({ problem: null })
  const closed = await close()
  expect(closed).toMatchObject({
    number: 1,
    from: null,
    closedBy: 'Noora Owner',
    prints: 0,
    figures: {
      orders: { delivered: { count: 3, amount: 46.5 }, cancelled: { count: 2, amount: 31 }, unpaid: { count: 1, amount: 15.5 } },
      sales: [
        { method: 'Cash', count: 1, amount: 15.5 },
        { method: 'Card', count: 2, amount: 31 },
        { method: 'UPI', count: 0, amount: 0 },
      ],
      refunds: [
        { way: 'cash', count: 0, amount: 0 },
        { way: 'gateway', count: 1, amount: 15.5 },
      ],
      drawer: { payOuts: { count: 1, amount: 10 }, withoutShift: { count: 0, amount: 0 }, expected: 105.5 },
      shifts: [{ _id: shiftId, expected: 105.5, counted: 105, difference: -0.5, closedBy: 'Noora Owner', note: 'Counted' }],
    },
  })
  expect(open_.figures).toEqual(closed.figures)
  expect(await report()).toMatchObject({ from: closed.closedAt, problem: 'cash.nothing_to_close', figures: { shifts: [] } })
  expect(await refusalOf(close())).toMatchObject({ status: 409, code: 'cash.nothing_to_close' })
  const { ledger, closed: inCloses, open: inNone } = await sums()
  expect(inCloses).toEqual(ledger)
  expect(Object.values(inNone)).toEqual([0, 0, 0, 0, 0, 0])
})

test('days are numbered without gaps, and a repeated request closes one day', async () => {
  await take(await placeInCash())
  const key = randomUUID()
  const first = await close(key)
  expect(await close(key)).toEqual(first)
  expect(await refusalOf(close())).toMatchObject({ code: 'cash.nothing_to_close' })
  await take(await placeInCash())
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => close()))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { data } = await scene.counter(listDayCloses, {})
  expect(data.map(({ number, from }) => ({ number, from }))).toEqual([
    { number: 2, from: first.closedAt },
    { number: 1, from: null },
  ])
})

test('payments and captures that happen while days are closed are each in exactly one day close, or in none yet', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, placeInCash))
  const byCard = [await pay(), await pay(), await pay()]
  for (const { orderId } of byCard) await move(orderId, 'Preparing')
  const closes = Array.from({ length: 5 }, () => close().catch(() => undefined))
  await Promise.all([...orders.slice(0, 6).map(take), settle(), ...closes])
  await Promise.all([...orders.slice(6).map(take), ...Array.from({ length: 5 }, () => close().catch(() => undefined))])
  const { ledger, closed, open: inNone } = await sums()
  expect(ledger).toMatchObject({ cashSales: 12 * 1_550, captured: 3 * 1_550 })
  expect(added(closed, inNone)).toEqual(ledger)
  await close().catch(() => undefined)
  expect((await sums()).closed).toEqual(ledger)
  const { data } = await scene.counter(listDayCloses, {})
  expect(data.map(({ number }) => number)).toEqual(Array.from({ length: data.length }, (_, index) => data.length - index))
})

test('a payment of an order whose day is closed already is in the next day close', async () => {
  const orderId = await placeInCash()
  await deliver(orderId)
  expect(await close()).toMatchObject({ figures: { orders: { unpaid: { count: 1 } }, sales: [{ amount: 0 }, {}, {}] } })
  await take(orderId)
  expect(await close()).toMatchObject({
    figures: { orders: { delivered: { count: 0 } }, sales: [{ method: 'Cash', amount: 15.5 }, {}, {}] },
  })
})

test('every print after the first is a reprint', async () => {
  await take(await placeInCash())
  const { number } = await close()
  const print = async (which = number, call = scene.counter) =>
    (await call(recordDayClosePrint, { params: { number: which } }, keyed())).data.isReprint
  expect([await print(), await print(), await print()]).toEqual([false, true, true])
  expect((await scene.counter(listDayCloses, {})).data[0]?.prints).toBe(3)
  const other = (await scene.api.signedIn((await addRestaurant(scene.api.connection.db)).email)).call
  expect(await refusalOf(print(number, other))).toMatchObject({ status: 404, code: 'cash.day_close_not_found' })
  expect(await refusalOf(print(0))).toMatchObject({ status: 400 })
})

test('staff may not close the day, and another restaurant has its own days', async () => {
  await take(await placeInCash())
  const { db } = scene.api.connection
  const staff = (await scene.api.signedIn((await addMember(db, scene.restaurant.restaurantId, 'staff')).email)).call
  for (const attempt of [
    () => staff(closeDay, { body: { carryOver: true } }, keyed()),
    () => staff(readDayReport, {}),
    () => staff(listDayCloses, {}),
  ])
    expect(await refusalOf(attempt())).toMatchObject({ status: 403, code: 'session.forbidden' })
  const other = (await scene.api.signedIn((await addRestaurant(db)).email)).call
  expect(await refusalOf(other(closeDay, { body: { carryOver: true } }, keyed()))).toMatchObject({ code: 'cash.nothing_to_close' })
  expect((await other(listDayCloses, {})).data).toEqual([])
})

test('a failed payment does not count as a cancelled order', async () => {
  scene.gateway.decide(scene.gateway.decline('card_refused'))
  await pay().catch(() => undefined)
  expect(await report()).toMatchObject({ problem: 'cash.nothing_to_close', figures: { orders: { cancelled: { count: 0 } } } })
})
