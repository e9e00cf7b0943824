// An API in a separate process with a clock set by its parent: restaurants without orders, ordering diners, and the counters' acknowledgements.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { refreshToken } from '@sufra/shared/accounts/account.routes'
import { createClient } from '@sufra/shared/contract/client'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { and, eq, isNotNull } from 'drizzle-orm'
import { createApp } from '../src/app.ts'
import { connectToPglite } from '../src/platform/db/connect.ts'
import { orders } from '../src/ordering/orders/orders.table.ts'
import { createFolderStore } from '../src/platform/files/uploads/folder-store.ts'
import { addRestaurant, goodPayment, visitOf, type TestRestaurant } from '../testing/test-restaurant.ts'
import { testSecret } from '../testing/test-secret.ts'

export type ClockedRequest =
  | { kind: 'add restaurant' }
  | { kind: 'pass'; milliseconds: number }
  | { kind: 'place'; restaurantId: string }
  | { kind: 'read acknowledged'; restaurantId: string }
  | { kind: 'count refreshes' }
export type ClockedResponse = {
  'add restaurant': { restaurantId: string; email: string }
  pass: null
  place: { orderId: string; orderNumber: number }
  /** `at`: Unix time in milliseconds by the machine's clock. */
  'read acknowledged': { orderId: string; at: number }[]
  /** Number of renewed access tokens. */
  'count refreshes': number
}

let ahead = 0
let refreshes = 0
const restaurants = new Map<string, TestRestaurant>()
const now = () => new Date(Date.now() + ahead)
const connection = await connectToPglite(await PGlite.create())
const app = await createApp({
  connection,
  secret: testSecret,
  files: createFolderStore(mkdtempSync(join(tmpdir(), 'sufra-clocked-'))),
  now,
  logLevel: 'error',
  limitsOrders: false,
})
app.addHook('onResponse', async ({ url }, { statusCode }) => {
  if (url === refreshToken.path && statusCode === 200) refreshes += 1
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
const call = createClient({ baseUrl: url, fetch: (address, init) => fetch(address, init) })

const addOne = async () => {
  const restaurant = await addRestaurant(connection.db)
  restaurants.set(restaurant.restaurantId, restaurant)
  return { restaurantId: restaurant.restaurantId, email: restaurant.email }
}

const place = async (restaurantId: string) => {
  const restaurant = restaurants.get(restaurantId)
  if (!restaurant) throw new Error('there is no such restaurant')
  const visit = visitOf(restaurant, { tableId: restaurant.tables.one, openedAt: now() })
  const body = { ...goodPayment(restaurant), visit }
  const { orderId, orderNumber } = await call(processPayment, { body }, { idempotencyKey: crypto.randomUUID() })
  return { orderId, orderNumber }
}

const readAcknowledged = async (restaurantId: string) => {
  const rows = await connection.db
    .select({ orderId: orders.id, acknowledgedAt: orders.acknowledgedAt })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), isNotNull(orders.acknowledgedAt)))
  return rows.map(({ orderId, acknowledgedAt }) => ({ orderId, at: (acknowledgedAt?.getTime() ?? 0) - ahead }))
}

const handle = (request: ClockedRequest): Promise<ClockedResponse[ClockedRequest['kind']]> | ClockedResponse[ClockedRequest['kind']] => {
  if (request.kind === 'add restaurant') return addOne()
  if (request.kind === 'place') return place(request.restaurantId)
  if (request.kind === 'read acknowledged') return readAcknowledged(request.restaurantId)
  if (request.kind === 'count refreshes') return refreshes
  ahead += request.milliseconds
  return null
}

process.on('message', async ({ id, request }: { id: number; request: ClockedRequest }) => {
  try {
    process.send?.({ id, answer: await handle(request) })
  } catch (error) {
    process.send?.({ id, problem: String(error) })
  }
})
process.on('disconnect', () => process.exit())
process.send?.({ id: 0, answer: url })
