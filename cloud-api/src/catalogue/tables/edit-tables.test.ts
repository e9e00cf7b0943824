import { readOfflineSnapshot } from '@sufra/shared/offline-snapshot/offline-snapshot.routes'
import type { Call } from '@sufra/shared/contract/client'
import { listOrders, readOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { addTables, deleteTables, listTables, setZone, updateTable } from '@sufra/shared/tables/table.routes'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { diningTables } from './dining-tables.table.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let merchant: Call
let accessToken: string
const now = new Date('2026-11-22T12:00:00Z')

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  ;({ call: merchant, accessToken } = await api.signedIn(restaurant.email))
})

const noZone = { en: '', ar: '' }
const terrace = { en: 'Terrace', ar: 'الشرفة' }
const list = async () => (await merchant(listTables, {})).data
const numbers = async () => (await list()).map(({ number }) => number)
const tableOf = async (number: number) => {
  const table = (await list()).find((each) => each.number === number)
  if (!table) throw new Error(`there is no table ${number}`)
  return table
}
const add = (from: number, to?: number) => merchant(addTables, { body: { from, to, zone: terrace, seats: 4 } })
const remove = async (...deleted: number[]) =>
  merchant(deleteTables, { body: { tableIds: (await list()).filter(({ number }) => deleted.includes(number)).map(({ _id }) => _id) } })
const update = async (number: number, change: object) => {
  const { _id: tableId, zone, seats, version } = await tableOf(number)
  return merchant(updateTable, { params: { tableId }, body: { number, zone, seats, version, ...change } })
}

describe('tables are added', () => {
  test('one by one, and the response has all tables by number', async () => {
    const { data } = await add(3)
    expect(data).toEqual(await list())
    expect(data.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(data[2]).toMatchObject({ number: 3, zone: terrace, seats: 4, version: 1, codeVersion: 1, print: null })
    expect(data[2]?.link).toContain(`/qr-link?r=${restaurant.restaurantId}&t=`)
  })

  test('as a range, of at most 100 at once', async () => {
    await add(10, 109)
    expect(await numbers()).toHaveLength(102)
    expect(await refusalOf(add(200, 300))).toMatchObject({ status: 400, code: 'table.range_size' })
  })

  test('all or none: a range with numbers that are in use is refused and names them', async () => {
    await add(7)
    expect(await refusalOf(add(1, 9))).toMatchObject({ status: 409, code: 'table.number_taken', details: { numbers: [1, 2, 7] } })
    expect(await numbers()).toEqual([1, 2, 7])
    const answer = await api.fetch('/api/merchant/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ from: 2, zone: noZone, seats: 2 }),
    })
    expect(await answer.json()).toMatchObject({ message: 'Already in use: 2' })
  })

  test('by two counters with the same numbers at the same time: one succeeds', async () => {
    const results = await Promise.allSettled([add(5, 8), add(8, 12)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([6, 7]).toContain((await numbers()).length)
  })

  test('up to 1,000', async () => {
    const rows = Array.from({ length: 997 }, (_, index) => ({ number: index + 100, id: uuidv7() }))
    const { restaurantId } = restaurant
    await api.connection.db.insert(diningTables).values(rows.map((row) => ({ restaurantId, zone: noZone, seats: 2, ...row })))
    expect(await refusalOf(add(3, 4))).toMatchObject({ status: 400, code: 'table.too_many' })
    expect(await add(3)).toMatchObject({ success: true })
  })

  test.each([
    [{ from: undefined }, 'table.number_required'],
    [{ from: 0 }, 'table.number_positive'],
    [{ from: 1.5 }, 'table.number_integer'],
    [{ from: 5, to: 4 }, 'table.range_order'],
    [{ seats: 100 }, 'table.seats'],
    [{ zone: { en: '', ar: 'الشرفة' } }, 'table.zone_english'],
  ])('and %j is refused', async (change, code) => {
    const body = { from: 5, zone: noZone, seats: 2, ...change }
    expect(await refusalOf(merchant(addTables, { body: body as never }))).toMatchObject({ status: 400, code }) // any body may be sent
    expect(await numbers()).toEqual([1, 2])
  })
})

describe('a table is edited', () => {
  test('in all its fields, and its code stays the same', async () => {
    const { _id, link } = await tableOf(1)
    await update(1, { number: 21, zone: terrace, seats: 8 })
    expect(await tableOf(21)).toMatchObject({ _id, link, zone: terrace, seats: 8, version: 2, codeVersion: 1 })
    expect(await numbers()).toEqual([2, 21])
  })

  test('but not to another table’s number, nor over another user’s edit', async () => {
    expect(await refusalOf(update(1, { number: 2 }))).toMatchObject({ code: 'table.number_taken', details: { numbers: [2] } })
    await update(1, { seats: 6 })
    expect(await refusalOf(update(1, { seats: 2, version: 1 }))).toMatchObject({ status: 409, code: 'table.changed' })
    expect(await tableOf(1)).toMatchObject({ number: 1, seats: 6, version: 2 })
  })

  test('with others at once: several tables get the same zone', async () => {
    const tableIds = [restaurant.tables.one, restaurant.tables.two]
    const { data } = await merchant(setZone, { body: { tableIds, zone: terrace } })
    expect(data.map(({ zone, version }) => ({ zone, version }))).toEqual([
      { zone: terrace, version: 2 },
      { zone: terrace, version: 2 },
    ])
  })
})

describe('a deleted table', () => {
  test('is not listed, its row remains, and its number may be used again', async () => {
    await remove(1)
    expect(await numbers()).toEqual([2])
    await add(1)
    expect(await numbers()).toEqual([1, 2])
    expect((await tableOf(1))._id).not.toBe(restaurant.tables.one)
    const [row] = await api.connection.db.select().from(diningTables).where(eq(diningTables.id, restaurant.tables.one))
    expect(row).toMatchObject({ number: 1, deletedAt: now })
  })

  test('is no longer found', async () => {
    const { _id: tableId, version } = await tableOf(1)
    await remove(1)
    const notFound = { status: 404, code: 'table.not_found' }
    expect(await refusalOf(merchant(deleteTables, { body: { tableIds: [tableId] } }))).toMatchObject(notFound)
    const body = { number: 1, zone: noZone, seats: 2, version }
    expect(await refusalOf(merchant(updateTable, { params: { tableId }, body }))).toMatchObject(notFound)
  })

  test('takes no orders, and its past orders are unchanged', async () => {
    const { orderId } = await api.call(processPayment, { body: goodPayment(restaurant) })
    await remove(1)
    const refusal = await refusalOf(api.call(processPayment, { body: goodPayment(restaurant) }))
    expect(refusal).toMatchObject({ status: 404, code: 'table.link_invalid' })
    expect((await api.call(readOrder, { params: { orderId } })).data).toMatchObject({ tableId: restaurant.tables.one, tableNumber: 1 })
    expect((await merchant(listOrders, { query: {} })).data).toMatchObject([{ orderId, tableNumber: 1 }])
  })
})

test('an order for a table that was renumbered in between is refused', async () => {
  await update(1, { number: 9 })
  const order = (tableNumber: number) => api.call(processPayment, { body: { ...goodPayment(restaurant), tableNumber } })
  expect(await refusalOf(order(1))).toMatchObject({ status: 409, code: 'table.renumbered' })
  expect(await order(9)).toMatchObject({ success: true })
})

test('a change emits tables_changed and changes the hash of the tables in the offline snapshot', async () => {
  const hashes = async () => new Map((await merchant(readOfflineSnapshot, {})).data.map(({ path, hash }) => [path, hash]))
  const socketClient = await openConnection(api, { accessToken })
  const before = await hashes()
  socketClient.send({ event: 'join_merchant_room', data: { since: 0 } })
  await socketClient.waitForEvent('joined')
  await add(3)
  expect(await socketClient.waitForEvent('tables_changed')).toMatchObject({ seq: 1, data: { reason: 'edited' } })
  const after = await hashes()
  expect([...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path)).toEqual(['/api/merchant/tables'])
  socketClient.close()
})
