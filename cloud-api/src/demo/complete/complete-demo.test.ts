import { readAdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { listDocuments } from '@sufra/shared/documents/document.routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnTestApi, startTestApi } from '../../../testing/test-api.ts'
import { completeDemo } from './complete-demo.ts'
import { demoAdminEmail, demoMerchantEmail, demoPassword, seedDemo } from '../seed-demo.ts'

const now = new Date('2026-11-20T16:30:00Z')

let api: OwnTestApi

beforeAll(async () => {
  api = await startTestApi({ now: () => now })
  await seedDemo(api.connection.db, api.files, now)
  await completeDemo(api.connection, api.files, now)
})
afterAll(() => api.close())

const count = async (what: string) => {
  const [row] = await api.connection.query<{ count: number }>(`select count(*)::int as count from ${what}`, [])
  return row?.count
}

test('a complete demo has orders in each column, a call, a requested bill, a closed day, an open shift, documents and other restaurants', async () => {
  const byStatus = await api.connection.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from orders where placed_at > $1::timestamptz - interval '50 minutes' group by status order by status`,
    [now.toISOString()],
  )
  expect(byStatus).toEqual([
    { status: 'Delivered', count: 1 },
    { status: 'Out for Delivery', count: 2 },
    { status: 'Preparing', count: 3 },
    { status: 'Received', count: 2 },
  ])
  expect(await count(`orders where waiter_called_at is not null and waiter_coming_at is null`)).toBe(1)
  expect(await count(`table_bills where requested_at is not null and dismissed_at is null`)).toBe(1)
  expect([await count('day_closes'), await count('shifts where closed_at is null')]).toEqual([1, 1])
  expect(await count(`restaurants where status in ('pending', 'rejected', 'deactivated')`)).toBe(4)
  expect(
    await count(`subscription_invoices i join users u on u.restaurant_id = i.restaurant_id where u.email = '${demoMerchantEmail}'`),
  ).toBe(2)
  const merchant = await api.signedIn(demoMerchantEmail, 'merchant', demoPassword)
  const { cards } = (await merchant.call(listDocuments, {})).data
  expect(cards.map(({ newest }) => newest?.state)).toEqual(Array.from({ length: 7 }, () => 'verified'))
  const admin = await api.signedIn(demoAdminEmail, 'admin', demoPassword)
  expect((await admin.call(readAdminDashboard, {})).success).toBe(true)
})

test('the money of a complete demo agrees: cash and captures equal the payments of delivered orders, and no gateway call is due', async () => {
  const [sums] = await api.connection.query<Record<'taken' | 'captured' | 'cash' | 'gateway', number>>(
    `select (select sum(amount)::int from cash_movements where kind = 'sale') as taken,
      (select sum(amount)::int from gateway_calls where kind = 'capture') as captured,
      (select sum(paid_amount)::int from orders where payment_method = 'Cash' and day_close is distinct from 0) as cash,
      (select sum(paid_amount)::int from orders where payment_state = 'captured') as gateway`,
    [],
  )
  expect([sums?.taken, sums?.captured]).toEqual([sums?.cash, sums?.gateway])
  await api.runJob('settle-payments')
  expect(await count(`gateway_calls where state <> 'succeeded'`)).toBe(0)
  await api.runJob('run-escalations')
  expect(await count(`orders where status = 'Received'`)).toBe(2)
})
