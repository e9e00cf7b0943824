// All guests and counters of a restaurant share its network address, so sockets that others open there must not keep the counter or a guest
// out.
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newNetwork, startTestApi, useApi, type OwnTestApi } from '../../../testing/test-api.ts'
import { openConnection, until } from '../../../testing/test-connection.ts'
import { addRestaurant, goodPayment, visitOf, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { generate } from '../../ordering/orders/placing/ordering.test-data.ts'

const api = useApi()
const limits = { joining: 5, browsing: 3, phone: 2, table: 4, order: 2 }
let small: OwnTestApi
let restaurant: TestRestaurant
let now = new Date()

let network = ''
beforeEach(() => {
  network = newNetwork()
})
const open = (accessToken?: string) => openConnection(small, { accessToken, network })

beforeAll(async () => {
  small = await startTestApi({ connection: api.connection, socketLimits: limits, now: () => now })
  restaurant = await addRestaurant(api.connection.db)
})
afterAll(() => small.close())

type Client = Awaited<ReturnType<typeof openConnection>>
const isOpen = ({ socket }: Client) => socket.readyState === socket.OPEN
/** Opens a socket, joins, and returns the answer. */
const join = async (message: object) => {
  const client = await open()
  client.send(message)
  await until(() => client.receivedEvents.length > 0, 'an answer')
  return { client, answer: client.receivedEvents[0]?.event }
}
const menu = (visit?: string) => ({ event: 'join_menu_room', data: { restaurantId: restaurant.restaurantId, visit } })
const scanned = (deviceId?: string) => visitOf(restaurant, { tableId: restaurant.tables.one, deviceId, openedAt: now })

/** Joins one after another, so that it is known which is refused. */
const joinAll = async (messages: object[]) => {
  const joined: Awaited<ReturnType<typeof join>>[] = []
  for (const message of messages) joined.push(await join(message))
  return { answers: joined.map(({ answer }) => answer), close: () => joined.forEach(({ client }) => client.close()) }
}

test('sockets that join nothing close each other, and neither a counter nor a guest', async () => {
  const idle: Client[] = []
  for (const _ of generate(limits.joining * 3, () => 0)) idle.push(await open())
  await until(() => idle.filter(isOpen).length === limits.joining, 'the older ones to be closed')
  expect(idle.slice(-limits.joining).every(isOpen)).toBe(true)

  const counter = await open((await small.signedIn(restaurant.email)).accessToken)
  counter.send({ event: 'join_merchant_room', data: {} })
  await counter.waitForEvent('joined')
  const guest = await open()
  guest.send(menu(scanned()))
  await guest.waitForEvent('joined')
  for (const _ of generate(limits.joining * 2, () => 0)) idle.push(await open())
  await until(() => idle.filter(isOpen).length === limits.joining, 'the older ones to be closed')
  expect([counter, guest].every(isOpen)).toBe(true)
  for (const client of [...idle, counter, guest]) client.close()
})

test('a socket without a session that has joined nothing is closed after ten seconds, and a guest and a counter stay', async () => {
  const idle = await open()
  const refused = await open()
  refused.send({ event: 'join_order_room', data: { orderId: 'A'.repeat(22) } })
  await refused.waitForEvent('refused')
  const { client: guest } = await join(menu())
  const counter = await open((await small.signedIn(restaurant.email)).accessToken)
  now = new Date(now.getTime() + 9_999)
  await small.runJob('close-idle-sockets')
  expect([idle, refused, guest, counter].every(isOpen)).toBe(true)
  now = new Date(now.getTime() + 1)
  await small.runJob('close-idle-sockets')
  expect(await idle.closedWith()).toBe(1013)
  expect(await refused.closedWith()).toBe(1013)
  expect([guest, counter].every(isOpen)).toBe(true)
  for (const client of [guest, counter]) client.close()
})

test('clients without a proof share the places of the address, and a scanned code or an order has its own', async () => {
  const browsing = await joinAll([menu(), menu('forged'), menu(visitOf(restaurant)), menu(), menu(visitOf(restaurant))])
  expect(browsing.answers).toEqual(['joined', 'joined', 'joined', 'refused', 'refused'])
  const own = await joinAll([menu(scanned()), menu(scanned())])
  expect(own.answers).toEqual(['joined', 'joined'])
  const { orderId } = await small.call(processPayment, { body: goodPayment(restaurant) })
  const order = { event: 'join_order_room', data: { orderId } }
  const following = await joinAll([order, order, order])
  expect(following.answers).toEqual(['joined', 'joined', 'refused'])
  for (const { close } of [browsing, own, following]) close()
})

test('a phone has two sockets and a table four, and closing one frees its place', async () => {
  const phone = scanned()
  const ofPhone = await joinAll([menu(phone), menu(phone), menu(phone)])
  expect(ofPhone.answers).toEqual(['joined', 'joined', 'refused'])
  const ofTable = await joinAll([menu(scanned()), menu(scanned()), menu(scanned())])
  expect(ofTable.answers).toEqual(['joined', 'joined', 'refused'])
  ofPhone.close()
  // The places are free once the server has read the close.
  let answer: string | undefined
  for (let tries = 0; tries < 200 && answer !== 'joined'; tries += 1) answer = (await join(menu(scanned()))).answer
  expect(answer).toBe('joined')
  ofTable.close()
})

test('a guest who ordered keeps the place of the order, whatever the socket joins afterwards', async () => {
  const { orderId } = await small.call(processPayment, { body: goodPayment(restaurant) })
  const full = await joinAll([menu(), menu(), menu()])
  const { client } = await join({ event: 'join_order_room', data: { orderId } })
  client.send(menu())
  await until(() => client.receivedEvents.filter(({ event }) => event === 'joined').length === 2, 'the second room')
  full.close()
  client.close()
})
