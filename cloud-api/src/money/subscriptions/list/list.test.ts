import { readAdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { plusDays } from '@sufra/shared/reports/period'
import {
  countSubscriptions,
  createSubscriptionsLink,
  listSubscriptions,
  subscriptionPageSize,
} from '@sufra/shared/subscriptions/subscription-list.routes'
import { subscriptionState, subscriptionStates } from '@sufra/shared/subscriptions/subscription-state'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { signInReviewer, usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'
import { restaurants } from '../../../people/restaurants/restaurants.table.ts'
import { addPlan } from '../subscriptions.test-data.ts'
import { subscriptions } from '../subscriptions.table.ts'

const platform = usePlatform()
const today = '2026-11-20'
type Facts = Parameters<typeof subscriptionState>[0]
type Query = NonNullable<Parameters<typeof platform.reviewer.call<typeof listSubscriptions>>[1]>['query']

const list = (query: Query) => platform.reviewer.call(listSubscriptions, { query })
const counted = async () => (await platform.reviewer.call(countSubscriptions, {})).data
let planId = ''

const add = async (facts: Partial<Facts>, name = { en: 'Same', ar: '' }) => {
  const { db } = platform.api.connection
  const { restaurantId } = await addRestaurant(db)
  await db.update(restaurants).set({ name }).where(eq(restaurants.id, restaurantId))
  const row = { trialEndsOn: '2026-10-01', cancelledOn: null, openDueOn: null, ...facts }
  await db.insert(subscriptions).values({ restaurantId, planId, anchorDay: '2026-12-10', nextPeriodOn: '2026-12-10', ...row })
  return { id: restaurantId, ...row }
}

/** Returns dates around the days on which the state changes. */
const around = (days: readonly number[]) => [null, ...days.map((distance) => plusDays(today, distance))]
const added: (Facts & { id: string })[] = []

beforeAll(async () => {
  planId = (await addPlan((await signInReviewer(platform.api)).call, { name: { en: 'Standard', ar: 'الأساسية' }, isDefault: false })).id
  for (const openDueOn of around([-16, -15, -14, -1, 0, 1]))
    for (const cancelledOn of around([0, 1]))
      for (const trialEndsOn of [today, plusDays(today, 1)]) added.push(await add({ openDueOn, cancelledOn, trialEndsOn }))
  added.push(await add({ openDueOn: '2026-11-19', trialEndsOn: '2026-10-01' }, { en: 'Bayt Salwa', ar: 'بيت سلوى' }))
})
test('each subscription is in the list of its state by the rule, and in no other', async () => {
  expect(added.length).toBeGreaterThan(40)
  const counts = await counted()
  expect(counts.all).toBe(added.length)
  for (const state of subscriptionStates) {
    const expected = added.filter((facts) => subscriptionState(facts, today) === state).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(0)
    const { data } = await list({ state })
    expect(data.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
    expect(new Set(data.map((row) => row.state))).toEqual(new Set([state]))
    expect(counts[state]).toBe(expected.length)
  }
})

test.each([
  ['SALWA', 1],
  ['بيت سلوي', 1],
  ['%', 0],
])('the search %j finds %i', async (search, found) => {
  expect((await list({ search })).data).toHaveLength(found)
})

test('the list refuses an unknown filter or sort, a search of more than 100 characters, and an invalid cursor', async () => {
  const cursor = Buffer.from(JSON.stringify([false, 'x', crypto.randomUUID()])).toString('base64url')
  for (const query of [{ state: 'gone' as never }, { sort: 'gone' as never }, { search: 'x'.repeat(101) }, { cursor }, { cursor: 'x' }])
    expect(await refusalOf(list(query))).toMatchObject({ status: 400 })
  expect((await list({ search: 'x'.repeat(100) })).data).toEqual([])
})

test.each(['deadline', 'nameEn', 'nameAr'] as const)('pages by %s show each subscription once, in both directions', async (sort) => {
  const missing = subscriptionPageSize + 1 - (await counted()).all
  for (let index = 0; index < missing; index += 1) await add({})
  const first = await list({ sort })
  const second = await list({ sort, cursor: first.next ?? '' })
  const ids = [...first.data, ...second.data].map(({ id }) => id)
  expect(new Set(ids).size).toBe((await counted()).all)
  expect(ids).toHaveLength(new Set(ids).size)
  expect(second.next).toBeNull()
  expect((await list({ sort, cursor: second.previous ?? '' })).data).toEqual(first.data)
})

test('the dashboard counts due, overdue and lapsed subscriptions', async () => {
  const { data } = await platform.reviewer.call(readAdminDashboard, {})
  const { due, overdue, lapsed } = await counted()
  expect(data.subscriptions).toEqual({ state: 'read', data: { due, overdue, lapsed } })
})

test('the subscription that is due next comes first', async () => {
  const { data } = await list({})
  const deadlines = data.map(({ dueOn, nextPeriodOn }) => dueOn ?? nextPeriodOn)
  expect(deadlines).toEqual(deadlines.toSorted())
})

test('the exported list has its filter and language, and the audit log records it', async () => {
  const body = { state: 'overdue', search: 'salwa', format: 'csv', language: 'ar' } as const
  const { link } = (await platform.reviewer.call(createSubscriptionsLink, { body })).data
  const answer = await platform.api.fetch(link, { headers: { authorization: `Bearer ${platform.reviewer.accessToken}` } })
  const [headings, row, ...rest] = parse(Buffer.from(await answer.arrayBuffer()), { bom: true })
  expect(headings?.slice(0, 6)).toEqual(['الاسم بالإنجليزية', 'الاسم بالعربية', 'الفرع', 'الحالة', 'الباقة', 'السعر'])
  expect(row).toEqual([
    'Bayt Salwa',
    'بيت سلوى',
    'West Bay',
    'متأخر',
    'الأساسية',
    '200',
    'شهر',
    '0',
    '2026-11-19',
    '2026-12-09',
    '2026-09-30',
    '',
  ])
  expect(rest).toEqual([])
  const entries = await platform.api.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'subscriptions_exported'))
    .orderBy(auditLog.id)
  expect(entries.map(({ details }) => details)).toEqual([{ state: 'overdue', search: 'salwa', format: 'csv' }])
})
