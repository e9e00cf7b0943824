import { claimPrint } from '@sufra/shared/printing/print-claim.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { startTestApi } from '../../testing/test-api.ts'
import { addRestaurant, goodPayment } from '../../testing/test-restaurant.ts'

const tables = ['idempotency_keys', 'ladder_steps', 'print_claims', 'counter_devices', 'feed'] as const
const day = 86_400_000
const start = Date.parse('2026-11-20T09:00:00Z')

test('expired idempotency keys, escalation steps, print claims and devices are deleted, and the order stays', async () => {
  let now = new Date(start)
  const api = await startTestApi({ now: () => now })
  const restaurant = await addRestaurant(api.connection.db)
  const { call } = await api.signedIn(restaurant.email)
  const { orderId } = await api.call(processPayment, { body: goodPayment(restaurant) }, { idempotencyKey: 'k'.repeat(22) })
  await call(claimPrint, { body: { orderId, printer: 'network:10.0.0.9:9100', deviceId: uuidv7() } })
  await api.connection.query('insert into counter_devices values ($1::uuid, $2::uuid, $3::timestamptz)', [
    restaurant.restaurantId,
    uuidv7(),
    now.toISOString(),
  ])
  now = new Date(start + 4 * 60_000)
  await api.runJob('run-escalations')

  const counts = async () => {
    const of = async (table: string, column = 'restaurant_id') => {
      const [row] = await api.connection.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${column}::text = $1::text`,
        [restaurant.restaurantId],
      )
      return [table, row?.count ?? 0] as const
    }
    return Object.fromEntries(await Promise.all([...tables, 'orders'].map((table) => of(table))))
  }
  const after = async (days: number) => {
    now = new Date(start + days * day)
    await api.runJob('delete-old-order-data')
    await api.runJob('delete-old-events')
    return counts()
  }
  const all = await counts()
  for (const table of tables) expect(all[table], table).toBeGreaterThan(0)
  expect(await after(6)).toEqual(all)
  expect(await after(8)).toEqual({ ...all, ladder_steps: 0, print_claims: 0, feed: 0 })
  expect(await after(31)).toMatchObject({ idempotency_keys: 0, counter_devices: all.counter_devices })
  expect(await after(91)).toEqual({ ...Object.fromEntries(tables.map((table) => [table, 0])), orders: 1 })
  await api.close()
})
