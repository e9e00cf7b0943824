import { randomUUID } from 'node:crypto'
import type { Call } from '@sufra/shared/contract/client'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { saveEscalation } from '@sufra/shared/escalation/escalation.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { forEachMessage } from '@sufra/shared/sms/sms-events'
import { changeSmsSettings, readSmsSettings, type SmsSettings } from '@sufra/shared/sms/sms.routes'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment, visitOf, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { createOutgoingMessagesStore } from '../../platform/messages/outgoing-messages.store.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let owner: Call
let now: Date

beforeEach(async () => {
  now = new Date('2026-11-24T12:00:00Z')
  restaurant = await addRestaurant(api.connection.db)
  owner = (await api.signedIn(restaurant.email)).call
})

const nothing = forEachMessage(() => null)
const isOn = { ...forEachMessage(() => false), order_waiting: true, orders_waiting: true, receipt: true }
const waits = { en: '{restaurant}: {order} waits', ar: '{restaurant}: {order} بانتظارك' }
const change = (
  settings: Partial<SmsSettings['wording']>,
  { version = 0, call = owner, switches = {} }: { version?: number; call?: Call; switches?: Partial<SmsSettings['isOn']> } = {},
) => call(changeSmsSettings, { body: { wording: { ...nothing, ...settings }, isOn: { ...isOn, ...switches }, version } })
const read = async (call = owner) => (await call(readSmsSettings, {})).data
const texts = async () =>
  (
    await api.connection.query<{ text: string }>('select text from outgoing_messages where restaurant_id = $1', [restaurant.restaurantId])
  ).map(({ text }) => text)

test('a new restaurant has the defaults', async () => {
  expect(await read()).toMatchObject({ wording: nothing, isOn, version: 0, sentThisMonth: 0, mayEdit: true })
})

test('the SMS of a waiting order has the wording of the restaurant', async () => {
  await owner(saveEscalation, { body: { ...defaultEscalation, smsNumbers: ['+97455512345'] } })
  expect((await change({ order_waiting: waits })).data).toMatchObject({ wording: { ...nothing, order_waiting: waits }, version: 1 })
  const { tables } = restaurant
  const visit = visitOf(restaurant, { tableId: tables.one, openedAt: now })
  await api.call(processPayment, { body: { ...goodPayment(restaurant), visit } }, { idempotencyKey: randomUUID() })
  now = new Date(now.getTime() + 60_000)
  await api.runJob('run-escalations')
  expect(await texts()).toEqual(['مطبخ: الطلب 1 (طاولة 1) بانتظارك\nTest Kitchen: order 1 (table 1) waits'])
})

test('an SMS about a waiting order is not sent while that kind of SMS is switched off', async () => {
  await owner(saveEscalation, { body: { ...defaultEscalation, smsNumbers: ['+97455512345'] } })
  await change({}, { switches: { order_waiting: false } })
  const place = () => api.call(processPayment, { body: goodPayment(restaurant) }, { idempotencyKey: randomUUID() })
  await place()
  now = new Date(now.getTime() + 60_000)
  await api.runJob('run-escalations')
  expect(await texts()).toEqual([])
  await place()
  await api.runJob('run-escalations')
  expect(await texts()).toEqual([expect.stringContaining('2 orders have not been accepted')])
})

test.each([
  [{ order_waiting: { en: 'x', ar: waits.ar } }, 'sms.placeholder_missing'],
  [{ order_waiting: { en: '{order} {code}', ar: waits.ar } }, 'sms.placeholder_unknown'],
  [{ receipt: { en: 'a'.repeat(161), ar: 'إيصال' } }, 'sms.text_length'],
  [{ receipt: { en: 'a'.repeat(160), ar: 'إ'.repeat(160) } }, 'sms.too_long'],
  [{ receipt: { en: '', ar: 'إيصال' } }, 'sms.text_length'],
])('a wrong wording (%#) is refused, and nothing is stored', async (wording, code) => {
  expect(await refusalOf(change(wording))).toMatchObject({ status: 400, code })
  expect(await read()).toMatchObject({ wording: nothing, version: 0 })
})

test('the second of two changes of the same version is refused', async () => {
  await change({ order_waiting: waits })
  expect(await refusalOf(change({}))).toMatchObject({ status: 409, code: 'sms.changed' })
  expect(await read()).toMatchObject({ wording: { order_waiting: waits }, version: 1 })
  expect((await change({}, { version: 1 })).data).toMatchObject({ wording: nothing, version: 2 })
})

test('only the owner changes the settings, other members read them, and another restaurant’s stay', async () => {
  const members = { manager: 'manager', staff: 'staff' } as const
  for (const role of Object.values(members)) {
    const { call } = await api.signedIn((await addMember(api.connection.db, restaurant.restaurantId, role)).email)
    expect(await read(call)).toMatchObject({ mayEdit: false })
    expect(await refusalOf(change({}, { call }))).toMatchObject({ status: 403, code: 'session.forbidden' })
  }
  await change({ order_waiting: waits })
  const other = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
  expect(await read(other)).toMatchObject({ wording: nothing, version: 0 })
})

test('sent SMS are counted by the month of the business day, without other months, other restaurants, mails, and unsent SMS', async () => {
  // The business day of the first begins at 04:00 in Doha.
  const first = Date.parse('2026-11-01T01:00:00Z')
  const { restaurantId } = restaurant
  const store = createOutgoingMessagesStore(api.connection)
  const send = async (at: number, message: { restaurantId: string; channel?: 'mail' }, isSent = true) => {
    const to = `+974${randomUUID().slice(0, 8)}`
    const content = message.channel
      ? ({ channel: 'mail', subject: 'x', text: 'x', html: 'x' } as const)
      : ({ channel: 'sms', text: 'x' } as const)
    await enqueueMessages(api.connection.db, new Date(at), [{ ...content, to, restaurantId: message.restaurantId }])
    const [row] = await api.connection.query<{ id: string }>('select id from outgoing_messages where recipient = $1', [to])
    if (isSent && row) await store.markSent(row.id, new Date(at))
  }
  await send(first - 1, { restaurantId })
  await send(first, { restaurantId })
  await send(now.getTime(), { restaurantId })
  await send(now.getTime(), { restaurantId }, false)
  await send(now.getTime(), { restaurantId, channel: 'mail' })
  await send(now.getTime(), { restaurantId: (await addRestaurant(api.connection.db)).restaurantId })
  expect((await read()).sentThisMonth).toBe(2)
})
