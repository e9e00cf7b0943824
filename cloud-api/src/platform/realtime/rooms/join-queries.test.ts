import { processPayment } from '@sufra/shared/payments/payment.routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection, Query } from '../../db/connect.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { type OwnTestApi, startTestApi } from '../../../../testing/test-api.ts'
import { openConnection } from '../../../../testing/test-connection.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'

let connection: Connection
let api: OwnTestApi
let restaurant: TestRestaurant
let orderId: string
let queries = 0

/** Returns a connection to the same database that counts reads: calls of `query` and of `db.select`. */
const countingConnection = (): Connection => {
  const query: Query = (text, parameters) => {
    queries += 1
    return connection.query(text, parameters)
  }
  const db = new Proxy(connection.db, {
    get: (target, name) => {
      if (name === 'select') queries += 1
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...connection, query, db }
}

beforeAll(async () => {
  connection = await openTestDatabase()
  restaurant = await addRestaurant(connection.db)
  api = await startTestApi({ connection: countingConnection() })
  orderId = (await api.call(processPayment, { body: goodPayment(restaurant) })).orderId
})
afterAll(async () => {
  await api.close()
  await connection.close()
})

test.each([
  ['an order’s room, with nothing missed', () => ({ event: 'join_order_room', data: { orderId, since: 1 } })],
  ['an order’s room, with a missed version', () => ({ event: 'join_order_room', data: { orderId, since: 0 } })],
  ['an order’s room, from now on', () => ({ event: 'join_order_room', data: { orderId } })],
  ['a menu’s room', () => ({ event: 'join_menu_room', data: { restaurantId: restaurant.restaurantId, since: 1 } })],
  ['the restaurant’s own room, with all missed events', () => ({ event: 'join_merchant_room', data: { since: 0 } })],
  ['the restaurant’s own room, from now on', () => ({ event: 'join_merchant_room', data: {} })],
])('joining %s takes one query', async (_what, message) => {
  const { accessToken } = await api.signedIn(restaurant.email)
  // A second socket joins a room that this copy already serves.
  for (const socketClient of [await openConnection(api, { accessToken }), await openConnection(api, { accessToken })]) {
    queries = 0
    socketClient.send(message())
    await socketClient.waitForEvent('joined')
    expect(queries).toBe(1)
    socketClient.close()
  }
})

test('joining the room of an unknown order takes one query', async () => {
  const socketClient = await openConnection(api)
  queries = 0
  socketClient.send({ event: 'join_order_room', data: { orderId: 'x'.repeat(22) } })
  await socketClient.waitForEvent('refused')
  expect(queries).toBe(1)
  socketClient.close()
})
