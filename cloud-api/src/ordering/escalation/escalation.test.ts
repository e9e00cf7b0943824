import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readAdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import type { Call } from '@sufra/shared/contract/client'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { readEscalation, saveEscalation, silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { moveOrder, readOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { v7 as uuidv7 } from 'uuid'
import { openConnection, until } from '../../../testing/test-connection.ts'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addAdmin, addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { feed } from '../../platform/feed/feed.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'

const smsNumbers = ['+97455512345', '+97455554321']
const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let counter: Call
let accessToken: string
let now = new Date('2026-11-20T18:00:00Z')

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  ;({ call: counter, accessToken } = await api.signedIn(restaurant.email))
  await counter(saveEscalation, { body: { ...defaultEscalation, smsNumbers } })
})

const place = async () => (await api.call(processPayment, { body: goodPayment(restaurant) })).orderId
const read = async (orderId: string) => (await api.call(readOrder, { params: { orderId } })).data
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000))
const runEscalations = () => api.runJob('run-escalations')
const sent = async () =>
  (await api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.restaurantId, restaurant.restaurantId)))
    .map(({ recipient }) => recipient)
    .toSorted()
const emittedEvents = async (orderId: string) =>
  (await api.connection.db.select().from(feed).where(eq(feed.orderId, orderId)).orderBy(feed.seq)).map(({ event }) => event)
const sendFromDevice = async (event: 'device_alive' | 'order_acknowledged', data: object) => {
  const socketClient = await openConnection(api, { accessToken })
  socketClient.send({ event, data })
  // Messages of a socket are handled in order: the join reply means that the message before it was handled.
  socketClient.send({ event: 'join_merchant_room', data: {} })
  await socketClient.waitForEvent('joined')
  socketClient.close()
}

test('each step happens at its second and not before, once across eight API instances', async () => {
  const orderId = await place()
  const runOnAllInstances = () => Promise.all(Array.from({ length: 8 }, runEscalations))
  pass(59)
  await runOnAllInstances()
  expect(await sent()).toEqual([])
  pass(1)
  await runOnAllInstances()
  expect(await sent()).toEqual([...smsNumbers].toSorted())
  pass(9)
  await runOnAllInstances()
  expect((await read(orderId)).unreachableAt).toBeNull()
  pass(1)
  await runOnAllInstances()
  expect((await read(orderId)).unreachableAt).toBe(now.toISOString())
  pass(109)
  await runOnAllInstances()
  expect((await read(orderId)).status).toBe('Received')
  pass(1)
  await runOnAllInstances()
  expect(await read(orderId)).toMatchObject({ status: 'Cancelled', cancelReason: 'missed' })
  pass(1_000)
  await runOnAllInstances()
  expect(await emittedEvents(orderId)).toEqual(['order_placed', 'order_unreachable', 'order_status_updated'])
  expect(await sent()).toHaveLength(2)
})

test('an unreachable restaurant takes no orders until a device is back, and administrators see it', async () => {
  const admin = (await api.signedIn((await addAdmin(api.connection.db)).email, 'admin')).call
  const unreachable = async () => {
    const part = (await admin(readAdminDashboard, {})).data.unreachable
    return part?.state === 'read' && part.data.listed.some(({ id }) => id === restaurant.restaurantId)
  }
  await place()
  pass(70)
  await runEscalations()
  expect(await refusalOf(place())).toMatchObject({ status: 409, code: 'restaurant.unreachable' })
  expect(await unreachable()).toBe(true)
  await sendFromDevice('device_alive', { deviceId: uuidv7() })
  expect(await unreachable()).toBe(false)
  await place()
})

test('an order acknowledged by a device, late or not, does not leave the restaurant unreachable', async () => {
  const early = await place()
  await sendFromDevice('order_acknowledged', { orderId: early })
  pass(70)
  await runEscalations()
  expect((await read(early)).unreachableAt).toBeNull()
  const late = await place()
  pass(70)
  await runEscalations()
  await sendFromDevice('order_acknowledged', { orderId: late })
  await place()
})

test('silencing at one counter applies to all, and the order sends no SMS and is not missed', async () => {
  const orderId = await place()
  const other = await openConnection(api, { accessToken })
  other.send({ event: 'join_merchant_room', data: {} })
  await other.waitForEvent('joined')
  await Promise.all([1, 2, 3].map(() => counter(silenceOrders, { body: { orderIds: [orderId] } })))
  await until(() => other.receivedEvents.some(({ event }) => event === 'order_silenced'))
  other.close()
  await sendFromDevice('order_acknowledged', { orderId })
  pass(10_000)
  await runEscalations()
  expect(await read(orderId)).toMatchObject({ status: 'Received', unreachableAt: null })
  expect((await read(orderId)).silencedAt).not.toBeNull()
  expect(await sent()).toEqual([])
  expect((await emittedEvents(orderId)).filter((event) => event === 'order_silenced')).toHaveLength(1)
})

test('an accepted order is not escalated further', async () => {
  const orderId = await place()
  await counter(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 15 } })
  pass(10_000)
  await runEscalations()
  expect(await sent()).toEqual([])
  expect(await read(orderId)).toMatchObject({ status: 'Preparing', unreachableAt: null })
})

test('several waiting orders send one SMS a minute with their number', async () => {
  for (const _ of Array.from({ length: 12 })) await place()
  pass(60)
  const runOnAllInstances = () => Promise.all(Array.from({ length: 4 }, runEscalations))
  await runOnAllInstances()
  expect(await sent()).toEqual([...smsNumbers].toSorted())
  const [message] = await api.connection.db
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.restaurantId, restaurant.restaurantId))
  expect(message?.text).toContain('12 orders have not been accepted yet. The oldest is order 1 (table 1).')
  pass(5)
  const later = await place()
  pass(54)
  await runOnAllInstances()
  expect(await sent()).toHaveLength(2)
  pass(6)
  await runOnAllInstances()
  expect(await sent()).toHaveLength(4)
  expect((await read(later)).status).toBe('Received')
})

test('each restaurant sets its own times within the limits', async () => {
  const escalation = { louderAfter: 10, smsAfter: 20, unreachableAfter: 40, missedAfter: 60, smsNumbers: [] }
  await counter(saveEscalation, { body: escalation })
  expect((await counter(readEscalation, {})).data).toEqual({ ...escalation, holdNewPhones: false })
  const orderId = await place()
  pass(60)
  await runEscalations()
  expect((await read(orderId)).status).toBe('Cancelled')
  const wrong = [
    { louderAfter: 9 },
    { missedAfter: 1_801 },
    { unreachableAfter: 60 },
    { smsNumbers: ['5551234'] },
    { smsNumbers: Array(6).fill('+97455512345') },
  ]
  for (const change of wrong)
    expect(await refusalOf(counter(saveEscalation, { body: { ...escalation, ...change } })), JSON.stringify(change)).toMatchObject({
      status: 400,
    })
})

test('silencing another restaurant’s order, and reading settings or unreachable restaurants without permission, is refused', async () => {
  const orderId = await place()
  const otherMerchant = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
  await otherMerchant(silenceOrders, { body: { orderIds: [orderId] } })
  expect((await read(orderId)).silencedAt).toBeNull()
  expect(await refusalOf(api.call(readEscalation, {}))).toMatchObject({ status: 401 })
  expect(await refusalOf(counter(readAdminDashboard, {}))).toMatchObject({ status: 403 })
})

test.each([
  ['one of its devices is alive', () => sendFromDevice('device_alive', { deviceId: uuidv7() })],
  ['it acknowledges an order', (orderId: string) => sendFromDevice('order_acknowledged', { orderId })],
])('guests see in the menu that the restaurant does not respond, until %s; each change is a new version', async (_what, respond) => {
  const menu = async () => {
    const { data } = await api.call(readMenu, { params: { restaurantId: restaurant.restaurantId } })
    return { version: data.version, isUnreachable: data.restaurant.isUnreachable, takingOrders: data.restaurant.takingOrders }
  }
  const { version } = await menu()
  const orderId = await place()
  pass(69)
  await runEscalations()
  expect(await menu()).toEqual({ version, isUnreachable: false, takingOrders: true })
  pass(1)
  await runEscalations()
  expect(await menu()).toEqual({ version: version + 1, isUnreachable: true, takingOrders: true })
  await respond(orderId)
  expect(await menu()).toEqual({ version: version + 2, isUnreachable: false, takingOrders: true })
  await sendFromDevice('device_alive', { deviceId: uuidv7() })
  expect((await menu()).version).toBe(version + 2)
})
