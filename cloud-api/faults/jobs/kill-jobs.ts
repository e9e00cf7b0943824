// Kills two copies of the API while both run jobs at the same time and the clock is moved from one day to the next: at each failpoint in turn, and at random
// times. A third copy then finishes what they have left. In the end everything must have been done exactly once.
import { join } from 'node:path'
import { createRandom, type Random } from '../../src/demo/random.ts'
import type { FailpointName } from '../../src/failpoints/failpoints.ts'
import type { Violation } from '../history/history.ts'
import { loadProcess } from '../killable-process.ts'
import type { Place } from '../places.ts'
import { pause, until } from '../start-api.ts'
import type { JobCheck, Step } from './job-check.ts'
import type { JobCommand } from './job-process.ts'

type KillJobsOptions = { kills: number; seed: number; checks: readonly JobCheck[] }

export type KillJobsResult = {
  database: string
  kills: number
  /** How often a copy was killed at each failpoint. */
  hits: Record<string, number>
  notReached: string[]
  /** Kills of copies that had finished by then. */
  idle: number
  counts: Record<string, number>
  violations: Violation[]
}

const file = join(import.meta.dirname, 'job-process.ts')
/** Enough that something is left to do at each time until the last kill. */
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

/** Two of three times the failpoint of this time that was reached least often. */
const choose = (failpoints: readonly FailpointName[], hits: Record<string, number>, random: Random): FailpointName | undefined =>
  random.chance(2 / 3) ? failpoints.toSorted((one, other) => (hits[one] ?? 0) - (hits[other] ?? 0))[0] : undefined

export const killJobs = async (place: Place, { kills, seed, checks }: KillJobsOptions): Promise<KillJobsResult> => {
  const random = createRandom(seed)
  const jobs = checks.flatMap((each) => each.jobs)
  const connection = await place.open()
  const copies = createCopies()
  const start = { dataDir: place.env['DATA_DIR'] ?? '', databaseUrl: place.env['DATABASE_URL'] || undefined }
  const hits: Record<string, number> = {}
  let idle = 0

  /** Two copies run the jobs of this time, and both are killed. */
  const round = async ({ at, failpoints }: Step) => {
    const name = choose(failpoints, hits, random)
    const [first, second] = [copies.take(), copies.take()]
    const failAt = name && { name, passage: hits[name] === 0 ? 1 : random.between(1, 3) }
    await Promise.all([first.send({ start: { ...start, failAt } }), second.send({ start })])
    const left = new Set([first, second])
    for (const copy of left) void copy.send({ run: jobs, at: at.getTime() }).then((answer) => answer && left.delete(copy))
    if (name) await until(() => first.hasEnded() || !left.has(first), maxRound)
    else await pause(random.between(0, maxRandomPause))
    if (name && first.hasEnded()) hits[name] = (hits[name] ?? 0) + 1
    idle += 2 - left.size
    await Promise.all([first.kill(), second.kill()])
  }

  try {
    const restaurants = Math.max(minRestaurants, Math.ceil(kills / killsForRestaurant))
    const steps = (await Promise.all(checks.map((check) => check.setUp(connection, restaurants))))
      .flat()
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    for (const name of steps.flatMap(({ failpoints }) => failpoints)) hits[name] ??= 0
    const rounds = Math.ceil(kills / 2)
    let made = 0
    const last = copies.take()
    await last.send({ start })
    for (const [index, step] of steps.entries()) {
      const target = Math.round(((index + 1) * rounds) / steps.length)
      for (; made < target; made += 1) await round(step)
      await last.send({ run: jobs, at: step.at.getTime() })
      console.log(`  ${place.name}: ${step.at.toISOString()}, ${2 * made} of ${2 * rounds} kills`)
    }
    await last.send('stop')
    const results = await Promise.all(checks.map((check) => check.check(connection)))
    return {
      database: place.name,
      kills: 2 * rounds,
      hits,
      notReached: Object.keys(hits).filter((name) => hits[name] === 0),
      idle,
      counts: Object.assign({}, ...results.map(({ counts }) => counts)) as Record<string, number>, // each is such a record
      violations: results.flatMap(({ violations }) => violations),
    }
  } finally {
    await copies.end()
    await connection.close()
  }
}
