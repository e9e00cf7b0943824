import { businessDayOf, type RestaurantClock } from '@sufra/shared/dates/business-day'
import type { Call } from '@sufra/shared/contract/client'
import { addSums, noSums } from '@sufra/shared/payouts/payout-sums'
import { createPayoutsLink, payoutsInDirhams, readPayouts, type PayoutRow } from '@sufra/shared/payouts/payout.routes'
import { dirhams } from '@sufra/shared/money'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usePayingApi } from '../../../testing/payments/paying-api.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addMember, addRestaurant } from '../../../testing/test-restaurant.ts'

const { scene, pay, move, settle, query } = usePayingApi()

const payouts = async (month?: string, call: Call = scene.counter) => payoutsInDirhams((await call(readPayouts, { query: { month } })).data)

/** A settled payment, in the columns of the tables. */
type Settled = {
  method: 'Card' | 'UPI'
  kind: 'authorise' | 'capture' | 'refund' | 'void'
  state: 'succeeded' | 'declined' | 'unknown'
  amount: number
  fee: number | null
  at: string
}

let orders = 0
const store = async (all: Settled[]) => {
  for (const { method, kind, state, amount, fee, at } of all) {
    orders += 1
    const id = `payout-${String(orders).padStart(15, '0')}`
    await query(`insert into orders (restaurant_id, id, order_number, business_day, version, status, order_type, customer_name, mobile_number, vehicle_model,
      vehicle_number, vehicle_color, order_instructions, total_price, payment_method, payment_state, placed_at)
      values ($restaurant, '${id}', ${orders}, '2026-01-01', 1, 'Delivered', 'Dine-in', '', '', '', '', '', '', ${amount}, '${method}', 'captured', '${at}')`)
    await query(`insert into gateway_calls (restaurant_id, payer_kind, payer_id, id, kind, gateway, method, amount, state, requested_at, answered_at, fee)
      values ($restaurant, 'order', '${id}', gen_random_uuid(), '${kind}', 'sandbox', '${method}', ${amount}, '${state}', '${at}', '${at}', ${fee})`)
  }
}

/** Computes the expected sums of a month, payment by payment. */
const naive = (all: Settled[], month: string, clock: RestaurantClock): PayoutRow[] => {
  const settled = all.filter(({ state, kind, at }) => {
    return state === 'succeeded' && kind !== 'authorise' && businessDayOf(new Date(at), clock).startsWith(month)
  })
  const groups = Map.groupBy(settled, ({ at, method }) => `${businessDayOf(new Date(at), clock)} ${method}`)
  return [...groups].map(([group, of]) => {
    const [day, method] = group.split(' ') as [string, PayoutRow['method']] // as it was made
    const sumOf = (kind: Settled['kind']) => dirhams(of.filter((each) => each.kind === kind).reduce((sum, { amount }) => sum + amount, 0))
    const captures = of.filter(({ kind }) => kind === 'capture')
    const fee = dirhams(captures.reduce((sum, each) => sum + (each.fee ?? 0), 0))
    const unreportedFees = captures.filter((each) => each.fee === null).length
    const sums = { captured: sumOf('capture'), refunded: sumOf('refund'), voided: sumOf('void') }
    return { day, method, ...sums, captures: captures.length, fee, unreportedFees }
  })
}
const sorted = (rows: PayoutRow[]) => rows.toSorted((a, b) => b.day.localeCompare(a.day) || a.method.localeCompare(b.method))

const clocks = [
  { timeZone: 'Asia/Qatar', dayEndsAt: 240 },
  { timeZone: 'Asia/Qatar', dayEndsAt: 0 },
  { timeZone: 'America/New_York', dayEndsAt: 180 },
  { timeZone: 'Pacific/Kiritimati', dayEndsAt: 719 },
]

test.each(clocks)('each figure is the sum of its payments, by business day ($timeZone, $dayEndsAt)', async (clock) => {
  await query(`update restaurants set time_zone = '${clock.timeZone}', day_ends_at = ${clock.dayEndsAt} where id = $restaurant`)
  const settled = fc.record<Settled>({
    method: fc.constantFrom('Card', 'UPI'),
    kind: fc.constantFrom('authorise', 'capture', 'capture', 'refund', 'void'),
    state: fc.constantFrom('succeeded', 'succeeded', 'succeeded', 'declined', 'unknown'),
    amount: fc.integer({ min: 1, max: 9_000_000 }),
    fee: fc.option(fc.integer({ min: 0, max: 90_000 })),
    at: fc
      .date({ min: new Date('2026-10-29T00:00:00Z'), max: new Date('2026-12-03T00:00:00Z'), noInvalidDate: true })
      .map((at) => at.toISOString()),
  })
  const all = fc.sample(settled, { numRuns: 120, seed: 7 })
  await store(all)
  for (const month of ['2026-10', '2026-11', '2026-12']) {
    const { rows } = await payouts(month)
    expect(rows).toEqual(sorted(naive(all, month, clock)))
    if (month === '2026-11') expect(rows.length).toBeGreaterThan(20)
  }
})

test('a new restaurant without payments has only the current month, and it is empty', async () => {
  expect(await payouts()).toEqual({ month: '2026-11', firstMonth: '2026-11', lastMonth: '2026-11', rows: [] })
  expect((await payouts('2025-01')).rows).toEqual([])
})

test('the months go from the first payment’s to the current one, by the restaurant’s own day', async () => {
  await store([{ method: 'Card', kind: 'capture', state: 'succeeded', amount: 100, fee: 2, at: '2026-08-01T00:30:00Z' }])
  scene.now = new Date('2026-12-01T00:59:00Z')
  const owner = (await scene.api.signedIn(scene.restaurant.email)).call
  expect(await payouts(undefined, owner)).toMatchObject({ month: '2026-11', firstMonth: '2026-07', lastMonth: '2026-11' })
  scene.now = new Date('2026-12-01T01:00:00Z')
  expect(await payouts(undefined, owner)).toMatchObject({ month: '2026-12', lastMonth: '2026-12' })
})

test.each(['2026-13', '2026-00', '26-11', '2026-11-01', "2026-11'"])('the month %j is refused', async (month) => {
  expect(await refusalOf(payouts(month))).toMatchObject({ status: 400, code: 'payout.month' })
})

test('a paid order is captured with its fee, others are refunded and voided, and an unreported fee is unknown, not zero', async () => {
  scene.gateway.settleAs(({ kind, amount = 0 }) => ({
    state: 'succeeded',
    reference: `${kind}_1`,
    ...(kind === 'capture' && { fee: dirhams(Math.round(amount * 0.02)) }),
  }))
  const [captured, refunded, voided] = [await pay(), await pay(), await pay()]
  await move(captured.orderId, 'Preparing')
  await move(refunded.orderId, 'Preparing')
  await move(voided.orderId, 'Cancelled')
  await settle()
  await move(refunded.orderId, 'Cancelled')
  await settle()
  const day = { day: '2026-11-20', method: 'Card', captured: 3_100, refunded: 1_550, voided: 1_550, captures: 2 }
  expect((await payouts()).rows).toEqual([{ ...day, fee: 62, unreportedFees: 0 }])
  scene.gateway.settleAs(({ kind }) => ({ state: 'succeeded', reference: `${kind}_2` }))
  const { orderId } = await pay()
  await move(orderId, 'Preparing')
  await settle()
  expect((await payouts()).rows).toEqual([{ ...day, captured: 4_650, captures: 3, fee: 62, unreportedFees: 1 }])
})

test('the CSV file has a byte order mark, headers in both languages, a row for each day and method, and the total', async () => {
  await store([
    { method: 'Card', kind: 'capture', state: 'succeeded', amount: 10_050, fee: 201, at: '2026-11-03T10:00:00Z' },
    { method: 'UPI', kind: 'capture', state: 'succeeded', amount: 1_000, fee: null, at: '2026-11-03T10:00:00Z' },
    { method: 'Card', kind: 'refund', state: 'succeeded', amount: 2_000, fee: null, at: '2026-11-04T10:00:00Z' },
  ])
  const { accessToken, call } = await scene.api.signedIn(scene.restaurant.email)
  const { link } = (await call(createPayoutsLink, { body: { month: '2026-11' } })).data
  const answer = await scene.api.fetch(link, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="payouts-2026-11.csv"')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [headers = [], ...rows] = parse(bytes, { bom: true })
  expect(headers).toHaveLength(8)
  for (const header of headers) expect(header).toMatch(/^[A-Z][a-zA-Z ()]+ \/ [\u0600-\u06FF ]+$/)
  const unknown = 'Not reported / غير مُبلَّغ عنها'
  expect(rows).toEqual([
    ['2026-11-04', 'Card / بطاقة', '0', '0', '20', '0', '0', '-20'],
    ['2026-11-03', 'Card / بطاقة', '1', '100.5', '0', '0', '2.01', '98.49'],
    ['2026-11-03', 'UPI', '1', '10', '0', '0', unknown, unknown],
    ['Total / الإجمالي', '', '2', '110.5', '20', '0', unknown, unknown],
  ])
  expect(bytes.toString()).not.toMatch(/(^|,)"?[=+@\t]/m)
})

test('a manager reads the payouts, staff cannot, and another restaurant has its own', async () => {
  await store([{ method: 'Card', kind: 'capture', state: 'succeeded', amount: 100, fee: 2, at: '2026-11-03T10:00:00Z' }])
  const { db } = scene.api.connection
  const { restaurantId } = scene.restaurant
  const manager = (await scene.api.signedIn((await addMember(db, restaurantId, 'manager')).email)).call
  expect(addSums((await payouts(undefined, manager)).rows)).toEqual({ ...noSums, captured: 100, captures: 1, fee: 2 })
  const staff = (await scene.api.signedIn((await addMember(db, restaurantId, 'staff')).email)).call
  expect(await refusalOf(payouts(undefined, staff))).toMatchObject({ status: 403 })
  const other = (await scene.api.signedIn((await addRestaurant(db)).email)).call
  expect((await payouts('2026-11', other)).rows).toEqual([])
})
