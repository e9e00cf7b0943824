// Also on PGlite: a lease is taken by one statement, with the database's locks.
// Copies of the API that share the jobs of one database, on a clock that the test sets.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Connection } from '../db/connect.ts'
import { createDeleteOldJobs } from './delete-old-jobs.ts'
import { createJobsStore, leaseSeconds } from './jobs.store.ts'
import { createLeasedJobs } from './leased-jobs.ts'

let connection: Connection
let now = new Date('2026-11-20T18:00:00Z')
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000))
const unixSeconds = () => now.getTime() / 1_000

beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

type Run = { by: string; finish: () => void; fail: (message: string) => void }

/** Opens copies with the same job; a run lasts until the test ends it. The first turn of all adds the job's row, a later turn runs it. */
const openCopies = async (name: string, seconds: number, holders = ['first', 'second']) => {
  const runs: Run[] = []
  const errors: unknown[] = []
  const copies = holders.map((holder) => {
    const store = createJobsStore(connection.query, () => now)
    const copy = createLeasedJobs({ store, holder, onError: (error) => errors.push(error) })
    const run = () =>
      new Promise<void>((resolve, reject) => runs.push({ by: holder, finish: resolve, fail: (message) => reject(new Error(message)) }))
    copy.add({ name, seconds, run })
    return copy
  })
  await copies[0]?.takeTurn()
  return { copies, runs, errors, by: () => runs.map(({ by }) => by) }
}

type Stored = {
  holder: string | null
  isLeased: boolean
  lastError: string | null
  runs: number
  failures: number
  startedAt: number
  finishedAt: number
}

/** Times in Unix seconds. */
const stored = async (name: string) => {
  const [row] = await connection.query<Stored>(
    `select holder, lease_until is not null as "isLeased", last_error as "lastError", runs, failures,
       extract(epoch from last_started_at)::int as "startedAt", extract(epoch from last_finished_at)::int as "finishedAt"
     from jobs where name = $1::text`,
    [name],
  )
  return row
}

test('one of two copies runs a due job, and the other may run it one interval later', async () => {
  const { copies, runs, by } = await openCopies('shared', 60)
  await copies[0]?.takeTurn()
  await copies[1]?.takeTurn()
  expect(by()).toEqual(['first'])
  runs[0]?.finish()
  await copies[0]?.whenIdle()
  pass(50)
  await copies[0]?.takeTurn()
  await copies[1]?.takeTurn()
  expect(by()).toEqual(['first'])
  pass(10)
  await copies[1]?.takeTurn()
  await copies[0]?.takeTurn()
  expect(by()).toEqual(['first', 'second'])
})

test('one of twenty copies that take their turn at the same time runs a due job', async () => {
  const holders = Array.from({ length: 20 }, (_, index) => `copy ${index}`)
  const { copies, runs } = await openCopies('contended', 60, holders)
  for (let round = 1; round <= 5; round += 1) {
    await Promise.all(copies.map((copy) => copy.takeTurn()))
    expect(runs).toHaveLength(round)
    runs[round - 1]?.finish()
    await Promise.all(copies.map((copy) => copy.whenIdle()))
    pass(60)
  }
})

describe('a lease', () => {
  test('is renewed by its holder however long a run takes', async () => {
    const { copies, runs, by } = await openCopies('long', 1)
    await copies[0]?.takeTurn()
    for (let turn = 0; turn < 30; turn += 1) {
      pass(leaseSeconds - 1)
      await copies[0]?.takeTurn()
      await copies[1]?.takeTurn()
    }
    expect(by()).toEqual(['first'])
    runs[0]?.finish()
    await copies[0]?.whenIdle()
    expect(await stored('long')).toMatchObject({ isLeased: false, runs: 1 })
  })

  test('of a holder that died ends, and another copy takes the job over', async () => {
    const { copies, by } = await openCopies('left', 1)
    await copies[0]?.takeTurn()
    expect(await stored('left')).toMatchObject({ holder: 'first', isLeased: true, runs: 0 })
    pass(leaseSeconds - 1)
    await copies[1]?.takeTurn()
    expect(by()).toEqual(['first'])
    pass(1)
    await copies[1]?.takeTurn()
    expect(by()).toEqual(['first', 'second'])
    expect(await stored('left')).toMatchObject({ holder: 'second', isLeased: true })
  })

  test('is not released by its former holder after it was taken over', async () => {
    const { copies, runs, by } = await openCopies('frozen', 1, ['first', 'second', 'third'])
    await copies[0]?.takeTurn()
    pass(leaseSeconds)
    await copies[1]?.takeTurn()
    runs[0]?.finish()
    await copies[0]?.whenIdle()
    pass(leaseSeconds / 2)
    await copies[2]?.takeTurn()
    expect(by()).toEqual(['first', 'second'])
    expect(await stored('frozen')).toMatchObject({ holder: 'second', isLeased: true, runs: 1 })
  })

  test.each([-3_600, -86_400])('does not stop a job when the clock moves by %i seconds', async (jump) => {
    const { copies, runs, by } = await openCopies(`moved by ${jump}`, 60)
    await copies[0]?.takeTurn()
    pass(jump)
    await copies[1]?.takeTurn()
    expect(by()).toEqual(['first', 'second'])
    runs[1]?.finish()
    await copies[1]?.whenIdle()
    pass(60)
    await copies[1]?.takeTurn()
    expect(by()).toEqual(['first', 'second', 'second'])
  })
})

test('the last run is stored with its times, and its error until a run succeeds', async () => {
  const { copies, runs, errors } = await openCopies('recorded', 60)
  const [copy] = copies
  await copy?.takeTurn()
  const start = unixSeconds()
  pass(5)
  runs[0]?.fail('no store')
  await copy?.whenIdle()
  const afterFailure = { lastError: 'no store', runs: 1, failures: 1, isLeased: false, startedAt: start, finishedAt: start + 5 }
  expect(await stored('recorded')).toMatchObject(afterFailure)
  expect(errors).toEqual([new Error('no store')])
  pass(60)
  await copy?.takeTurn()
  runs[1]?.finish()
  await copy?.whenIdle()
  expect(await stored('recorded')).toMatchObject({ lastError: null, runs: 2, failures: 1, startedAt: start + 65 })
})

test('runs that could not be stored are stored with a later turn', async () => {
  const name = 'through an outage'
  let isAway = false
  const store = createJobsStore(connection.query, () => now)
  const finish: typeof store.finish = (...given) => (isAway ? Promise.reject(new Error('no database')) : store.finish(...given))
  const copy = createLeasedJobs({ store: { ...store, finish }, holder: 'cut off', onError: () => {} })
  copy.add({ name, seconds: 60, run: () => (isAway = true) })
  await copy.takeTurn()
  await copy.takeTurn()
  await copy.whenIdle()
  await copy.runOnce({ name, run: () => Promise.reject(new Error('failed')) })
  await expect(copy.takeTurn()).rejects.toThrow('no database')
  expect(await stored(name)).toMatchObject({ runs: 0, isLeased: true })
  isAway = false
  await copy.takeTurn()
  expect(await stored(name)).toMatchObject({ runs: 2, failures: 1, lastError: 'failed', isLeased: false })
})

test('a job of each worker stores its runs without a lease', async () => {
  const name = 'without a lease'
  const copy = createLeasedJobs({ store: createJobsStore(connection.query, () => now), holder: 'sender', onError: () => {} })
  await copy.runOnce({ name, run: () => {} })
  await copy.takeTurn()
  expect(await stored(name)).toMatchObject({ holder: null, isLeased: false, runs: 1, startedAt: unixSeconds() })
  pass(7)
  await copy.runOnce({ name, run: () => {} })
  await copy.runOnce({ name, run: () => {} })
  await copy.takeTurn()
  expect(await stored(name)).toMatchObject({ holder: null, runs: 3, startedAt: unixSeconds(), finishedAt: unixSeconds() })
})

test('a job is deleted thirty days after its last run', async () => {
  const name = 'of an old release'
  const { copies, runs } = await openCopies(name, 60)
  await copies[0]?.takeTurn()
  runs[0]?.finish()
  await copies[0]?.whenIdle()
  const deleteOldJobs = createDeleteOldJobs(createJobsStore(connection.query), () => now)
  pass(30 * 86_400)
  await deleteOldJobs()
  expect(await stored(name)).toBeDefined()
  pass(1)
  await deleteOldJobs()
  expect(await stored(name)).toBeUndefined()
})
