// The diners: each sends one order after another, some several times with one key, and records the outcome of each attempt.
import { Agent, request } from 'node:http'
import type { Random } from '../../src/demo/random.ts'
import { goodPayment, visitOf, type TestRestaurant } from '../../testing/test-restaurant.ts'
import type { Sent } from '../history/history.ts'
import { pause } from '../start-api.ts'

export type LoadOptions = {
  restaurants: readonly TestRestaurant[]
  random: Random
  diners: number
  /** The target of the next request, usually one of several instances. */
  address: () => string
  /** Orders per second of all diners together; unlimited when omitted. */
  perSecond?: number
  /** Whether each order is retried with its key until a response arrives, like the diner's page; otherwise it is sent one to three times. */
  persistent?: boolean
}

type Answer = { status: number; body: string; retryAfter: string | undefined }

const timeout = 8_000
/** The API's clock may jump by a day: visits must not expire. */
const visitsAhead = 2 * 86_400_000
const maxSendings = 3
/** Milliseconds until an order is retried after no response or a 503. */
const retryWait = 100
const maxPersistence = 30_000

const post = (agent: Agent, address: string, key: string, body: string) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'idempotency-key': key }
    const sent = request(`${address}/api/payments/process-payment`, { agent, method: 'POST', headers, timeout }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.once('error', reject)
      answer.once('close', () => (answer.complete ? undefined : reject(new Error('cut off'))))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text, retryAfter: answer.headers['retry-after'] }))
    })
    sent.once('timeout', () => sent.destroy(new Error('response timeout')))
    sent.once('error', reject)
    sent.end(body)
  })

/** Starts the diners, who order until they are stopped. */
export const sendOrders = ({ restaurants, random, diners, address, perSecond, persistent = false }: LoadOptions) => {
  const agent = new Agent({ keepAlive: true, maxSockets: diners })
  const over = new AbortController()
  const histories = new Map<string, Sent[]>(restaurants.map(({ restaurantId }) => [restaurantId, []]))
  /** Times at which each order was first confirmed. */
  const acknowledgedAt = new Map<string, number>()
  const statuses = new Map<number, number>()
  let withoutRetryAfter = 0
  let unanswered = 0
  let givenUp = 0

  const send = async (key: string, body: string): Promise<Sent> => {
    try {
      const answer = await post(agent, address(), key, body)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 503 && answer.retryAfter === undefined) withoutRetryAfter += 1
      if (answer.status !== 200) return { key, outcome: answer.status < 500 ? 'fail' : 'info' }
      const { orderId, orderNumber } = JSON.parse(answer.body) as { orderId: string; orderNumber: number } // the contract's reply
      if (!acknowledgedAt.has(orderId)) acknowledgedAt.set(orderId, Date.now())
      return { key, outcome: 'ok', orderId, orderNumber }
    } catch {
      unanswered += 1
      return { key, outcome: 'info' } // cut off: it may have been placed
    }
  }

  const sendUntilAnswered = async (key: string, body: string, history: Sent[]) => {
    for (const deadline = Date.now() + maxPersistence; Date.now() < deadline; await pause(retryWait)) {
      const sent = await send(key, body)
      history.push(sent)
      if (sent.outcome !== 'info') return
    }
    givenUp += 1
  }

  const sendSometimesTwice = async (key: string, body: string, history: Sent[]) => {
    for (let sendings = random.between(1, maxSendings); sendings > 0; sendings -= 1) {
      const sent = await send(key, body)
      history.push(sent)
      if (sent.outcome === 'info') await pause(retryWait)
    }
  }

  const dine = async () => {
    await pause(perSecond ? random.between(0, (diners / perSecond) * 1_000) : 0)
    while (!over.signal.aborted) {
      const started = Date.now()
      const restaurant = random.pick(restaurants)
      const visit = visitOf(restaurant, { tableId: restaurant.tables.one, openedAt: new Date(Date.now() + visitsAhead) })
      const payment = { ...goodPayment(restaurant), visit }
      const body = JSON.stringify(!persistent && random.chance(0.05) ? { ...payment, totalPrice: 1 } : payment)
      const history = histories.get(restaurant.restaurantId) ?? []
      await (persistent ? sendUntilAnswered : sendSometimesTwice)(crypto.randomUUID(), body, history)
      if (perSecond) await pause(Math.max(0, (diners / perSecond) * 1_000 - (Date.now() - started)))
    }
  }
  const all = Promise.all(Array.from({ length: diners }, dine))

  return {
    histories,
    acknowledgedAt,
    acknowledged: () => acknowledgedAt.size,
    figures: () => ({
      sent: [...histories.values()].reduce((sum, { length }) => sum + length, 0),
      acknowledged: acknowledgedAt.size,
      unanswered,
      /** Persistent orders without any response. */
      givenUp,
      withoutRetryAfter,
      /** Responses that are neither an order, a refusal nor a 503. */
      failed: [...statuses].reduce((sum, [status, count]) => (status >= 500 && status !== 503 ? sum + count : sum), 0),
      busy: statuses.get(503) ?? 0,
    }),
    /** Resolves when the last request is finished. */
    stop: async () => {
      over.abort()
      await all
      agent.destroy()
    },
  }
}

export type Load = ReturnType<typeof sendOrders>
