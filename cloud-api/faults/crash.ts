// Kills the API again and again while it takes orders, on each database, and checks that every acknowledged order is there exactly once.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createRandom } from '../src/demo/random.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../testing/test-restaurant.ts'
import { checkHistory, type Sent, type Violation } from './history.ts'
import { inFolder, onPostgres, type Place } from './places.ts'
import { readStored } from './read-stored.ts'

const diners = 8
const mostSendings = 3

export type CrashResult = {
  database: string
  kills: number
  sent: number
  acknowledged: number
  unanswered: number
  stored: number
  violations: Violation[]
}

/** Starts the API and gives its address as soon as it answers. */
const startApi = async (env: Record<string, string>, port: number): Promise<ChildProcess> => {
  const api = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      DEMO: 'false',
      NODE_ENV: 'development',
      REDIS_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 1_500; tries += 1) {
    if (api.exitCode !== null) throw new Error(`the API ended with ${api.exitCode}`)
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return api
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('the API does not answer')
}

/** Without a chance to end anything. */
export const killHard = (api: ChildProcess) =>
  new Promise<void>((resolve) => {
    api.once('exit', () => resolve())
    api.kill('SIGKILL')
  })

/** One diner after another, each sending an order up to three times under one key, until told to stop. */
const sendOrders = (address: string, restaurant: TestRestaurant, history: Sent[], random: () => number) => {
  const over = new AbortController()
  const send = async (key: string, body: string): Promise<Sent> => {
    try {
      const answer = await fetch(`${address}/api/payments/process-payment`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body,
        signal: AbortSignal.timeout(5_000),
      })
      const reply = (await answer.json()) as { orderId: string; orderNumber: number } // the contract's reply
      if (answer.ok) return { key, outcome: 'ok', orderId: reply.orderId, orderNumber: reply.orderNumber }
      return { key, outcome: answer.status < 500 ? 'fail' : 'info' }
    } catch {
      return { key, outcome: 'info' } // cut off: it may have been placed
    }
  }
  const dine = async () => {
    while (!over.signal.aborted) {
      const key = crypto.randomUUID()
      const payment = goodPayment(restaurant)
      const body = JSON.stringify(random() < 0.05 ? { ...payment, totalPrice: 1 } : payment)
      const sendings = 1 + Math.floor(random() * mostSendings)
      for (let sending = 0; sending < sendings; sending += 1) history.push(await send(key, body))
    }
  }
  const all = Array.from({ length: diners }, dine)
  return () => {
    over.abort()
    return Promise.all(all)
  }
}

const crash = async (place: Place, kills: number, seed: number): Promise<CrashResult> => {
  const random = createRandom(seed)
  const setUp = await place.open()
  const restaurant = await addRestaurant(setUp.db)
  await setUp.close()
  const history: Sent[] = []
  const port = 20_000 + random.between(0, 9_999)
  for (let kill = 1; kill <= kills; kill += 1) {
    const api = await startApi(place.env, port)
    const stop = sendOrders(`http://127.0.0.1:${port}`, restaurant, history, random.next)
    await new Promise((resolve) => setTimeout(resolve, random.between(20, 800)))
    await killHard(api)
    await stop()
    if (kill % 10 === 0)
      console.log(`  ${place.name}: ${kill} of ${kills} kills, ${history.filter(({ outcome }) => outcome === 'ok').length} acknowledged`)
  }
  const connection = await place.open()
  const stored = await readStored(connection, restaurant.restaurantId)
  await connection.close()
  return {
    database: place.name,
    kills,
    sent: history.length,
    acknowledged: new Set(history.flatMap((sent) => (sent.outcome === 'ok' ? [sent.orderId] : []))).size,
    unanswered: history.filter(({ outcome }) => outcome === 'info').length,
    stored: stored.orders.length,
    violations: checkHistory(history, stored),
  }
}

/** The harness on both databases. The same seed plays the same kills. */
export const crashBoth = async (kills: number, seed: number): Promise<CrashResult[]> => {
  const results: CrashResult[] = []
  for (const make of [inFolder, onPostgres]) {
    const place = await make()
    results.push(await crash(place, kills, seed).finally(place.end))
  }
  return results
}
