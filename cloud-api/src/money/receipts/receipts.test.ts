import { dirhams } from '@sufra/shared/money'
import { issueReceipt, readReceipt, requestReceipt } from '@sufra/shared/receipts/receipt.routes'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { addMember, addRestaurant } from '../../../testing/test-restaurant.ts'
import { refunds } from '../refunds/refunds.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { tokenOf, useReceipts } from './receipts.test-data.ts'
import { receipts } from './receipts.table.ts'

const { scene, takeRestaurant, place, accept, cancel, accepted, issue, setPayment } = useReceipts()

test('the receipt of an accepted cash order has its lines, its payment and the restaurant', async () => {
  const orderId = await accepted()
  await scene.api.connection.db
    .update(restaurants)
    .set({ taxIdentificationNumber: 'TIN-1' })
    .where(eq(restaurants.id, scene.restaurant.restaurantId))
  scene.now = new Date('2026-11-20T18:10:00Z')
  const { receipt, link, isCopy } = await issue(orderId)
  expect(isCopy).toBe(false)
  expect(link).toMatch(/^\/receipt\/[A-Za-z0-9_-]{22}$/)
  expect(link).not.toContain(orderId)
  expect(receipt).toEqual({
    receiptNumber: 1,
    issuedAt: '2026-11-20T18:10:00.000Z',
    restaurant: {
      name: { en: 'Test Kitchen', ar: 'مطبخ' },
      branchName: 'West Bay',
      address: 'Doha',
      phone: '+97444000000',
      taxNumber: 'TIN-1',
      timeZone: 'Asia/Qatar',
    },
    order: { orderNumber: 1, orderType: 'Dine-in', tableNumber: 1, placedAt: '2026-11-20T18:00:00.000Z', isCancelled: false },
    lines: [
      {
        quantity: 1,
        name: { en: 'Chicken Shawarma', ar: 'Chicken Shawarma' },
        options: [
          { quantity: 1, name: { en: 'Saj', ar: 'Saj' } },
          { quantity: 1, name: { en: 'Garlic sauce', ar: 'Garlic sauce' } },
        ],
        total: 15.5,
      },
    ],
    total: 15.5,
    included: [],
    paymentMethod: 'Cash',
    paidBy: [],
    paid: 0,
    due: 15.5,
    refunded: 0,
  })
  expect((await scene.api.call(readReceipt, { params: { token: tokenOf(link) } })).data).toEqual(receipt)
})

describe('an unpaid order has no receipt', () => {
  test('paid in cash and not accepted yet, for the counter and for the diner', async () => {
    const orderId = await place()
    const notPaid = { status: 409, code: 'receipt.not_paid' }
    expect(await refusalOf(issue(orderId))).toMatchObject(notPaid)
    expect(await refusalOf(scene.api.call(requestReceipt, { params: { orderId } }))).toMatchObject(notPaid)
    await accept(orderId)
    expect((await issue(orderId)).receipt.receiptNumber).toBe(1)
  })

  test.each(['authorised', 'voided', 'failed'] as const)('by card in the state %s, cancelled', async (state) => {
    const orderId = await place()
    await setPayment(orderId, 'authorised')
    await cancel(orderId)
    await setPayment(orderId, state)
    expect(await refusalOf(scene.api.call(requestReceipt, { params: { orderId } }))).toMatchObject({ code: 'receipt.not_paid' })
  })

  test('an authorised order has a receipt once it is accepted', async () => {
    const orderId = await place()
    await setPayment(orderId, 'authorised')
    expect(await refusalOf(issue(orderId))).toMatchObject({ code: 'receipt.not_paid' })
    await accept(orderId)
    expect((await issue(orderId)).receipt).toMatchObject({ paymentMethod: 'Card', paid: 15.5 })
  })
})

test('the receipt lists refunds that succeeded, and no others', async () => {
  const orderId = await place()
  await setPayment(orderId, 'partly_refunded')
  const refund = (state: 'succeeded' | 'declined' | 'requested', way: 'gateway' | 'cash', amount: number) => ({
    restaurantId: scene.restaurant.restaurantId,
    orderId,
    id: uuidv7(),
    kind: 'amount' as const,
    amount: dirhams(amount),
    lines: [],
    reason: 'quality' as const,
    note: '',
    way,
    state,
    requestedAt: scene.now,
  })
  await scene.api.connection.db
    .insert(refunds)
    .values([
      refund('succeeded', 'gateway', 250),
      refund('succeeded', 'cash', 100),
      refund('declined', 'gateway', 70),
      refund('requested', 'gateway', 60),
    ])
  expect((await issue(orderId)).receipt).toMatchObject({ total: 15.5, refunded: 3.5, paid: 12 })
})

test('an issued receipt stays when its order is cancelled, and shows the cancellation', async () => {
  const orderId = await accepted()
  const { link } = await issue(orderId)
  await cancel(orderId)
  const { data } = await scene.api.call(readReceipt, { params: { token: tokenOf(link) } })
  expect(data).toMatchObject({ order: { isCancelled: true }, total: 15.5, paid: 0, refunded: 0 })
  expect((await issue(orderId)).link).toBe(link)
  expect((await scene.api.call(requestReceipt, { params: { orderId } })).data.link).toBe(link)
})

test('tax and service charge are on the receipt where the restaurant has enabled them', async () => {
  const orderId = await accepted()
  await scene.api.connection.db
    .update(restaurants)
    .set({ taxBasisPoints: 500, serviceChargeBasisPoints: 1_000 })
    .where(eq(restaurants.id, scene.restaurant.restaurantId))
  expect((await issue(orderId)).receipt.included).toEqual([
    { kind: 'service_charge', basisPoints: 1_000, amount: 1.34 },
    { kind: 'tax', basisPoints: 500, amount: 0.74 },
  ])
})

describe('numbers', () => {
  test('concurrent requests for many orders take numbers without gaps, one for each order', async () => {
    const paid = await Promise.all(Array.from({ length: 8 }, accepted))
    const requests = paid.flatMap((orderId) => [
      issue(orderId).then(({ link }) => ({ orderId, link })),
      issue(orderId, true).then(({ link }) => ({ orderId, link })),
      scene.api
        .elsewhere()(requestReceipt, { params: { orderId } })
        .then(({ data }) => ({ orderId, link: data.link })),
    ])
    const links = await Promise.all(requests)
    expect(new Set(links.map(({ orderId, link }) => `${orderId} ${link}`)).size).toBe(8)
    const rows = await scene.api.connection.db.select().from(receipts).where(eq(receipts.restaurantId, scene.restaurant.restaurantId))
    expect(rows.map(({ receiptNumber }) => receiptNumber).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(rows.map(({ printed }) => printed)).toEqual(Array.from({ length: 8 }, () => 1))
  })

  test('concurrent first requests for one order get one receipt', async () => {
    const orderId = await accepted()
    const call = scene.api.elsewhere()
    const links = await Promise.all(Array.from({ length: 16 }, () => call(requestReceipt, { params: { orderId } })))
    expect(new Set(links.map(({ data }) => data.link)).size).toBe(1)
    expect((await issue(await accepted())).receipt.receiptNumber).toBe(2)
  })

  test('orders are placed and accepted while receipts are issued', async () => {
    const paid = await accepted()
    await expect(Promise.all([issue(paid), accepted(), issue(await accepted()), place(), issue(paid)])).resolves.toHaveLength(5)
  })

  test('belong to each restaurant, and a refused request takes none', async () => {
    await issue(await accepted())
    await refusalOf(issue(await place()))
    expect((await issue(await accepted())).receipt.receiptNumber).toBe(2)
    await takeRestaurant()
    expect((await issue(await accepted())).receipt.receiptNumber).toBe(1)
  })
})

describe('prints', () => {
  test('after the first one are copies, and reading the receipt counts nothing', async () => {
    const orderId = await accepted()
    expect((await issue(orderId)).isCopy).toBe(false)
    expect((await issue(orderId, true)).isCopy).toBe(false)
    expect((await issue(orderId)).isCopy).toBe(true)
    expect((await issue(orderId, true)).isCopy).toBe(true)
  })

  test('at the same time include exactly one original', async () => {
    const orderId = await accepted()
    const prints = await Promise.all(Array.from({ length: 6 }, () => issue(orderId, true)))
    expect(prints.filter(({ isCopy }) => !isCopy)).toHaveLength(1)
  })

  test('repeated with the same key count as the same print', async () => {
    const orderId = await accepted()
    const key = uuidv7()
    const first = await issue(orderId, true, key)
    expect(await issue(orderId, true, key)).toEqual(first)
    expect((await issue(orderId, true)).isCopy).toBe(true)
    const [row] = await scene.api.connection.db.select().from(receipts).where(eq(receipts.orderId, orderId))
    expect(row?.printed).toBe(2)
  })
})

test('another restaurant’s order, an unknown order and an unknown token are not found', async () => {
  const other = await addRestaurant(scene.api.connection.db)
  const staff = (await scene.api.signedIn((await addMember(scene.api.connection.db, other.restaurantId, 'staff')).email)).call
  const orderId = await accepted()
  const notFound = { status: 404, code: 'order.not_found' }
  expect(await refusalOf(staff(issueReceipt, { params: { orderId }, body: { print: true } }))).toMatchObject(notFound)
  expect(await refusalOf(scene.counter(issueReceipt, { params: { orderId: 'A'.repeat(22) }, body: { print: true } }))).toMatchObject(
    notFound,
  )
  expect(await refusalOf(scene.api.call(requestReceipt, { params: { orderId: 'A'.repeat(22) } }))).toMatchObject(notFound)
  for (const token of ['A'.repeat(22), 'x', orderId])
    expect(await refusalOf(scene.api.call(readReceipt, { params: { token } }))).toMatchObject({ status: 404, code: 'receipt.not_found' })
})
