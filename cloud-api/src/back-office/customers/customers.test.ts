import {
  changeCustomerNote,
  changeRetention,
  createCustomerLink,
  deleteCustomer,
  listCustomers,
} from '@sufra/shared/customers/customer.routes'
import { dirhams } from '@sufra/shared/money'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { addMember, addRestaurant } from '../../../testing/test-restaurant.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { useHistory } from '../../ordering/order-history/order-history.test-data.ts'
import { createDailyTotals } from '../reports/daily-totals.ts'
import { dailyCustomerTotals } from '../reports/daily-totals.table.ts'
import { orders } from '../../ordering/orders/orders.table.ts'

const { scene, store, page: historyPage } = useHistory()

const [maryam, sara] = ['97455512345', '97466600000']
const list = async (search?: string, cursor?: string, call = scene.owner) => call(listCustomers, { query: { search, cursor } })
const entries = async () =>
  scene.api.connection.db.select().from(auditLog).where(eq(auditLog.restaurantId, scene.restaurant.restaurantId)).orderBy(auditLog.id)
const rowsOfOrders = () => scene.api.connection.db.select().from(orders).where(eq(orders.restaurantId, scene.restaurant.restaurantId))
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12))
const notFound = { status: 404, code: 'guest.not_found' }

describe('the list', () => {
  test('has each phone number once, the last visit first, with the sums of its orders', async () => {
    await store([
      { placedAt: at(1), customerName: 'Mariam' },
      { placedAt: at(2), mobileNumber: sara, customerName: 'Sara', totalPrice: dirhams(500) },
      { placedAt: at(3), totalPrice: dirhams(2_050) },
      { placedAt: at(4), status: 'Cancelled', totalPrice: dirhams(9_900) },
      { placedAt: at(5), mobileNumber: '97477700000', paymentMethod: 'Card', paymentState: 'failed' },
      { placedAt: at(6), mobileNumber: '', customerName: '' },
    ])
    const { data, older, newer, retentionMonths, mayEditRetention } = await list()
    expect(data).toEqual([
      { mobileNumber: maryam, customerName: 'Maryam', orders: 3, spent: 30.5, lastVisitAt: at(4).toISOString(), note: '' },
      { mobileNumber: sara, customerName: 'Sara', orders: 1, spent: 5, lastVisitAt: at(2).toISOString(), note: '' },
    ])
    expect({ older, newer, retentionMonths, mayEditRetention }).toEqual({
      older: null,
      newer: null,
      retentionMonths: '24',
      mayEditRetention: true,
    })
  })

  test('is searched by name and phone, and read page by page in both directions', async () => {
    await store(
      Array.from({ length: 120 }, (_, index) => ({
        mobileNumber: `9745${String(index % 60).padStart(7, '0')}`,
        customerName: `Guest ${index % 60}`,
      })),
    )
    expect((await list('guest 7')).data.map(({ orders: count }) => count)).toEqual([2])
    expect((await list('7')).data).toEqual([])
    expect((await list('0000059')).data.map(({ customerName }) => customerName)).toEqual(['Guest 59'])
    const first = await list()
    const second = await list(undefined, first.older ?? '')
    expect([first.data.length, second.data.length, second.older]).toEqual([50, 10, null])
    const numbers = [...first.data, ...second.data].map(({ mobileNumber }) => mobileNumber)
    expect(new Set(numbers).size).toBe(60)
    expect((await list(undefined, second.newer ?? '')).data).toEqual(first.data)
  })

  test('finds guests with the same name by visits weeks and years ago, the last visit first', async () => {
    const daysAgo = [0, 3, 10, 10, 40, 800]
    await store(
      daysAgo.flatMap((days, index) =>
        [0, 1].map((earlier) => ({
          mobileNumber: `9745500000${index}`,
          customerName: `Maryam ${index}`,
          placedAt: new Date(at(18).getTime() - days * 86_400_000 - earlier * 3_600_000 - index),
        })),
      ),
    )
    const { data } = await list('maryam')
    expect(data.map(({ customerName, orders: count }) => [customerName, count])).toEqual(daysAgo.map((_, index) => [`Maryam ${index}`, 2]))
    expect((await list('maryam 5')).data.map(({ customerName }) => customerName)).toEqual(['Maryam 5'])
  })
})

test('a note is stored, changed and deleted', async () => {
  await store([{}])
  const change = (note: string, mobileNumber = maryam) => scene.owner(changeCustomerNote, { params: { mobileNumber }, body: { note } })
  for (const note of ['Allergic to nuts', 'حساسية من المكسرات', 'x'.repeat(500), '']) {
    await change(note)
    expect((await list()).data[0]?.note).toBe(note)
  }
  expect(await refusalOf(change('x'.repeat(501)))).toMatchObject({ status: 400, code: 'guest.note_length' })
  expect(await refusalOf(change('x', sara))).toMatchObject(notFound)
})

test('everything that is stored about a guest is exported as a file, and the audit log records the export', async () => {
  await store([{}, { mobileNumber: sara, customerName: 'Sara' }, { orderInstructions: 'No onions', totalPrice: dirhams(1_250) }])
  await scene.owner(changeCustomerNote, { params: { mobileNumber: maryam }, body: { note: 'Likes "karak"' } })
  const { link } = (await scene.owner(createCustomerLink, { params: { mobileNumber: maryam } })).data
  const answer = await scene.api.fetch(link, { headers: { authorization: `Bearer ${scene.ownerToken}` } })
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="guest-${maryam}.json"`)
  const file = JSON.parse(await answer.text()) as { note: string; mobileNumber: string; orders: Record<string, unknown>[] } // our own file
  expect(file).toMatchObject({ mobileNumber: maryam, note: 'Likes "karak"' })
  expect(file.orders).toMatchObject([
    { orderInstructions: 'No onions', totalPrice: 12.5, customerDetails: { customerName: 'Maryam', mobileNumber: maryam }, refunds: [] },
    { totalPrice: 10 },
  ])
  expect(await entries()).toMatchObject([
    { action: 'customer_exported', memberId: scene.restaurant.userId, details: { phone: '…345', orders: 2 } },
  ])
})

describe('deleting a guest', () => {
  const remove = (mobileNumber = maryam, call = scene.owner) => call(deleteCustomer, { params: { mobileNumber } })

  test('deletes the person from the orders and keeps the money; other guests are unchanged', async () => {
    await store([
      { vehicleModel: 'Patrol', vehicleNumber: '1', vehicleColor: 'White', orderInstructions: 'For Maryam', deviceId: 'd', network: 'n' },
      { status: 'Cancelled' },
      { mobileNumber: sara, customerName: 'Sara' },
    ])
    await scene.owner(changeCustomerNote, { params: { mobileNumber: maryam }, body: { note: 'x' } })
    await scene.api.runJob('update-daily-totals')
    const keys = async () =>
      (
        await scene.api.connection.db
          .select()
          .from(dailyCustomerTotals)
          .where(eq(dailyCustomerTotals.restaurantId, scene.restaurant.restaurantId))
      ).map(({ customer, orders: count, revenue }) => ({ customer, count, revenue }))
    const before = await keys()
    expect((await remove()).data).toEqual({ orders: 2 })
    const after = await keys()
    expect(after).toEqual(before.filter(({ customer }) => after.some((each) => each.customer === customer)))
    expect(after).toHaveLength(before.length - 1)
    await createDailyTotals(scene.api.connection).rebuild(scene.restaurant.restaurantId)
    expect(await keys()).toEqual(after)
    const rows = await rowsOfOrders()
    const deleted = rows.filter(({ mobileNumber }) => mobileNumber === '')
    expect(deleted).toHaveLength(2)
    for (const row of deleted)
      expect(row).toMatchObject({
        customerName: '',
        vehicleModel: '',
        vehicleNumber: '',
        vehicleColor: '',
        orderInstructions: '',
        deviceId: null,
        network: null,
        totalPrice: 1_000,
        paidAmount: 1_000,
      })
    expect((await list()).data.map(({ customerName }) => customerName)).toEqual(['Sara'])
    expect((await historyPage({ search: 'maryam' })).data).toEqual([])
    expect((await historyPage()).data).toHaveLength(3)
    expect(await entries()).toMatchObject([{ action: 'customer_deleted', details: { phone: '…345', orders: 2 } }])
    expect(JSON.stringify(await entries())).not.toContain(maryam)
    expect(await refusalOf(remove())).toMatchObject(notFound)
    await store([{}])
    expect((await list()).data[0]).toMatchObject({ orders: 1, note: '' })
  })

  test('leaves no note that is written at the same time', async () => {
    const { query } = scene.api.connection
    for (let round = 0; round < 12; round += 1) {
      await store([{}])
      const note = scene.owner(changeCustomerNote, { params: { mobileNumber: maryam }, body: { note: 'x' } })
      const [, removed] = await Promise.allSettled([note, remove()])
      expect(removed.status).toBe('fulfilled')
      expect(await query('select note from customer_notes where restaurant_id = $1', [scene.restaurant.restaurantId])).toEqual([])
    }
  })

  test('waits until the guest has no open order', async () => {
    await store([{}, { status: 'Preparing' }])
    expect(await refusalOf(remove())).toMatchObject({ status: 409, code: 'guest.has_open_order' })
    expect((await rowsOfOrders()).every(({ mobileNumber }) => mobileNumber === maryam)).toBe(true)
    expect(await entries()).toEqual([])
  })

  test('is allowed for owners and managers of that restaurant', async () => {
    await store([{}])
    const { db } = scene.api.connection
    const staff = (await scene.api.signedIn((await addMember(db, scene.restaurant.restaurantId, 'staff')).email)).call
    const forbidden = { status: 403, code: 'session.forbidden' }
    expect(await refusalOf(remove(maryam, staff))).toMatchObject(forbidden)
    expect(await refusalOf(list(undefined, undefined, staff))).toMatchObject(forbidden)
    const other = (await scene.api.signedIn((await addRestaurant(db)).email)).call
    expect(await refusalOf(remove(maryam, other))).toMatchObject(notFound)
    expect(await refusalOf(other(createCustomerLink, { params: { mobileNumber: maryam } }))).toMatchObject(notFound)
    expect(await refusalOf(other(changeCustomerNote, { params: { mobileNumber: maryam }, body: { note: 'x' } }))).toMatchObject(notFound)
    const manager = (await scene.api.signedIn((await addMember(db, scene.restaurant.restaurantId, 'manager')).email)).call
    expect(await refusalOf(manager(changeRetention, { body: { months: '3' } }))).toMatchObject(forbidden)
    expect((await list(undefined, undefined, manager)).mayEditRetention).toBe(false)
    expect((await remove(maryam, manager)).data).toEqual({ orders: 1 })
  })

  test.each(['', '123', 'abcd', "9745' or 1=1", '9'.repeat(21)])('the number %j is not found as a guest', async (mobileNumber) => {
    expect(await refusalOf(remove(mobileNumber))).toMatchObject({ status: 404 })
  })
})
