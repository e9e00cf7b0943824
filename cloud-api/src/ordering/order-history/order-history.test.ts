import { randomBytes } from 'node:crypto'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { readOrderSteps } from '@sufra/shared/order-history/order-history.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment } from '../../../testing/test-restaurant.ts'
import { useHistory } from './order-history.test-data.ts'

const { scene, page, store, count } = useHistory()
const idsOf = ({ data }: { data: { orderId: string }[] }) => data.map(({ orderId }) => orderId)

test('a new restaurant has no orders', async () => {
  expect(await page()).toEqual({ success: true, data: [], older: null, newer: null, mayExport: true })
  expect(await count()).toEqual({ count: 0, isMore: false })
})

test('an order that was just delivered is first in the history', async () => {
  const { orderId } = await scene.api.call(processPayment, { body: goodPayment(scene.restaurant) })
  for (const [status, minutes] of [['Preparing', 10], ['Out for Delivery'], ['Delivered']] as const)
    await scene.owner(moveOrder, { params: { orderId }, body: { status, minutes } }, { idempotencyKey: randomBytes(8).toString('hex') })
  const { data } = await page()
  expect(data).toMatchObject([{ orderId, status: 'Delivered', customerName: expect.any(String), itemCount: expect.any(Number) }])
  expect(data[0]?.itemCount).toBeGreaterThan(0)
})

test('a move of an order is stored with its person and time, and without a person when the platform made it', async () => {
  const staff = await addMember(scene.api.connection.db, scene.restaurant.restaurantId, 'staff')
  const { call } = await scene.api.signedIn(staff.email)
  const { orderId } = await scene.api.call(processPayment, { body: goodPayment(scene.restaurant) })
  await call(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 10 } }, { idempotencyKey: 'accept-it' })
  scene.now = new Date(scene.now.getTime() + 60_000)
  await scene.owner(moveOrder, { params: { orderId }, body: { status: 'Cancelled', reason: 'sold_out' } }, { idempotencyKey: 'cancel-it' })
  const steps = (await scene.owner(readOrderSteps, { params: { orderId } })).data
  expect(steps).toEqual([
    { status: 'Preparing', at: new Date(scene.now.getTime() - 60_000).toISOString(), by: 'Omar staff' },
    { status: 'Cancelled', at: scene.now.toISOString(), by: 'Noora Owner' },
  ])
  const other = (await scene.api.signedIn((await addRestaurant(scene.api.connection.db)).email)).call
  expect(await refusalOf(other(readOrderSteps, { params: { orderId } }))).toMatchObject({ status: 404, code: 'order.not_found' })
})

describe('pages', () => {
  test('contain every order once, newest first, in both directions', async () => {
    const ids = (
      await store([
        ...Array.from({ length: 120 }, () => ({})),
        ...Array.from({ length: 5 }, () => ({ placedAt: new Date('2026-11-19T00:00:00Z') })),
      ])
    ).length
    const pages = [await page()]
    for (let older = pages[0]?.older; older; older = pages.at(-1)?.older) pages.push(await page({}, older))
    expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 25])
    const all = pages.flatMap(idsOf)
    expect(new Set(all).size).toBe(ids)
    const times = pages.flatMap(({ data }) => data.map(({ placedAt }) => placedAt))
    expect(times).toEqual(times.toSorted().toReversed())
    const back = await page({}, pages[2]?.newer ?? '')
    expect(idsOf(back)).toEqual(idsOf(pages[1] ?? { data: [] }))
    expect(back.older).toEqual(pages[1]?.older)
    const first = await page({}, back.newer ?? '')
    expect(idsOf(first)).toEqual(idsOf(pages[0] ?? { data: [] }))
    expect(first.newer).toBeNull()
    expect(pages[0]?.newer).toBeNull()
  })

  test('end after exactly one full page, and one more order adds another page', async () => {
    await store(Array.from({ length: 50 }, () => ({})))
    expect((await page()).older).toBeNull()
    await store([{}])
    expect((await page()).older).not.toBeNull()
  })

  test('refuse an invalid cursor, and show nothing for another restaurant’s cursor', async () => {
    for (const cursor of ['x', 'o', 'nabc', `o${Buffer.from("2026-11-20T09:00:00.000Z ' or 1=1").toString('base64url')}`])
      expect(await refusalOf(page({}, cursor)), cursor).toMatchObject({ status: 400, code: 'request.invalid' })
    await store(Array.from({ length: 51 }, () => ({})))
    const { older } = await page()
    const other = (await scene.api.signedIn((await addRestaurant(scene.api.connection.db)).email)).call
    expect(idsOf(await page({}, older ?? '', other))).toEqual([])
  })
})
