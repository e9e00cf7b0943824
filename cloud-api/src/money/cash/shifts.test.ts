import { randomUUID } from 'node:crypto'
import { closeShift, listShifts, openShift, payInOrOut, readDrawer, takeCash } from '@sufra/shared/cash/cash.routes'
import type { Call } from '@sufra/shared/contract/client'
import { toDirhams } from '@sufra/shared/money'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { shifts } from './cash.table.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let owner: Call
let staff: Call
const now = new Date('2026-11-20T08:00:00Z')

beforeEach(async () => {
  const { db } = api.connection
  restaurant = await addRestaurant(db)
  owner = (await api.signedIn(restaurant.email)).call
  staff = (await api.signedIn((await addMember(db, restaurant.restaurantId, 'staff')).email)).call
})

const keyed = () => ({ idempotencyKey: randomUUID() })
const open = async (openingFloat = 200, call = owner) => (await call(openShift, { body: { openingFloat } }, keyed())).data._id
const close = async (shiftId: string, counted: number, note = '', call = owner) =>
  (await call(closeShift, { params: { shiftId }, body: { counted, note } }, keyed())).data
const pay = async (kind: 'pay_in' | 'pay_out', amount: number, note = 'Change from the bank') =>
  (await staff(payInOrOut, { body: { kind, amount, note } }, keyed())).data.expected
const sell = async () => {
  const { orderId } = await api.call(processPayment, { body: goodPayment(restaurant) })
  return (await staff(takeCash, { params: { orderId }, body: { received: 20 } }, keyed())).data
}
const drawer = async () => (await owner(readDrawer, {})).data

test('a shift expects its float, sales and pay-ins, less its pay-outs', async () => {
  await sell()
  const shiftId = await open(200)
  expect(await sell()).toMatchObject({ hasOpenShift: true })
  expect(await pay('pay_in', 100)).toBe(315.5)
  expect(await pay('pay_out', 50.25, 'Bread')).toBe(265.25)
  expect(await drawer()).toMatchObject({
    shift: { _id: shiftId, openedBy: 'Noora Owner', openingFloat: 200, expected: 265.25 },
    movements: [
      { kind: 'pay_out', amount: 50.25, note: 'Bread', by: 'Omar staff' },
      { kind: 'pay_in', amount: 100 },
      { kind: 'sale', amount: 15.5 },
    ],
    outside: [{ kind: 'sale', amount: 15.5, shiftId: null }],
  })
  expect(await close(shiftId, 265.25, '', staff)).toMatchObject({
    expected: 265.25,
    counted: 265.25,
    difference: 0,
    closedBy: 'Omar staff',
  })
  expect(await drawer()).toMatchObject({ shift: null, movements: [] })
})

test('a count that differs requires a note, and without it the shift stays open', async () => {
  const shiftId = await open(200)
  expect(await refusalOf(close(shiftId, 190))).toMatchObject({ status: 400, code: 'cash.difference_note' })
  expect(await refusalOf(close(shiftId, 190, '   '))).toMatchObject({ code: 'cash.difference_note' })
  expect((await drawer()).shift?._id).toBe(shiftId)
  expect(await close(shiftId, 190, 'A note was missing')).toMatchObject({ difference: -10, note: 'A note was missing' })
})

test('when eight counters open or close a shift at the same time, one of them succeeds', async () => {
  const opened = await Promise.allSettled(Array.from({ length: 8 }, () => open()))
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(open())).toMatchObject({ status: 409, code: 'cash.shift_open' })
  const shiftId = (await drawer()).shift?._id ?? ''
  const closed = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => close(shiftId, 200 + index, 'Counted')))
  expect(closed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(close(shiftId, 200))).toMatchObject({ status: 409, code: 'cash.shift_closed' })
  expect((await owner(listShifts, {})).data).toHaveLength(1)
})

test('a sale while the shift is being closed is either in its count or in no shift', async () => {
  const shiftId = await open(200)
  const [sales, closed] = await Promise.all([Promise.all([sell(), sell(), sell()]), close(shiftId, 200, 'In a rush')])
  const inShift = sales.filter(({ hasOpenShift }) => hasOpenShift).length
  expect(closed.expected).toBe(200 + inShift * 15.5)
  expect((await drawer()).outside).toHaveLength(3 - inShift)
})

test('a pay-in or pay-out requires a note, an amount and an open shift', async () => {
  expect(await refusalOf(pay('pay_in', 5))).toMatchObject({ status: 409, code: 'cash.no_open_shift' })
  await open()
  expect(await refusalOf(pay('pay_in', 0))).toMatchObject({ status: 400, code: 'cash.amount_required' })
  expect(await refusalOf(pay('pay_out', 5, '  '))).toMatchObject({ status: 400, code: 'cash.note_required' })
  expect(await refusalOf(pay('pay_out', 5, 'x'.repeat(201)))).toMatchObject({ status: 400, code: 'cash.note_length' })
  expect(await pay('pay_out', 5, 'x'.repeat(200))).toBe(195)
})

test('closed shifts are listed in pages, the newest first', async () => {
  const { restaurantId, userId } = restaurant
  const at = (minutes: number) => new Date(now.getTime() - (60 - minutes) * 60_000)
  await api.connection.db.insert(shifts).values(
    Array.from({ length: 31 }, (_, index) => ({
      restaurantId,
      id: uuidv7(),
      openedAt: at(index),
      openedBy: userId,
      openingFloat: toDirhams(index),
      closedAt: at(index + 0.5),
      closedBy: userId,
      expectedCash: toDirhams(index),
      countedCash: toDirhams(index),
    })),
  )
  const first = await owner(listShifts, {})
  expect(first.data.map(({ openingFloat }) => openingFloat)).toEqual(Array.from({ length: 30 }, (_, index) => 30 - index))
  expect(first.hasMore).toBe(true)
  const next = await owner(listShifts, { query: { before: first.data.at(-1)?.openedAt } })
  expect(next.data.map(({ openingFloat }) => openingFloat)).toEqual([0])
  expect(next.hasMore).toBe(false)
})

test('another restaurant’s shift is not found and stays open', async () => {
  const shiftId = await open()
  const other = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
  expect(await refusalOf(close(shiftId, 200, '', other))).toMatchObject({ status: 404, code: 'cash.shift_not_found' })
  expect((await drawer()).shift?._id).toBe(shiftId)
})

test('each change of the drawer emits an event to counters', async () => {
  const shiftId = await open()
  await pay('pay_in', 5)
  await close(shiftId, 205)
  const rows = await api.connection.query(
    `select data->>'reason' as reason from feed where restaurant_id = $1::uuid and event = 'cash_changed' order by seq`,
    [restaurant.restaurantId],
  )
  expect(rows).toEqual([{ reason: 'shift' }, { reason: 'movement' }, { reason: 'shift' }])
})
