// Kills two copies of the API while both run jobs and answer requests at the same time and the clock is moved from one day to the next: at
// each failpoint in turn, and at random times. A third copy then finishes the remaining work. In the end everything must have been done
// exactly once.
import { join } from 'node:path'
import { createRandom } from '../../src/demo/random.ts'
import type { FailpointName } from '../../src/platform/process/failpoints.ts'
import type { Violation } from '../history/history.ts'
import { loadProcess } from '../killable-process.ts'
import type { Place } from '../places.ts'
import { pause, until } from '../start-api.ts'
import type { JobCheck, Step } from './job-check.ts'
import { openJobGateway } from './job-gateway.ts'
import type { JobCommand } from './job-process.ts'

/** `atRandom`: whether a third of the kills happens at random times instead of failpoints. */
type KillJobsOptions = { kills: number; seed: number; check: JobCheck; atRandom?: boolean }

export type KillJobsResult = {
  database: string
  kills: number
  /** Number of kills at each failpoint. */
  hits: Record<string, number>
  notReached: string[]
  /** Kills of copies that had already finished. */
  idle: number
  counts: Record<string, number>
  violations: Violation[]
}

const file = join(import.meta.dirname, 'job-process.ts')
/** Enough restaurants that work remains at each time until the last kill. */
const killsForRestaurant = 2
const minRestaurants = 3
/** Milliseconds. */
const maxRound = 60_000
const maxRandomPause = 80

type Copy = Omit<ReturnType<typeof loadProcess>, 'send'> & { send: (command: JobCommand) => Promise<unknown> }

/** Copies that have loaded their modules while others work. */
const createCopies = () => {
  const loaded: Copy[] = []
  const started: Copy[] = []
  const load = () => loaded.push(loadProcess(file))
  load()
  load()
  return {
    take: (): Copy => {
      load()
      const copy = loaded.shift() ?? loadProcess(file)
      started.push(copy)
      return copy
    },
    end: async () => {
      await Promise.all([...loaded, ...started].map((copy) => copy.kill()))
    },
  }
}

/** Returns the failpoint of this step that was reached least often. */
const choose = (failpoints: readonly FailpointName[], hits: Record<string, number>): FailpointName | undefined =>
  failpoints.toSorted((one, other) => (hits[one] ?? 0) - (hits[other] ?? 0))[0]

export const killJobs = async (place: Place, { kills, seed, check, atRandom = true }: KillJobsOptions): Promise<KillJobsResult> => {
  const random = createRandom(seed)
  const connection = await place.open()
  const gateway = await openJobGateway()
  const copies = createCopies()
  const { url: gatewayUrl, publicUrl } = gateway
  const start = { dataDir: place.env['DATA_DIR'] ?? '', databaseUrl: place.env['DATABASE_URL'] || undefined, gatewayUrl, publicUrl }
  const hits: Record<string, number> = {}
  let idle = 0

  const workOf = async ({ at, requests }: Step) => ({ run: check.jobs, at: at.getTime(), requests: (await requests?.()) ?? [] })

  /** Runs the jobs of this step in two copies and kills both. */
  const round = async (step: Step) => {
    const { failpoints } = step
    const name = atRandom && random.chance(1 / 3) ? undefined : choose(failpoints, hits)
    const both = [copies.take(), copies.take()]
    const isNew = name !== undefined && hits[name] === 0
    const failAt = name && { name, passage: isNew ? 1 : random.between(1, 3) }
    // Until a failpoint has been reached, both copies end there: otherwise the other copy may do all the work that leads to it.
    const armed = both.slice(0, isNew ? 2 : 1)
    await Promise.all(both.map((copy) => copy.send({ start: { ...start, failAt: armed.includes(copy) ? failAt : undefined } })))
    const left = new Set(both)
    const work = await workOf(step)
    for (const copy of both) void copy.send(work).then((answer) => answer && left.delete(copy))
    const hasHit = () => armed.some((copy) => copy.hasEnded())
    if (name) await until(() => hasHit() || !armed.some((copy) => left.has(copy)), maxRound)
    else await pause(random.between(0, maxRandomPause))
    if (name && hasHit()) hits[name] = (hits[name] ?? 0) + 1
    idle += 2 - left.size
    await Promise.all(both.map((copy) => copy.kill()))
  }

  try {
    const restaurants = Math.max(minRestaurants, Math.ceil(kills / killsForRestaurant))
    const world = { connection, gateway }
    const steps = await check.setUp(world, restaurants)
    const killing = steps.filter(({ failpoints }) => failpoints.length > 0)
    for (const name of steps.flatMap(({ failpoints }) => failpoints)) hits[name] ??= 0
    const rounds = Math.ceil(kills / 2)
    let made = 0
    const last = copies.take()
    await last.send({ start })
    for (const step of steps) {
      gateway.moveTo(step.at)
      const target = Math.round(((killing.indexOf(step) + 1) * rounds) / killing.length)
      for (; made < target; made += 1) await round(step)
      await last.send(await workOf(step))
      console.log(`  ${place.name}: ${step.at.toISOString()}, ${2 * made} of ${2 * rounds} kills`)
    }
    await last.send('stop')
    return {
      database: place.name,
      kills: 2 * rounds,
      hits,
      notReached: Object.keys(hits).filter((name) => hits[name] === 0),
      idle,
      ...(await check.check(world)),
    }
  } finally {
    await copies.end()
    await gateway.close()
    await connection.close()
  }
}
