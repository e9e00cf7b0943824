import { randomUUID } from 'node:crypto'
import { readAdminDashboard, adminDashboardParts, type AdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { plusDays } from '@sufra/shared/reports/period'
import type { Urgency } from '@sufra/shared/support/support-request'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { usePlatform } from '../../../testing/reviewer.ts'
import { addAdmin, addRestaurant } from '../../../testing/test-restaurant.ts'
import { documents } from '../../licensing/documents/documents.table.ts'
import { dailyTotals } from '../../back-office/reports/daily-totals.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { supportRequests } from '../../back-office/support/support.table.ts'

const platform = usePlatform()
const db = () => platform.api.connection.db

const readAs = async (role: AdministratorRole) => {
  const { call } = await platform.api.signedIn((await addAdmin(db(), role)).email, 'admin')
  return (await call(readAdminDashboard, {})).data
}
const read = async () => (await platform.reviewer.call(readAdminDashboard, {})).data
const dataOf = async <Name extends keyof AdminDashboard>(name: Name) => {
  const part = (await read())[name]
  if (part?.state !== 'read') throw new Error(`the part ${name} is ${part?.state ?? 'missing'}`)
  return part.data as Extract<NonNullable<AdminDashboard[Name]>, { state: 'read' }>['data'] // the same name
}
const add = async (change: Partial<typeof restaurants.$inferInsert>) => {
  const { restaurantId } = await addRestaurant(db())
  await db().update(restaurants).set(change).where(eq(restaurants.id, restaurantId))
  return restaurantId
}
const minutesAgo = (minutes: number) => new Date(platform.clock.now.getTime() - minutes * 60_000)

beforeEach(async () => {
  await db().delete(supportRequests)
  await db().delete(documents)
  await db().delete(dailyTotals)
  await db().update(restaurants).set({ status: 'rejected', unreachableSince: null })
})

test.each([
  ['owner', ['restaurants', 'applicants', 'documents', 'unreachable', 'support', 'subscriptions', 'sales', 'failures']],
  ['reviewer', ['restaurants', 'applicants', 'documents', 'unreachable']],
  ['support', ['restaurants', 'unreachable', 'support', 'sales', 'failures']],
  ['finance', ['restaurants', 'unreachable', 'subscriptions', 'sales']],
] as const)('%s gets the parts of its permissions', async (role, parts) => {
  const dashboard = await readAs(role)
  expect(Object.keys(dashboard)).toEqual(parts)
  expect(Object.values(dashboard).map((part) => part?.state)).toEqual(parts.map(() => 'read'))
})

test('restaurants are counted by their status, and at most five applicants are listed, the longest waiting first', async () => {
  const rejected = (await dataOf('restaurants')).rejected
  await add({ status: 'accepted' })
  await add({ status: 'deactivated' })
  const waiting: string[] = []
  for (const minutes of [1, 600, 5, 3, 4, 2]) waiting.push(await add({ status: 'pending', submittedAt: minutesAgo(minutes) }))
  expect(await dataOf('restaurants')).toEqual({ pending: 6, accepted: 1, rejected, deactivated: 1 })
  const { pending, renewals, oldest } = await dataOf('applicants')
  expect([pending, renewals]).toEqual([6, 0])
  expect(oldest.map(({ id }) => id)).toEqual([1, 2, 4, 3, 5].map((place) => waiting[place]))
  expect(oldest[0]).toMatchObject({ name: { en: 'Test Kitchen' }, branchName: 'West Bay', submittedAt: minutesAgo(600).toISOString() })
})

describe('documents', () => {
  const today = '2026-11-21'
  const addDocument = async (restaurantId: string, daysLeft: number, state: 'verified' | 'waiting' = 'verified') => {
    const dates = { issueDate: '2025-01-01', expirationDate: plusDays(today, daysLeft) }
    // A verified document of each kind, each of a restaurant of its own.
    await db()
      .insert(documents)
      .values({ restaurantId, id: uuidv7(), kind: 'tradeLicense', ...dates, files: [], state, submittedAt: minutesAgo(1) })
  }
  beforeEach(() => {
    platform.clock.now = new Date('2026-11-20T21:30:00Z') // 00:30 in Qatar
  })

  test.each([
    [-1, 'expired'],
    [0, 'within30'],
    [30, 'within30'],
    [31, 'within60'],
    [60, 'within60'],
    [61, 'within90'],
    [90, 'within90'],
    [91, undefined],
  ] as const)('with %i days left count as %s', async (daysLeft, range) => {
    platform.reviewer = await signIn()
    await addDocument(await add({ status: 'accepted' }), daysLeft)
    expect(await dataOf('documents')).toEqual({ expired: 0, within30: 0, within60: 0, within90: 0, ...(range && { [range]: 1 }) })
  })

  test('days follow the restaurant’s clock, and only verified documents of accepted restaurants count', async () => {
    platform.reviewer = await signIn()
    await addDocument(await add({ status: 'deactivated', timeZone: 'Europe/London' }), 30) // there it is still yesterday
    await addDocument(await add({ status: 'pending' }), 0)
    await addDocument(await add({ status: 'accepted' }), 0, 'waiting')
    expect(await dataOf('documents')).toEqual({ expired: 0, within30: 0, within60: 1, within90: 0 })
  })

  const signIn = async () => ({ ...platform.reviewer, ...(await platform.api.signedIn((await addAdmin(db())).email, 'admin')) })
})

test('unreachable restaurants are counted, and the five that have been unreachable the longest have a phone number', async () => {
  expect(await dataOf('unreachable')).toEqual({ count: 0, listed: [] })
  const ids: string[] = []
  for (const minutes of [1, 6, 2, 5, 3, 4]) ids.push(await add({ status: 'accepted', unreachableSince: minutesAgo(minutes) }))
  const { count, listed } = await dataOf('unreachable')
  expect([count, listed.map(({ id }) => id)]).toEqual([6, [1, 3, 5, 4, 2].map((place) => ids[place])])
  expect(listed[0]).toMatchObject({ phone: '+97444000000', unreachableSince: minutesAgo(6).toISOString() })
})

test('open requests for help are counted by urgency, and as late from the time when an answer is due', async () => {
  const restaurantId = await add({ status: 'accepted' })
  let number = 0
  const ask = async (urgency: Urgency, dueIn: number | null, status: 'open' | 'closed' = 'open') => {
    number += 1
    const at = { createdAt: minutesAgo(9), changedAt: minutesAgo(9), dueAt: dueIn === null ? null : minutesAgo(-dueIn) }
    await db()
      .insert(supportRequests)
      .values({ restaurantId, id: randomUUID(), number, subject: 'Printer', urgency, status, requestedBy: randomUUID(), ...at })
  }
  await ask('Critical', 0)
  await ask('Critical', 1)
  await ask('Low', 60)
  await ask('High', null, 'closed')
  expect(await dataOf('support')).toEqual([
    { urgency: 'Critical', open: 2, late: 1 },
    { urgency: 'High', open: 0, late: 0 },
    { urgency: 'Normal', open: 0, late: 0 },
    { urgency: 'Low', open: 1, late: 0 },
  ])
})

test('a part that cannot be read has an error code, and the other parts are shown', async () => {
  await db().execute(sql`alter table support_requests rename to renamed`)
  try {
    const { support, ...others } = await read()
    expect(support).toEqual({ state: 'failed', reason: '42P01' })
    expect(Object.values(others).map((part) => part?.state)).toEqual(Array(Object.keys(adminDashboardParts).length - 1).fill('read'))
  } finally {
    await db().execute(sql`alter table renamed rename to support_requests`)
  }
})
