// Kills the API and the gateway while diners pay: at each failpoint in turn, and at random times, with webhooks that are late, doubled,
// reordered, replayed, forged or lost. Then everything is settled, and the books of both sides are compared.
import { createRandom, type Random } from '../../src/demo/random.ts'
import { moneyFailpoints, paymentFailpoints, type FailpointName } from '../../src/platform/process/failpoints.ts'
import type { Violation } from '../history/history.ts'
import type { Place } from '../places.ts'
import { pause, until } from '../start-api.ts'
import { checkPayments } from './checker/check-payments.ts'
import { countPayments } from './checker/count-payments.ts'
import { booksOf } from './checker/payment-books.ts'
import { describeOrders } from './describe-orders.ts'
import { readOurs, readTheirs, readUnsettled } from './read-payments.ts'
import { heal, openWorld, type RunningApi, type World } from './world.ts'

type KillPaymentsOptions = {
  kills: number
  seed: number
  failpoints?: readonly FailpointName[]
  diners?: number
  /** Milliseconds until a process that has not reached its failpoint is killed anyway. */
  patience?: number
}

/** Failpoints that every payment passes, and the steps of placing and moving its order. */
const usualFailpoints = [
  ...paymentFailpoints,
  ...moneyFailpoints,
  'before_order_statement',
  'after_order_commit',
  'before_move_statement',
  'after_move_commit',
] as const

/** Milliseconds by which the clock moves on at each start, so that claims of the killed process are due again, and payments grow old. */
const laterEachStart = 31_000
const maxRound = 6_000
/** Factor for the waiting time at a failpoint that was not reached yet: some are passed rarely, and the machine may be busy. */
const firstRound = 4
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
  /** Number of kills of the API at each failpoint. */
  hits: Record<string, number>
  sandboxKills: number
  /** Numbers of outcomes that diners were shown for payments and shares, and of moves by counters. */
  outcomes: number
  shareOutcomes: number
  moves: number
  /** Figures of the books: orders and payments at the gateway, by state and kind. */
  books: Record<string, number>
  /** In dirhams. */
  sums: ReturnType<typeof booksOf>
  webhooks: Record<string, number>
  /** Answers that are neither an outcome nor a refusal. */
  failed: number
  refusals: Record<string, number>
  notReached: string[]
  left: number
  /** Number of unsettled things by kind. */
  unsettled: Record<string, number>
  violations: Violation[]
  /** Descriptions of the wrong orders. */
  inQuestion: string[]
}

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
      const api = await world.startApi(name && { failAt: { name, passage: hits[name] === 0 ? 1 : random.between(1, 3) } })
      if (kill % sandboxKillEvery === sandboxKillEvery - 1) {
        sandboxKills += 1
        await pause(random.between(0, 200))
        await world.killSandbox()
      }
      if (name === undefined) await workAWhile(world, api, random)
      else if (await until(api.hasEnded, patience * (hits[name] === 0 ? firstRound : 1))) {
        atFailpoints += 1
        hits[name] = (hits[name] ?? 0) + 1
      }
      if (api.hasEnded() && api.ending() !== 'SIGKILL') throw new Error(`the API ended by itself with ${api.ending()}`)
      await api.kill()
      await world.pass(laterEachStart)
      if ((kill + 1) % 25 === 0)
        console.log(
          `  ${place.name}: ${kill + 1} of ${kills} kills, ${world.load.outcomes.length} payments and ${world.load.shareOutcomes.length} shares answered`,
        )
    }
    const left = await heal(world)
    await world.end()
    const connection = await place.open()
    const ours = await readOurs(connection, world.restaurantIds)
    const { outcomes, shareOutcomes } = world.load
    const history = { ...ours, ...readTheirs(world.file), outcomes, shareOutcomes, shown: world.counters.shown() }
    const forged = world.webhooks.forgeriesTaken.map((detail) => ({ what: 'a forged webhook was taken', detail }))
    const violations = [...forged, ...checkPayments(history)]
    const inQuestion = await describeOrders(connection, { history, violations, answersAbout: world.counters.answersAbout })
    const unsettled = await readUnsettled(connection)
    await connection.close()
    return {
      database: place.name,
      kills,
      atFailpoints,
      hits,
      sandboxKills,
      outcomes: outcomes.length,
      shareOutcomes: shareOutcomes.length,
      moves: world.counters.moves(),
      books: countPayments(history),
      sums: booksOf(history),
      webhooks: world.webhooks.counts,
      failed: world.load.failed() + world.counters.refusals().filter(([name]) => / 500 /.test(name)).length,
      refusals: Object.fromEntries([...world.load.statuses, ...world.counters.refusals()]),
      notReached: Object.keys(hits).filter((name) => hits[name] === 0),
      left,
      unsettled,
      violations,
      inQuestion,
    }
  } finally {
    await world.end()
  }
}
