import { changeCustomerNote, changeRetention, listCustomers } from '@sufra/shared/customers/customer.routes'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { useHistory } from '../../ordering/order-history/order-history.test-data.ts'
import { orders } from '../../ordering/orders/orders.table.ts'
import { createDailyTotals } from '../reports/daily-totals.ts'
import { dailyCustomerTotals } from '../reports/daily-totals.table.ts'

const { scene, store } = useHistory()

const [maryam, sara] = ['97455512345', '97466600000']
const list = () => scene.owner(listCustomers, { query: {} })
const entries = async () =>
  scene.api.connection.db.select().from(auditLog).where(eq(auditLog.restaurantId, scene.restaurant.restaurantId)).orderBy(auditLog.id)
const rowsOfOrders = () => scene.api.connection.db.select().from(orders).where(eq(orders.restaurantId, scene.restaurant.restaurantId))

describe('details of guests', () => {
  const keep = (months: '3' | '24') => scene.owner(changeRetention, { body: { months } })
  const names = async () =>
    (await rowsOfOrders()).toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime()).map(({ customerName }) => customerName)
  const run = () => scene.api.runJob('anonymise-old-customers')

  test('are deleted from orders after the time that the owner has chosen, and not before', async () => {
    await keep('3')
    await store([
      { placedAt: new Date('2026-08-20T08:59:59.999Z'), customerName: 'Old' },
      { placedAt: new Date('2026-08-20T09:00:00.000Z'), customerName: 'Edge' },
      { placedAt: new Date('2026-11-20T08:00:00.000Z'), customerName: 'New' },
      { placedAt: new Date('2020-01-01T00:00:00.000Z'), customerName: 'Open', status: 'Received' },
    ])
    await run()
    expect(await names()).toEqual(['Open', '', 'Edge', 'New'])
    scene.now = new Date('2026-11-21T09:00:00.001Z')
    await run()
    expect(await names()).toEqual(['Open', '', '', 'New'])
  })

  test('stay for two years unless the owner chooses otherwise, and notes are deleted with the last order', async () => {
    await store([
      { placedAt: new Date('2024-11-20T08:59:00Z') },
      { placedAt: new Date('2024-11-20T09:01:00Z'), mobileNumber: sara, customerName: 'Sara' },
    ])
    for (const mobileNumber of [maryam, sara]) await scene.owner(changeCustomerNote, { params: { mobileNumber }, body: { note: 'x' } })
    await run()
    expect(await names()).toEqual(['', 'Sara'])
    expect((await list()).data).toMatchObject([{ customerName: 'Sara', note: 'x' }])
    await store([{}])
    expect((await list()).data[0]).toMatchObject({ customerName: 'Maryam', note: '' })
  })

  test('are stored for the time that the owner chooses, and the audit log records the choice', async () => {
    await keep('3')
    expect(await entries()).toMatchObject([{ action: 'customer_retention_changed', details: { months: '3' } }])
  })

  test.each(['1', '0', '61', 'forever'])('cannot be stored for %j months', async (months) => {
    // The cast lets the test send any value.
    expect(await refusalOf(keep(months as never))).toMatchObject({ status: 400 })
  })

  test('do not affect totals that are rebuilt, even on a day with only some old orders', async () => {
    await keep('3')
    const phones = ['97450000001', '97450000002', '97450000003', '97450000004']
    await store(
      ['2026-05-01T12:00:00Z', '2026-08-20T08:00:00Z', '2026-08-20T10:00:00Z', '2026-11-01T12:00:00Z'].map((placedAt, index) => ({
        placedAt: new Date(placedAt),
        mobileNumber: phones[index],
      })),
    )
    const totals = createDailyTotals(scene.api.connection)
    const customers = async () =>
      (
        await scene.api.connection.db
          .select()
          .from(dailyCustomerTotals)
          .where(eq(dailyCustomerTotals.restaurantId, scene.restaurant.restaurantId))
      ).toSorted((a, b) => a.day.localeCompare(b.day) || a.customer.localeCompare(b.customer))
    await totals.update(scene.restaurant.restaurantId)
    expect(await customers()).toHaveLength(4)
    await run()
    const left = await customers()
    expect(left.map(({ day }) => day)).toEqual(['2026-08-20', '2026-11-01'])
    await totals.rebuild(scene.restaurant.restaurantId)
    expect(await customers()).toEqual(left)
  })

  test('of many orders are deleted in batches', async () => {
    await keep('3')
    await store(Array.from({ length: 1_001 }, () => ({ placedAt: new Date('2026-01-01T00:00:00Z') })))
    await run()
    expect(new Set(await names())).toEqual(new Set(['']))
  })
})
