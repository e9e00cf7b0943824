// Kills the API and the gateway while diners pay: at each failpoint in turn, and at random times, with webhooks that are late, doubled, reordered, replayed,
// forged or lost. Then everything is settled, and the books of both sides are compared.
import { createRandom, type Random } from '../../src/demo/random.ts'
import { paymentFailpoints, type FailpointName } from '../../src/failpoints/failpoints.ts'
import type { Violation } from '../history/history.ts'
import type { Place } from '../places.ts'
import { pause, until } from '../start-api.ts'
import { checkPayments } from './check-payments.ts'
import { booksOf } from './payment-books.ts'
import { readOurs, readTheirs } from './read-payments.ts'
import { heal, openWorld, type RunningApi, type World } from './world.ts'

type KillPaymentsOptions = {
  kills: number
  seed: number
  failpoints?: readonly FailpointName[]
  diners?: number
  /** Milliseconds until a process that has not reached its failpoint is killed anyway. */
  patience?: number
}

/** Those that every payment passes, and the steps of placing and moving its order. */
const usualFailpoints = [
  ...paymentFailpoints,
  'before_order_statement',
  'after_order_commit',
  'before_move_statement',
  'after_move_commit',
] as const

/** Each start is this much later, so that what the killed process had claimed is due again, and payments grow old. In milliseconds. */
const laterEachStart = 31_000
const maxRound = 6_000
const sandboxKillEvery = 12

/** Waits until some payments were answered, and a little longer. */
const workAWhile = async ({ load, counters }: World, api: RunningApi, random: Random) => {
  const done = () => load.answered() + counters.moves()
  const before = done()
  await until(() => api.hasEnded() || done() - before >= random.between(4, 16), maxRound)
  await pause(random.between(0, 150))
}

export type KillPaymentsResult = {
  database: string
  kills: number
  atFailpoints: number
  /** How often the API was killed at each failpoint. */
  hits: Record<string, number>
  sandboxKills: number
  /** Answers to diners, and moves by counters. */
  outcomes: number
  moves: number
  /** Figures of the books: orders, payments at the gateway, by state and kind. */
  books: Record<string, number>
  /** In dirhams. */
  sums: ReturnType<typeof booksOf>
  webhooks: Record<string, number>
  /** Answers that are neither an outcome nor a refusal. */
  failed: number
  refusals: Record<string, number>
  notReached: string[]
  left: number
  violations: Violation[]
}

const countBy = <T>(things: readonly T[], nameOf: (thing: T) => string) =>
  Object.fromEntries([...Map.groupBy(things, nameOf)].map(([name, group]) => [name, group.length]))

export const killPayments = async (
  place: Place,
  { kills, seed, failpoints = usualFailpoints, diners = 8, patience = maxRound }: KillPaymentsOptions,
): Promise<KillPaymentsResult> => {
  const random = createRandom(seed)
  const world = await openWorld(place, random, diners)
  const hits = Object.fromEntries(failpoints.map((name) => [name, 0]))
  let [atFailpoints, sandboxKills] = [0, 0]
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      // Two of three kills are at a failpoint.
      const name = kill % 3 === 2 ? undefined : failpoints[(kill - Math.floor(kill / 3)) % failpoints.length]
      const api = await world.startApi(name && { failAt: { name, passage: random.between(1, 3) } })
      if (kill % sandboxKillEvery === sandboxKillEvery - 1) {
        sandboxKills += 1
        await pause(random.between(0, 200))
        await world.killSandbox()
      }
      if (name === undefined) await workAWhile(world, api, random)
      else if (await until(api.hasEnded, patience)) {
        atFailpoints += 1
        hits[name] = (hits[name] ?? 0) + 1
      }
      if (api.hasEnded() && api.ending() !== 'SIGKILL') throw new Error(`the API ended by itself with ${api.ending()}`)
      await api.kill()
      await world.pass(laterEachStart)
      if ((kill + 1) % 25 === 0)
        console.log(`  ${place.name}: ${kill + 1} of ${kills} kills, ${world.load.figures().outcomes} payments answered`)
    }
    const left = await heal(world)
    await world.end()
    const connection = await place.open()
    const ours = await readOurs(connection, world.restaurantIds)
    const history = { ...ours, ...readTheirs(world.file), outcomes: world.load.outcomes, shownDays: world.counters.shownDays() }
    await connection.close()
    const forged = world.webhooks.forgeriesTaken.map((detail) => ({ what: 'a forged webhook was taken', detail }))
    const { outcomes, failed } = world.load.figures()
    return {
      database: place.name,
      kills,
      atFailpoints,
      hits,
      sandboxKills,
      outcomes,
      moves: world.counters.moves(),
      books: {
        orders: history.orders.length,
        ...countBy(history.orders, ({ state }) => state),
        'accepted, not cancelled': history.orders.filter(({ isAccepted, status }) => isAccepted && status !== 'Cancelled').length,
        'payments at the gateway': history.gateway.length,
        'day closes': history.closedDays.reduce((count, { days }) => count + days.length, 0),
      },
      sums: booksOf(history),
      webhooks: world.webhooks.counts,
      failed,
      refusals: Object.fromEntries(world.load.statuses),
      notReached: Object.keys(hits).filter((name) => hits[name] === 0),
      left,
      violations: [...forged, ...checkPayments(history)],
    }
  } finally {
    await world.end()
  }
}
