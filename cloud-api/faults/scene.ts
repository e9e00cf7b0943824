// Shared setup of the crash tests: restaurants, diners who keep ordering, counters, and the final checks.
import { createRandom } from '../src/demo/random.ts'
import { restaurants as restaurantsTable } from '../src/people/restaurants/restaurants.table.ts'
import { addRestaurant, type TestRestaurant } from '../testing/test-restaurant.ts'
import { checkCounter, checkMoves } from './history/counter-history.ts'
import { openCounter, type Counter } from './clients/counter.ts'
import { checkHistory, type Violation } from './history/history.ts'
import type { Place } from './places.ts'
import { readStored } from './history/read-stored.ts'
import { sendOrders, type Load, type LoadOptions } from './clients/send-orders.ts'
import { pause } from './start-api.ts'

/** Seconds. Long enough that no order is missed and no restaurant becomes unreachable, even when the clock jumps by a day. */
const never = 30 * 86_400
const unhurried = { louderAfter: 30, smsAfter: 60, unreachableAfter: never, missedAfter: never + 1, smsNumbers: [], holdNewPhones: false }

/** Maximum milliseconds until all counters are idle and consistent after the last fault. */
const maxSettling = 30_000

export type Judged = {
  acknowledged: number
  stored: number
  lost: number
  twice: number
  missed: number
  /** Seconds until all counters were idle and consistent. */
  settledSeconds: number
  violations: Violation[]
}

const numberOf = (violations: Violation[], ...kinds: string[]) => violations.filter(({ what }) => kinds.includes(what)).length

export const openScene = async (place: Place, { restaurants: count, seed }: { restaurants: number; seed: number }) => {
  const random = createRandom(seed)
  const restaurants: TestRestaurant[] = []
  const setUp = await place.open()
  for (let made = 0; made < count; made += 1) restaurants.push(await addRestaurant(setUp.db))
  await setUp.db.update(restaurantsTable).set({ escalation: unhurried })
  await setUp.close()
  const counters: Counter[] = []
  let load: Load | undefined

  /** Resolves with the seconds that it took. The API must be up and the diners stopped. */
  const settle = async (): Promise<number | undefined> => {
    const started = Date.now()
    for (let quiet = 0; Date.now() - started < maxSettling; await pause(200)) {
      const current = await Promise.all(counters.map((counter) => counter.isCurrent().catch(() => false)))
      quiet = current.every(Boolean) ? quiet + 1 : 0
      if (quiet === 3) return (Date.now() - started) / 1_000
    }
    return undefined
  }

  const judgeRestaurant = async (restaurantId: string, connection: Awaited<ReturnType<Place['open']>>) => {
    const own = counters.filter((counter) => counter.restaurantId === restaurantId)
    const moves = own.flatMap((counter) => counter.moves)
    const stored = await readStored(connection, restaurantId, new Set(moves.map(({ key }) => key)))
    const violations = [
      ...checkHistory(load?.histories.get(restaurantId) ?? [], stored),
      ...own.flatMap(({ saw }) => checkCounter(saw, stored)),
      ...checkMoves(moves, stored),
    ]
    return { stored: stored.orders.length, violations }
  }

  return {
    random,
    restaurants,
    counters,
    /** Opens a counter of each restaurant at that instance. Only the first instance's counters acknowledge and accept. */
    openCounters: (url: string) => {
      const acts = counters.length === 0
      for (const [index, restaurant] of restaurants.entries())
        counters.push(openCounter({ name: `counter ${index + 1} at ${url}`, url, restaurant, acts }))
    },
    startLoad: (options: Omit<LoadOptions, 'restaurants' | 'random'>) => (load = sendOrders({ ...options, restaurants, random })),
    /** Stops the diners and waits until all counters are idle. The API must be up. */
    finish: async () => {
      await load?.stop()
      const settledSeconds = await settle()
      await Promise.all(counters.map((counter) => counter.end()))
      return settledSeconds
    },
    /** Stops everything immediately after a failure. */
    abandon: async () => {
      await Promise.all(counters.map((counter) => counter.end()))
      await load?.stop()
    },
    /** Reads the database. PGlite must no longer be open in an API. */
    judge: async (settledSeconds: number | undefined): Promise<Judged> => {
      const connection = await place.open()
      const results: Awaited<ReturnType<typeof judgeRestaurant>>[] = []
      for (const { restaurantId } of restaurants) results.push(await judgeRestaurant(restaurantId, connection))
      await connection.close()
      const violations = results.flatMap((result) => result.violations)
      if (settledSeconds === undefined) violations.push({ what: 'not idle and consistent in time', detail: `${maxSettling} ms` })
      return {
        acknowledged: load?.acknowledged() ?? 0,
        stored: results.reduce((sum, { stored }) => sum + stored, 0),
        lost: numberOf(violations, 'lost', 'an acknowledged move is gone'),
        twice: numberOf(violations, 'stored twice', 'one key, two orders', 'an order twice at a counter', 'accepted twice'),
        missed: numberOf(violations, 'missed by a counter', 'a gap at a counter'),
        settledSeconds: settledSeconds ?? Infinity,
        violations,
      }
    },
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>
