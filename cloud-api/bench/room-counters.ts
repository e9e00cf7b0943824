// Restaurants with connected counters, over the benchmark's own database and API.
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { connectToPostgres, type Connection } from '../src/platform/db/connect.ts'
import { addRestaurant, password, type TestRestaurant } from '../testing/test-restaurant.ts'
import { fetchAnswer } from './answers.ts'
import { benchPayment } from './servers/bare-orders.ts'
import type { BenchRun } from './measure/bench-run.ts'
import { startServer, type ServerProcess } from './servers/server-process.ts'
import { openOurs } from './sockets.ts'

const connections = 16
const json = { 'content-type': 'application/json' }

export type RoomsBench = { url: string; connection: Connection; ours: ServerProcess }
export type RoomsPart = (run: BenchRun, bench: RoomsBench) => Promise<void>

/** Starts our API over its own database, and stops both. */
export const withOurs = async (run: BenchRun, use: (bench: RoomsBench) => Promise<void>): Promise<void> => {
  const { url, drop } = await run.openDatabase()
  const connection = await connectToPostgres(url, 2)
  const ours = await startServer('serve-ours.ts', { url, connections })
  try {
    await use({ url, connection, ours })
  } finally {
    ours.stop()
    await connection.close()
    await drop()
  }
}

export const addRestaurants = async ({ connection }: RoomsBench, count: number): Promise<TestRestaurant[]> => {
  const restaurants: TestRestaurant[] = []
  while (restaurants.length < count) restaurants.push(await addRestaurant(connection.db))
  return restaurants
}

/** Throws unless the response is a success. */
export const callOurs = async (
  { ours }: RoomsBench,
  { method, path }: { method: string; path: string },
  body: object,
  accessToken?: string,
) => {
  const headers = { ...json, 'idempotency-key': crypto.randomUUID(), ...(accessToken && { authorization: `Bearer ${accessToken}` }) }
  const answer = await fetchAnswer(ours.url + path, { method, headers, body: JSON.stringify(body) })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.toString()}`)
  return JSON.parse(answer.body.toString()) as { accessToken?: string; orderId?: string } // our own server's answer
}

export const signInCounter = async (bench: RoomsBench, { email }: TestRestaurant): Promise<string> =>
  (await callOurs(bench, loginMerchant, { email, password })).accessToken ?? ''

export const placeOrder = async (bench: RoomsBench, restaurant: TestRestaurant): Promise<string> =>
  (await callOurs(bench, processPayment, benchPayment(restaurant))).orderId ?? ''

/** A counter's socket; `since` as the message has it. */
export const openCounter = ({ ours }: RoomsBench, accessToken: string, since?: number) =>
  openOurs(ours.url, { event: 'join_merchant_room', data: { since } }, accessToken)
