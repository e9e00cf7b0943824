// The API with a payment gateway whose answers a test decides, and a restaurant whose diners pay through it.
import { randomUUID } from 'node:crypto'
import type { Call } from '@sufra/shared/contract/client'
import { listOrders, moveOrder, readOrder } from '@sufra/shared/orders/order.routes'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { processPayment, receiveWebhook, resolvePayment } from '@sufra/shared/payments/payment.routes'
import type { RequestOf } from '@sufra/shared/contract/route'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { AppOptions } from '../../src/app-options.ts'
import type { Connection } from '../../src/platform/db/connect.ts'
import type { GatewayEvent } from '../../src/money/payments/gateway/payment-gateway.ts'
import { createScriptedGateway, signatureHeader, type ScriptedGateway } from './scripted-gateway.ts'
import { type OwnTestApi, startTestApi } from '../test-api.ts'
import { openTestDatabase } from '../test-database.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../test-restaurant.ts'

const start = new Date('2026-11-20T18:00:00Z')
type Body = RequestOf<typeof processPayment>['body']

/** The payment of `goodPayment` by a card. */
export const cardPayment = (restaurant: TestRestaurant, change: Partial<Body> = {}): Body => ({
  ...goodPayment(restaurant),
  cashAmount: undefined,
  paymentMethod: 'Card',
  source: { kind: 'card', token: 'token', saves: false },
  ...change,
})

/** Sets up a test file with its own API, and for each test a restaurant and a gateway that authorises everything. */
export const usePayingApi = (options: Partial<AppOptions> = {}) => {
  const scene = {} as { api: OwnTestApi; gateway: ScriptedGateway; restaurant: TestRestaurant; counter: Call; now: Date } // filled before the first test
  let failing: { part: string; commits: boolean } | undefined
  let database: Connection
  const query: Connection['query'] = async (text, parameters) => {
    const fails = failing && text.includes(failing.part) ? failing : undefined
    if (!fails) return database.query(text, parameters)
    failing = undefined
    if (fails.commits) await database.query(text, parameters)
    throw new Error('the process ended')
  }
  const transact: Connection['transact'] = async (run) => {
    let isDead = false
    const result = await database.transact((tx) => {
      const { session } = tx._
      const prepareQuery = session.prepareQuery.bind(session)
      session.prepareQuery = (statement, ...rest) => {
        const fails = failing && statement.sql.includes(failing.part) ? failing : undefined
        if (fails) [failing, isDead] = [undefined, true]
        if (fails && !fails.commits) throw new Error('the process ended')
        return prepareQuery(statement, ...rest)
      }
      return run(tx)
    })
    if (isDead) throw new Error('the process ended')
    return result
  }
  beforeAll(async () => {
    scene.now = start
    scene.gateway = createScriptedGateway()
    database = await openTestDatabase()
    // The API calls a proxy, since each test has its own gateway.
    const gateway = new Proxy(scene.gateway.gateway, { get: (_target, name) => Reflect.get(scene.gateway.gateway, name) as unknown })
    scene.api = await startTestApi({
      now: () => scene.now,
      paymentGateway: gateway,
      connection: { ...database, query, transact },
      ...options,
    })
  })
  afterAll(async () => {
    await scene.api.close()
    await database.close()
  })
  beforeEach(async () => {
    scene.now = start
    scene.gateway = createScriptedGateway()
    scene.restaurant = await addRestaurant(scene.api.connection.db)
    scene.counter = (await scene.api.signedIn(scene.restaurant.email)).call
  })

  const select = <Row extends object>(text: string) =>
    database.query<Row>(text.replaceAll('$restaurant', `'${scene.restaurant.restaurantId}'`), [])

  return {
    scene,
    pay: (change: Partial<Body> = {}, key: string = randomUUID()) =>
      scene.api.call(processPayment, { body: cardPayment(scene.restaurant, change) }, { idempotencyKey: key }),
    resolve: async (key: string, withdraw = false) =>
      (await scene.api.call(resolvePayment, { body: { restaurantId: scene.restaurant.restaurantId, key, withdraw } })).data,
    /** Lists the orders that counters see. */
    listed: async () => (await scene.counter(listOrders, { query: {} })).data,
    read: async (orderId: string) => (await scene.api.call(readOrder, { params: { orderId } })).data,
    move: (orderId: string, status: OrderStatus) =>
      scene.counter(moveOrder, {
        params: { orderId },
        body: {
          status,
          ...(status === 'Preparing' ? { minutes: 10 } : {}),
          ...(status === 'Cancelled' ? { reason: 'other' as const } : {}),
        },
      }),
    /** Returns the events of the restaurant's feed, in order. */
    emitted: async () =>
      (await select<{ event: string }>(`select event from feed where restaurant_id = $restaurant order by seq`)).map(({ event }) => event),
    calls: () =>
      select<{ kind: string; state: string; error: string | null }>(
        `select kind, state, error from gateway_calls where restaurant_id = $restaurant order by requested_at, kind`,
      ),
    query: select,
    /**
     * Makes the next statement that contains this text fail, as if the process had ended before it, or after the commit of its transaction.
     */
    endAt: (part: string, { commits }: { commits: boolean }) => {
      failing = { part, commits }
    },
    webhook: async (event: GatewayEvent, signature = 'good') => {
      const answer = await scene.api.fetch(receiveWebhook.path.replace(':gateway', 'sandbox'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body: JSON.stringify(event),
      })
      return answer.status
    },
    /** Moves the clock and settles due payments. */
    settle: async (seconds = 0) => {
      scene.now = new Date(scene.now.getTime() + seconds * 1_000)
      await scene.api.runJob('settle-payments')
    },
  }
}
