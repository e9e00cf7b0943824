// Everything in the payments' fault test: the API and the gateway, each in a process of its own that is killed, the webhooks between them,
// diners and counters.
import { join } from 'node:path'
import type { Random } from '../../src/demo/random.ts'
import { restaurants as restaurantsTable } from '../../src/people/restaurants/restaurants.table.ts'
import { addRestaurant, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { freePort } from '../../testing/servers/free-port.ts'
import type { Place } from '../places.ts'
import { loadProcess } from '../killable-process.ts'
import { pause } from '../start-api.ts'
import { openAcceptingCounters } from './accepting-counters.ts'
import type { ApiCommand, ApiStart } from './api-process.ts'
import { createDinerClient } from './diner-client.ts'
import { startPayingDiners } from './paying-diners.ts'
import type { SandboxCommand } from './sandbox-process.ts'
import { startSharingDiners } from './sharing-diners.ts'
import { openWebhookFaults } from './webhook-faults.ts'

/** Seconds. An order that no counter accepts is missed after some starts; no restaurant becomes unreachable. */
const escalation = { louderAfter: 30, smsAfter: 86_400, unreachableAfter: 86_400, missedAfter: 600, smsNumbers: [], holdNewPhones: false }
/**
 * Seconds between the runs that settle everything: abandoned challenges fail after 15 minutes, and rare look-ups follow 10 minutes later.
 */
const healing = [31, 31, 1_200, 700, 700, 300, 300, 31, 31]
/**
 * Seconds until the next run, for work that a busy machine has not settled and orders that counters have not finished; at most this many
 * runs without progress.
 */
const later = 300
const maxLater = 40
/** Timeout in milliseconds for calls to the gateway, which is long enough for a busy machine. */
const patientTimeout = 20_000

const setUp = async (place: Place, count: number) => {
  const connection = await place.open()
  const restaurants: TestRestaurant[] = []
  for (let made = 0; made < count; made += 1) restaurants.push(await addRestaurant(connection.db))
  await connection.db.update(restaurantsTable).set({ escalation })
  await connection.close()
  return restaurants
}

/** Runs one process while a second one has already loaded its modules. */
const createRunner = (name: string) => {
  const file = join(import.meta.dirname, name)
  let next = loadProcess(file)
  let current: typeof next | undefined
  return {
    current: () => current,
    start: async (command: ApiCommand | SandboxCommand) => {
      current = next
      next = loadProcess(file)
      await current.send(command)
      return current
    },
    end: async () => {
      await Promise.all([current?.kill(), next.kill()])
    },
  }
}

type Load = { random: Random; diners: number; apiUrl: string; sandboxUrl: string }

/** Starts the diners; half as many share a table's bill as pay when they order. */
const startDiners = (restaurants: readonly TestRestaurant[], { random, diners, apiUrl, sandboxUrl }: Load) => {
  const client = createDinerClient({ random, apiUrl, sandboxUrl })
  const paying = startPayingDiners({ restaurants, random, diners, client })
  const sharing = startSharingDiners({ restaurants, random, diners: Math.ceil(diners / 2), client })
  return {
    outcomes: paying.outcomes,
    shareOutcomes: sharing.outcomes,
    /** Number of answers of any kind. */
    answered: () => paying.answered() + sharing.answered(),
    statuses: client.statuses,
    failed: () => [...client.statuses].filter(([name]) => / 500 /.test(name)).length,
    /** Resolves when the last request is finished. */
    stop: async () => {
      client.end()
      await Promise.all([paying.ended, sharing.ended])
    },
  }
}

export const openWorld = async (place: Place, random: Random, diners: number) => {
  const restaurants = await setUp(place, 2)
  const [apiPort, sandboxPort] = [await freePort(), await freePort()]
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const dataDir = place.env['DATA_DIR'] ?? ''
  const file = join(dataDir, 'gateway-under-test.db')
  let ahead = 0
  const webhooks = await openWebhookFaults({ random, target: apiUrl, now: () => new Date(Date.now() + ahead) })
  const apis = createRunner('api-process.ts')
  const sandboxes = createRunner('sandbox-process.ts')
  const startSandbox = () => sandboxes.start({ start: { file, port: sandboxPort, ahead } })
  await startSandbox()
  const load = startDiners(restaurants, { random, diners, apiUrl, sandboxUrl })
  const counters = openAcceptingCounters(restaurants, { url: apiUrl, random })

  return {
    file,
    restaurantIds: restaurants.map(({ restaurantId }) => restaurantId),
    webhooks,
    load,
    counters,
    startApi: ({ failAt, gatewayTimeout }: Pick<ApiStart, 'failAt' | 'gatewayTimeout'> = {}) => {
      const databaseUrl = place.env['DATABASE_URL'] || undefined
      return apis.start({
        start: { dataDir, databaseUrl, port: apiPort, publicUrl: webhooks.url, sandboxUrl, ahead, failAt, gatewayTimeout },
      })
    },
    pass: async (milliseconds: number) => {
      ahead += milliseconds
      await sandboxes.current()?.send({ ahead })
    },
    ahead: () => ahead,
    killSandbox: async () => {
      await sandboxes.current()?.kill()
      await pause(random.between(0, 300))
      await startSandbox()
    },
    end: async () => {
      await load.stop()
      await counters.end()
      await webhooks.whenIdle()
      webhooks.close()
      await Promise.all([apis.end(), sandboxes.end()])
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
export type RunningApi = Awaited<ReturnType<World['startApi']>>

/** Settles everything that time and the gateway can settle, then closes the day of each restaurant. Returns the unsettled rest. */
export const heal = async (world: World) => {
  const api = await world.startApi({ gatewayTimeout: patientTimeout })
  await world.load.stop()
  const settleLater = async (seconds: number) => {
    await world.pass(seconds * 1_000)
    await api.send({ ahead: world.ahead() })
    await world.webhooks.whenIdle()
    await world.counters.nextTurns()
    return api.send('settle')
  }
  const settleAll = async () => {
    let left = Number(await settleLater(later))
    for (let stuck = 0; left !== 0 && stuck < maxLater;) {
      const next = Number(await settleLater(later))
      stuck = next < left ? 0 : stuck + 1
      left = Math.min(left, next)
    }
    return left
  }
  for (const seconds of healing) await settleLater(seconds)
  await settleAll()
  await world.counters.stop()
  await world.webhooks.whenIdle()
  const left = await settleAll() // the last requests of the counters
  await world.counters.closeDays()
  await api.send('stop')
  return left
}
