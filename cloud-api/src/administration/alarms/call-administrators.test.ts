import { randomUUID } from 'node:crypto'
import { readDuty, setDuty } from '@sufra/shared/alarms/duty.routes'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addAdmin, addRestaurant } from '../../../testing/test-restaurant.ts'
import { users } from '../../people/accounts/accounts.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { supportRequests } from '../../back-office/support/support.table.ts'
import { administratorDuty, calledAlarms } from './alarms.table.ts'

const platform = usePlatform()
const db = () => platform.api.connection.db
const minute = 60_000

beforeEach(async () => {
  for (const table of [supportRequests, outgoingMessages, administratorDuty, calledAlarms]) await db().delete(table)
  await db().update(restaurants).set({ unreachableSince: null })
  await db().update(users).set({ disabledAt: new Date() }).where(eq(users.role, 'admin'))
})

const addAdministrator = async (role: AdministratorRole) => {
  const { email } = await addAdmin(db(), role)
  const { call } = await platform.api.signedIn(email, 'admin')
  return { email, duty: (isOnDuty: boolean, phone = '') => call(setDuty, { body: { isOnDuty, phone } }), call }
}
const addRequest = async () => {
  const { restaurantId, userId } = await addRestaurant(db())
  const { now } = platform.clock
  const row = {
    restaurantId,
    id: randomUUID(),
    number: 1,
    subject: 'No orders',
    urgency: 'Critical',
    status: 'open',
    requestedBy: userId,
  } as const
  await db()
    .insert(supportRequests)
    .values({ ...row, createdAt: now, changedAt: now, dueAt: now })
  return row
}
const setUnreachable = async (restaurantId: string, isUnreachable: boolean) =>
  db()
    .update(restaurants)
    .set({ unreachableSince: isUnreachable ? platform.clock.now : null })
    .where(eq(restaurants.id, restaurantId))
const run = () => platform.api.runJob('call-administrators')
const pass = (minutes: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + minutes * minute)
}
const called = async () =>
  (await db().select().from(outgoingMessages)).map(({ channel, recipient }) => `${channel} ${recipient}`).toSorted()

test('administrators on duty are called once by mail and SMS, and others are not', async () => {
  const noora = await addAdministrator('support')
  await addAdministrator('owner')
  await noora.duty(true, '+974 5551 2345')
  const { id, restaurantId } = await addRequest()
  await Promise.all([run(), run()])
  await run()
  expect(await called()).toEqual([`mail ${noora.email}`, 'sms 97455512345'])
  const [mail] = await db().select().from(outgoingMessages).where(eq(outgoingMessages.channel, 'mail'))
  expect(mail?.text).toContain(`/admin/help-and-support/${restaurantId}/${id}`)
  expect(mail?.text).toContain('No orders')
})

test('without anyone on duty the owners of the platform get the mail', async () => {
  const owner = await addAdministrator('owner')
  await addAdministrator('support')
  await addRequest()
  await run()
  expect(await called()).toEqual([`mail ${owner.email}`])
})

test('when no one on duty may see an alarm, the owners of the platform are called; an administrator who went off duty is not', async () => {
  const owner = await addAdministrator('owner')
  const finance = await addAdministrator('finance')
  await finance.duty(true)
  await addRequest()
  await run()
  expect(await called()).toEqual([`mail ${owner.email}`])
  const support = await addAdministrator('support')
  await support.duty(true)
  await addRequest()
  await run()
  expect(await called()).toEqual([`mail ${owner.email}`, `mail ${support.email}`].toSorted())
  await support.duty(false)
  await addRequest()
  await run()
  expect((await called()).filter((call) => call === `mail ${owner.email}`)).toHaveLength(2)
})

test('an alarm that ends and begins again within half an hour calls once, and later again', async () => {
  const owner = await addAdministrator('owner')
  const { restaurantId } = await addRestaurant(db())
  for (const minutes of [0, 10]) {
    pass(minutes)
    await setUnreachable(restaurantId, true)
    await run()
    await setUnreachable(restaurantId, false)
    await run()
  }
  expect(await called()).toEqual([`mail ${owner.email}`])
  pass(31)
  await run()
  await setUnreachable(restaurantId, true)
  await run()
  expect(await called()).toHaveLength(2)
})

test('an administrator reads who is on duty, and a wrong number is refused', async () => {
  const [noora, hessa] = [await addAdministrator('support'), await addAdministrator('owner')]
  await hessa.duty(true)
  const { data } = await noora.duty(true, '+٩٧٤٥٥٥١٢٣٤٥')
  expect(data).toEqual({ isOnDuty: true, phone: '97455512345', others: [expect.any(String)] })
  expect((await noora.call(readDuty, {})).data).toEqual(data)
  expect(await refusalOf(noora.duty(true, '12'))).toMatchObject({ status: 400 })
  await noora.duty(false)
  expect((await noora.call(readDuty, {})).data).toMatchObject({ isOnDuty: false, phone: '' })
})
