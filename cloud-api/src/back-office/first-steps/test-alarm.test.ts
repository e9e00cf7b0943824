import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { maxAlarmTests } from '@sufra/shared/first-steps/alarm-test'
import { confirmAlarm, readFirstSteps, testAlarm } from '@sufra/shared/first-steps/first-steps.routes'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'

const api = useApi()
let restaurant: TestRestaurant

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const numbers = ['+97455500001', '+97455500002']
const set = (values: Partial<typeof restaurants.$inferInsert>) =>
  api.connection.db.update(restaurants).set(values).where(eq(restaurants.id, restaurant.restaurantId))
const callAs = async (role?: 'manager' | 'staff') => {
  const { email } = role ? await addMember(api.connection.db, restaurant.restaurantId, role) : restaurant
  return (await api.signedIn(email)).call
}
const sent = () =>
  api.connection.db
    .select({ to: outgoingMessages.recipient, text: outgoingMessages.text })
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.restaurantId, restaurant.restaurantId), eq(outgoingMessages.channel, 'sms')))
    .orderBy(outgoingMessages.recipient)

test('the SMS of the alarm goes to each number once, marked as a test, and the test is in the audit log', async () => {
  await set({ escalation: { ...defaultEscalation, smsNumbers: numbers } })
  const owner = await callAs()
  expect((await owner(testAlarm, { body: {} })).data).toEqual({ numbers: 2 })
  const text = 'تجربة · Test\nسفرة: لم يُقبل الطلب 1 بعد.\nSufra: order 1 has not been accepted yet.'
  expect(await sent()).toEqual(numbers.map((to) => ({ to, text })))
  const entries = await api.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.restaurantId, restaurant.restaurantId))
    .orderBy(auditLog.id)
  expect(entries).toMatchObject([{ action: 'alarm_tested' }])
})

test('a restaurant without numbers, or with this SMS switched off, sends no test SMS', async () => {
  const owner = await callAs()
  await set({ escalation: { ...defaultEscalation, smsNumbers: [] } })
  expect((await owner(testAlarm, { body: {} })).data).toEqual({ numbers: 0 })
  await set({ escalation: { ...defaultEscalation, smsNumbers: numbers }, smsIsOn: { order_waiting: false } })
  expect((await owner(testAlarm, { body: {} })).data).toEqual({ numbers: 0 })
  expect(await sent()).toEqual([])
})

test(`a restaurant tests its alarm ${maxAlarmTests} times an hour, counted over all members`, async () => {
  await set({ escalation: { ...defaultEscalation, smsNumbers: numbers } })
  const [owner, manager] = [await callAs(), await callAs('manager')]
  for (let count = 0; count < maxAlarmTests; count += 1) await owner(testAlarm, { body: {} })
  expect(await refusalOf(manager(testAlarm, { body: {} }))).toMatchObject({ status: 429, code: 'request.too_many' })
  expect(await sent()).toHaveLength(maxAlarmTests * numbers.length)
})

test('the step is completed by a member who confirms that the alarm arrived, not by the test, and never by staff', async () => {
  const [owner, staff] = [await callAs(), await callAs('staff')]
  await owner(testAlarm, { body: {} })
  expect((await owner(readFirstSteps, {})).data).toMatchObject({ alarm: false })
  for (const route of [testAlarm, confirmAlarm])
    expect(await refusalOf(staff(route, { body: {} }))).toMatchObject({ status: 403, code: 'session.forbidden' })
  expect((await owner(confirmAlarm, { body: {} })).data).toMatchObject({ alarm: true })
  expect((await staff(readFirstSteps, {})).data).toMatchObject({ alarm: true })
})
