import { randomUUID } from 'node:crypto'
import type { Call } from '@sufra/shared/contract/client'
import {
  listPlatformPayouts,
  payoutPageSize,
  platformPayoutsInDirhams,
  type PayoutFilter,
} from '@sufra/shared/platform-payments/platform-payments.routes'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { usePayingApi } from '../../../testing/payments/paying-api.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addAdmin, addRestaurant } from '../../../testing/test-restaurant.ts'

const { scene, query } = usePayingApi()

type Query = { month?: string; state?: PayoutFilter; search?: string; cursor?: string }
let finance: Call
const read = async (of: Query = {}) => platformPayoutsInDirhams((await finance(listPlatformPayouts, { query: of })).data)
const names = async (of: Query) => (await read({ month: '2026-11', ...of })).rows.map(({ name }) => name.en)

type Settled = { kind: 'authorise' | 'capture' | 'refund' | 'void'; amount: number; fee?: number; at?: string }

const addNamed = async (name: string, clock = { timeZone: 'Asia/Qatar', dayEndsAt: 0 }) => {
  const { restaurantId } = await addRestaurant(scene.api.connection.db)
  await query(`update restaurants set name = '{"en":"${name}","ar":"${name}"}', time_zone = '${clock.timeZone}',
    day_ends_at = ${clock.dayEndsAt} where id = '${restaurantId}'`)
  return restaurantId
}
let orders = 0
const store = async (restaurantId: string, all: Settled[]) => {
  for (const { kind, amount, fee, at = '2026-11-10T12:00:00Z' } of all) {
    orders += 1
    const id = `listed-${String(orders).padStart(15, '0')}`
    await query(`insert into orders (restaurant_id, id, order_number, business_day, version, status, order_type, customer_name, mobile_number, vehicle_model,
      vehicle_number, vehicle_color, order_instructions, total_price, payment_method, payment_state, placed_at)
      values ('${restaurantId}', '${id}', ${orders}, '2026-01-01', 1, 'Delivered', 'Dine-in', '', '', '', '', '', '', ${amount}, 'Card', 'captured', '${at}')`)
    await query(`insert into gateway_calls (restaurant_id, payer_kind, payer_id, id, kind, gateway, method, amount, state, requested_at, answered_at, fee)
      values ('${restaurantId}', 'order', '${id}', '${randomUUID()}', '${kind}', 'sandbox', 'Card', ${amount}, 'succeeded', '${at}', '${at}', ${fee ?? 'null'})`)
  }
}

beforeAll(async () => {
  finance = (await scene.api.signedIn((await addAdmin(scene.api.connection.db, 'finance')).email, 'admin')).call
})
beforeEach(() => query('delete from gateway_calls'))

test('each restaurant with payments has its sums and the gateway’s fees, the highest first, and the total includes all', async () => {
  const [bayt, waha] = [await addNamed('Bayt'), await addNamed('Waha')]
  await store(bayt, [
    { kind: 'authorise', amount: 90_000 },
    { kind: 'capture', amount: 10_000, fee: 200 },
    { kind: 'refund', amount: 3_000 },
    { kind: 'void', amount: 700 },
  ])
  await store(waha, [
    { kind: 'capture', amount: 20_000, fee: 400 },
    { kind: 'capture', amount: 500 },
  ])
  const { rows, total, month, lastMonth } = await read()
  expect([month, lastMonth]).toEqual(['2026-11', '2026-11'])
  const sums = (captured: number, refunded: number, voided: number, captures: number, fee: number, unreportedFees: number) => {
    return { captured, refunded, voided, captures, fee, unreportedFees }
  }
  expect(rows).toEqual([
    { id: waha, name: { en: 'Waha', ar: 'Waha' }, branchName: 'West Bay', ...sums(20_500, 0, 0, 2, 400, 1) },
    { id: bayt, name: { en: 'Bayt', ar: 'Bayt' }, branchName: 'West Bay', ...sums(10_000, 3_000, 700, 1, 200, 0) },
  ])
  expect(total).toEqual(sums(30_500, 3_000, 700, 3, 600, 1))
  expect(await read({ month: '2026-10' })).toMatchObject({
    month: '2026-10',
    lastMonth: '2026-11',
    rows: [],
    total: sums(0, 0, 0, 0, 0, 0),
  })
})

test('a month follows each restaurant’s own business days', async () => {
  await store(await addNamed('Qatar', { timeZone: 'Asia/Qatar', dayEndsAt: 240 }), [
    { kind: 'capture', amount: 1, at: '2026-11-01T00:59:59.999Z' },
    { kind: 'capture', amount: 10, at: '2026-11-01T01:00:00.000Z' },
    { kind: 'capture', amount: 100, at: '2026-12-01T00:59:59.999Z' },
    { kind: 'capture', amount: 1_000, at: '2026-12-01T01:00:00.000Z' },
  ])
  await store(await addNamed('New York', { timeZone: 'America/New_York', dayEndsAt: 0 }), [
    { kind: 'capture', amount: 5, at: '2026-12-01T04:59:59.999Z' },
    { kind: 'capture', amount: 50, at: '2026-12-01T05:00:00.000Z' },
  ])
  const captured = async (month: string) => (await read({ month })).rows.map((row) => row.captured)
  expect(await captured('2026-10')).toEqual([1])
  expect(await captured('2026-11')).toEqual([110, 5])
  expect(await captured('2026-12')).toEqual([1_000, 50])
})

test('the filter finds payouts that are due, unknown or negative, and the search works as for restaurants', async () => {
  await store(await addNamed('Due'), [{ kind: 'capture', amount: 1_000, fee: 20 }])
  await store(await addNamed('Even'), [
    { kind: 'capture', amount: 900, fee: 20 },
    { kind: 'refund', amount: 880 },
  ])
  await store(await addNamed('Unreported'), [{ kind: 'capture', amount: 800 }])
  await store(await addNamed('Negative'), [
    { kind: 'capture', amount: 700, fee: 20 },
    { kind: 'refund', amount: 681 },
  ])
  expect(await names({})).toEqual(['Due', 'Even', 'Unreported', 'Negative'])
  expect(await names({ state: 'due' })).toEqual(['Due', 'Even'])
  expect(await names({ state: 'unreported' })).toEqual(['Unreported'])
  expect(await names({ state: 'negative' })).toEqual(['Negative'])
  expect(await names({ search: 'EVEN west' })).toEqual(['Even'])
  expect(await names({ search: '%' })).toEqual([])
  expect(await names({ search: 'even', state: 'negative' })).toEqual([])
  expect((await read({ search: 'even' })).total.captures).toBe(4)
})

test('pages show each restaurant once, in both directions, also restaurants with the same sum', async () => {
  for (let count = 0; count <= 2 * payoutPageSize; count += 1) await addRestaurant(scene.api.connection.db)
  await query(`insert into orders (restaurant_id, id, order_number, business_day, version, status, order_type, customer_name, mobile_number, vehicle_model,
    vehicle_number, vehicle_color, order_instructions, total_price, payment_method, payment_state, placed_at)
    select id, 'of the same sum', 1, '2026-01-01', 1, 'Delivered', 'Dine-in', '', '', '', '', '', '', 500, 'Card', 'captured', '2026-11-10' from restaurants`)
  await query(`insert into gateway_calls (restaurant_id, payer_kind, payer_id, id, kind, gateway, method, amount, state, requested_at, answered_at)
    select id, 'order', 'of the same sum', gen_random_uuid(), 'capture', 'sandbox', 'Card', 500, 'succeeded', '2026-11-10', '2026-11-10' from restaurants`)
  const pages = [await read()]
  for (let next = pages.at(-1)?.next; next; next = pages.at(-1)?.next) pages.push(await read({ cursor: next }))
  const ids = (page: (typeof pages)[number] | undefined) => page?.rows.map(({ id }) => id) ?? []
  const [{ count } = { count: 0 }] = await query<{ count: number }>('select count(distinct restaurant_id)::int as count from gateway_calls')
  expect(count).toBeGreaterThan(100)
  expect(pages.flatMap(ids)).toHaveLength(count)
  expect(new Set(pages.flatMap(ids)).size).toBe(count)
  expect(ids(await read({ cursor: pages[2]?.previous ?? '' }))).toEqual(ids(pages[1]))
})

test.each([{ month: '2026-13' }, { state: 'gone' as never }, { search: 'x'.repeat(101) }, { cursor: 'x' }])('%j is refused', async (of) => {
  expect(await refusalOf(read(of))).toMatchObject({ status: 400 })
  expect(await names({ search: 'x'.repeat(100) })).toEqual([])
})

test.each(['owner', 'reviewer', 'support'] as const)('the permissions of an administrator who is %s apply to the payouts', async (role) => {
  const { call } = await scene.api.signedIn((await addAdmin(scene.api.connection.db, role)).email, 'admin')
  if (role === 'owner') expect((await call(listPlatformPayouts, {})).data.month).toBe('2026-11')
  else expect(await refusalOf(call(listPlatformPayouts, {}))).toMatchObject({ status: 403 })
})
