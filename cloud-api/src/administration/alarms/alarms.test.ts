import { randomUUID } from 'node:crypto'
import { listAlarms } from '@sufra/shared/alarms/alarm.routes'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { usePlatform } from '../../../testing/reviewer.ts'
import { addAdmin, addRestaurant } from '../../../testing/test-restaurant.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { supportRequests } from '../../back-office/support/support.table.ts'

const platform = usePlatform()
const db = () => platform.api.connection.db
const ago = (seconds: number) => new Date(platform.clock.now.getTime() - seconds * 1_000)

beforeEach(async () => {
  await db().delete(supportRequests)
  await db().delete(outgoingMessages)
  await db().update(restaurants).set({ unreachableSince: null })
})

const listAs = async (role: AdministratorRole) => {
  const { call } = await platform.api.signedIn((await addAdmin(db(), role)).email, 'admin')
  return (await call(listAlarms, {})).data
}
const list = async () => (await platform.reviewer.call(listAlarms, {})).data
const addRequest = async (change: Partial<typeof supportRequests.$inferInsert> = {}) => {
  const { restaurantId, userId } = await addRestaurant(db())
  const id = randomUUID()
  const row = {
    restaurantId,
    id,
    number: 1,
    subject: 'No orders arrive',
    urgency: 'Critical',
    status: 'open',
    requestedBy: userId,
  } as const
  await db()
    .insert(supportRequests)
    .values({ ...row, createdAt: ago(60), changedAt: ago(60), dueAt: ago(0), ...change })
  return { restaurantId, id }
}
const addUnsent = (channel: 'mail' | 'sms', seconds: number) => {
  const waiting = { tries: 1, failure: 'connect ECONNREFUSED', nextTryAt: ago(-30), createdAt: ago(seconds) }
  return db()
    .insert(outgoingMessages)
    .values({ id: randomUUID(), channel, recipient: 'noora@sufra.test', text: 'Hello', ...waiting })
}

test('a critical request without an answer is an alarm, and other or answered requests are not', async () => {
  const { restaurantId, id } = await addRequest()
  await addRequest({ urgency: 'High' })
  await addRequest({ status: 'answered', dueAt: null })
  expect(await list()).toEqual([
    {
      id: `critical_request ${id}`,
      kind: 'critical_request',
      since: ago(60).toISOString(),
      restaurant: { id: restaurantId, name: { en: 'Test Kitchen', ar: expect.any(String) as string }, branchName: 'West Bay' },
      subject: 'No orders arrive',
      page: `/admin/help-and-support/${restaurantId}/${id}`,
    },
  ])
})

test('an unreachable restaurant is an alarm until it is reachable again', async () => {
  const { restaurantId } = await addRestaurant(db())
  const set = (unreachableSince: Date | null) => db().update(restaurants).set({ unreachableSince }).where(eq(restaurants.id, restaurantId))
  await set(ago(300))
  const page = `/admin/provisions/${restaurantId}`
  expect(await list()).toMatchObject([{ id: `unreachable ${restaurantId}`, since: ago(300).toISOString(), page }])
  await set(null)
  expect(await list()).toEqual([])
})

test('mail and SMS that fail for a minute are alarms', async () => {
  await addUnsent('mail', 59)
  await addUnsent('sms', 60)
  expect(await list()).toMatchObject([{ id: 'sms', kind: 'sms', since: ago(60).toISOString(), restaurant: null, page: '/admin/health' }])
  await addUnsent('mail', 61)
  expect((await list()).map(({ kind }) => kind)).toEqual(['mail', 'sms'])
})

test('each role gets the alarms of its permissions', async () => {
  await addRequest()
  await addUnsent('sms', 60)
  await db()
    .update(restaurants)
    .set({ unreachableSince: ago(60) })
    .where(eq(restaurants.id, (await addRestaurant(db())).restaurantId))
  const kindsOf = async (role: AdministratorRole) => (await listAs(role)).map(({ kind }) => kind)
  expect(await kindsOf('support')).toEqual(['critical_request', 'unreachable', 'sms'])
  expect(await kindsOf('finance')).toEqual(['unreachable'])
})
