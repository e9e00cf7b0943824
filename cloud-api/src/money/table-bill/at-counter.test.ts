import { randomUUID } from 'node:crypto'
import { undoCash } from '@sufra/shared/cash/cash.routes'
import { takeCashForTable, takeCashShare, readTableBill, dismissBillRequest } from '@sufra/shared/table-bill/table-bill.routes'
import { tableRoom } from '@sufra/shared/realtime/rooms'
import { expect, test } from 'vitest'
import { useBillScene } from '../../../testing/payments/bill-scene.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'

const { scene, phone, joining, placeTeas, bill, pay, payCash, ask, atCounter, openBills, takeAll, received, movements, run } =
  useBillScene()
const all = { kind: 'all' } as const

test('the counter takes cash for the whole table, with one movement of the drawer for each order', async () => {
  const one = phone()
  const orderIds = [await placeTeas(one, 2), await placeTeas(phone(), 1)]
  expect(await atCounter()).toMatchObject({ due: 15, orders: [{ isOwn: false }, { isOwn: false }] })
  expect(await takeAll(15)).toMatchObject({ due: 0, orders: [] })
  expect(await received()).toMatchObject([{ paid: 10 }, { paid: 5 }])
  expect(await movements()).toEqual([
    { kind: 'sale', amount: 1_000, orderId: orderIds[0] },
    { kind: 'sale', amount: 500, orderId: orderIds[1] },
  ])
  expect(await refusalOf(takeAll(15))).toMatchObject({ status: 409, code: 'bill.nothing_due' })
})

test('a repeated request takes the cash once, and an amount other than the amount due is refused with the bill', async () => {
  await placeTeas(phone(), 2)
  expect(await refusalOf(takeAll(9))).toMatchObject({ status: 409, code: 'bill.changed', details: { due: 10 } })
  const key = randomUUID()
  const first = await takeAll(10, key)
  expect(await takeAll(10, key)).toEqual(first)
  expect(await movements()).toHaveLength(1)
})

test('one phone pays its items by card, and the counter takes the rest in cash', async () => {
  const [one, two] = [phone(), phone()]
  const orderIds = [await placeTeas(one, 2), await placeTeas(two, 3)]
  const order = (await bill(one)).orders.find(({ isOwn }) => isOwn)?._id ?? ''
  await pay(one, { share: { kind: 'items', lines: [{ order, line: 0, quantity: 2 }] }, amount: 10 })
  await takeAll(15)
  expect(await received()).toMatchObject([
    { id: orderIds[0], paid: 10 },
    { id: orderIds[1], paid: 15 },
  ])
  expect(await movements()).toEqual([{ kind: 'sale', amount: 1_500, orderId: orderIds[1] }])
})

test('cash for the whole table excludes the amount that a phone is paying by card', async () => {
  const one = phone()
  await placeTeas(one, 2)
  scene.gateway.decide(scene.gateway.challenge())
  await pay(one, { share: { kind: 'equal', people: 2 }, amount: 5 })
  expect(await refusalOf(takeAll(10))).toMatchObject({ code: 'bill.changed' })
  expect(await takeAll(5)).toMatchObject({ due: 0, reserved: 5 })
})

test('a cash share appears at the counter, and is taken once', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const reserved = await payCash(one, { kind: 'equal', people: 2 }, 5)
  if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome)
  const { paymentId } = reserved
  expect(await openBills()).toMatchObject([{ tableNumber: 1, requestedAt: null, due: 10, cashShares: [{ paymentId, amount: 5 }] }])
  const take = () => scene.counter(takeCashShare, { params: { paymentId }, body: {} })
  const results = await Promise.allSettled([take(), take()])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusalOf(take())).toMatchObject({ status: 409, code: 'bill.payment_over' })
  expect([await received(), await movements(), await openBills()]).toMatchObject([[{ paid: 5 }], [{ kind: 'sale', amount: 500 }], []])
})

/** Takes the cash of a share, and undoes it. */
const takenAndUndone = async (noted: Awaited<ReturnType<typeof payCash>>, meanwhile = async () => {}) => {
  const params = { paymentId: 'paymentId' in noted ? noted.paymentId : '' }
  const { data } = await scene.counter(takeCashShare, { params, body: {} }, { idempotencyKey: randomUUID() })
  await meanwhile()
  await scene.counter(undoCash, { params: { takingId: data.takingId }, body: {} }, { idempotencyKey: randomUUID() })
}

test('undoing the cash of a share makes the share unpaid, and shows it at the counter again', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const noted = await payCash(one, { kind: 'equal', people: 2 }, 5)
  await takenAndUndone(noted)
  expect(await bill(one)).toMatchObject({ due: 10, sharesTaken: 0, isOpen: true, ownPayments: [{ state: 'reserved', amount: 5 }] })
  expect(await openBills()).toMatchObject([{ cashShares: [{ amount: 5 }] }])
  await run(15 * 60)
  expect(await bill(one)).toMatchObject({ due: 10, ownPayments: [] })
})

test('portions whose cash is undone can be chosen again, even by a phone that has chosen another share since', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const [order] = (await bill(one)).orders
  const noted = await payCash(one, { kind: 'items', lines: [{ order: order?._id ?? '', line: 0, quantity: 1 }] }, 5)
  await takenAndUndone(noted, async () => {
    await payCash(one, all, 5)
  })
  const { orders, ownPayments } = await bill(one)
  expect(orders[0]?.items[0]?.freeUnits).toEqual([0, 1])
  expect(ownPayments).toMatchObject([{ amount: 5 }])
})

test('a cash share reserves nothing, and appears at the counter for 15 minutes', async () => {
  const one = phone()
  await placeTeas(one, 2)
  await payCash(one, { kind: 'equal', people: 2 }, 5)
  await run(14 * 60)
  expect([await bill(one), await openBills()]).toMatchObject([{ due: 10, reserved: 0 }, [{ cashShares: [{ amount: 5 }] }]])
  await run(60)
  expect(await bill(one)).toMatchObject({ due: 10, ownPayments: [] })
})

test('cash for a share pays the amount due now, and is refused with the bill when others have paid it since', async () => {
  const one = phone()
  await placeTeas(one, 2)
  await placeTeas(one, 4)
  const two = await joining(one)
  const take = async (noted: Awaited<ReturnType<typeof payCash>>) => {
    const paymentId = 'paymentId' in noted ? noted.paymentId : ''
    return scene.counter(takeCashShare, { params: { paymentId }, body: {} }, { idempotencyKey: randomUUID() })
  }
  const [first] = (await bill(one)).orders
  const noted = await payCash(one, { kind: 'equal', people: 2 }, 15)
  await pay(two, { share: { kind: 'orders', orders: [first?._id ?? ''] }, amount: 10 })
  expect((await take(noted)).data.bill).toMatchObject({ due: 5 })
  expect(await received()).toMatchObject([{ paid: 10 }, { paid: 15 }])
  const again = await payCash(one, all, 5)
  await pay(two, { share: all, amount: 5 })
  expect(await refusalOf(take(again))).toMatchObject({ status: 409, code: 'bill.changed', details: { due: 0 } })
})

test('cash for the whole table includes the shares that phones chose to pay in cash', async () => {
  const one = phone()
  await placeTeas(one, 2)
  await payCash(one, { kind: 'equal', people: 2 }, 5)
  expect(await takeAll(10)).toMatchObject({ due: 0, reserved: 0 })
  expect([await received(), await openBills()]).toMatchObject([[{ paid: 10 }], []])
})

test('another restaurant finds neither the table nor the payment', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const reserved = await payCash(one, all, 10)
  const other = await addRestaurant(scene.api.connection.db)
  const { call } = await scene.api.signedIn(other.email)
  const { one: tableId } = scene.restaurant.tables
  expect(await refusalOf(call(readTableBill, { params: { tableId } }))).toMatchObject({ status: 404, code: 'table.not_found' })
  expect(await refusalOf(call(takeCashForTable, { params: { tableId }, body: { amount: 10, received: 10 } }))).toMatchObject({
    status: 404,
  })
  expect(await refusalOf(call(dismissBillRequest, { params: { tableId }, body: { requestedAt: scene.now.toISOString() } }))).toMatchObject({
    status: 404,
  })
  const paymentId = 'paymentId' in reserved ? reserved.paymentId : ''
  expect(await refusalOf(call(takeCashShare, { params: { paymentId }, body: {} }))).toMatchObject({
    status: 404,
    code: 'bill.payment_not_found',
  })
  expect(await received()).toMatchObject([{ paid: 0 }])
})

test('phones at the table get each change of its bill in their room, without its contents', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const { restaurantId, tables } = scene.restaurant
  const socket = await openConnection(scene.api)
  socket.send({ event: 'join_table_room', data: { restaurantId, tableId: tables.one } })
  expect(await socket.waitForEvent('joined')).toMatchObject({ room: tableRoom(restaurantId, tables.one), seq: 0 })
  await ask(one)
  expect(await socket.waitForEvent('table_bill_changed')).toMatchObject({
    seq: 1,
    data: { tableId: tables.one, tableNumber: 1, billVersion: 1, reason: 'asked' },
  })
  socket.send({ event: 'join_table_room', data: { restaurantId, tableId: randomUUID() } })
  expect(await socket.waitForEvent('refused')).toMatchObject({ data: { error: 'table.not_found' } })
  socket.close()
})
