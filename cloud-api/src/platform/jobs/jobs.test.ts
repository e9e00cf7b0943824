import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Connection } from '../db/connect.ts'
import type { ProcessRole } from '../process/process-role.ts'
import { createJobsStore } from './jobs.store.ts'
import { createJobs, type JobOptions } from './jobs.ts'

const hour = 3_600_000

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const openJobs = (options: JobOptions & { role?: ProcessRole } = {}) => {
  const app = Fastify({ logger: false })
  return { app, jobs: createJobs(app, { store: createJobsStore(connection.query), holder: 'a copy', ...options }) }
}

describe('a job of each copy', () => {
  const runsIn = 'each copy'
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('runs first one interval after the app is ready, then periodically until the app closes', async () => {
    const { app, jobs } = openJobs({ role: 'api' })
    let runs = 0
    jobs.add({ name: 'poll', everySeconds: 0.5, runsIn, run: () => (runs += 1) })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(runs).toBe(0)
    await app.ready()
    await vi.advanceTimersByTimeAsync(499)
    expect(runs).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(runs).toBe(3)
    await app.close()
    await vi.advanceTimersByTimeAsync(hour)
    expect(runs).toBe(3)
  })

  test('runs first after firstAfterSeconds, and then at an overriding interval', async () => {
    const { app, jobs } = openJobs({ role: 'api', intervals: { poll: hour } })
    let runs = 0
    jobs.add({ name: 'poll', everySeconds: 1, runsIn, firstAfterSeconds: 0.5, run: () => (runs += 1) })
    await app.ready()
    await vi.advanceTimersByTimeAsync(499)
    expect(runs).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toBe(1)
    await vi.advanceTimersByTimeAsync(hour - 1)
    expect(runs).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toBe(2)
    await app.close()
  })

  test('runs one at a time when it is slow, and closing the app awaits it', async () => {
    const { app, jobs } = openJobs({ role: 'api' })
    const runs: { finish: () => void }[] = []
    jobs.add({ name: 'poll', everySeconds: 0.1, runsIn, run: () => new Promise<void>((resolve) => runs.push({ finish: resolve })) })
    await app.ready()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(runs).toHaveLength(1)
    runs[0]?.finish()
    await vi.advanceTimersByTimeAsync(100)
    expect(runs).toHaveLength(2)
    let isClosed = false
    const closing = app.close().then(() => (isClosed = true))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isClosed).toBe(false)
    runs[1]?.finish()
    await closing
    await vi.advanceTimersByTimeAsync(1_000)
    expect(runs).toHaveLength(2)
  })

  test('is logged with its name when it fails, and runs again', async () => {
    const { app, jobs } = openJobs({ role: 'api' })
    const logged: unknown[] = []
    app.log.error = (entry: unknown) => void logged.push(entry)
    const run = () => {
      throw new Error('no database')
    }
    jobs.add({ name: 'poll', everySeconds: 0.1, runsIn, run })
    await app.ready()
    await vi.advanceTimersByTimeAsync(250)
    expect(logged).toMatchObject([1, 2].map(() => ({ err: { message: 'no database' }, job: 'poll' })))
    await app.close()
  })
})

test.each([
  ['all', ['each copy', 'each worker', 'one copy']],
  ['worker', ['each copy', 'each worker', 'one copy']],
  ['api', ['each copy']],
] as const)('a process with the role %s runs the jobs of %j', async (role, expected) => {
  const { app, jobs } = openJobs({ role })
  const ran = new Set<string>()
  for (const runsIn of ['one copy', 'each worker', 'each copy'] as const)
    jobs.add({ name: `${runsIn} of ${role}`, everySeconds: 0.01, runsIn, run: () => ran.add(runsIn) })
  let turns = 0
  jobs.add({ name: `turns of ${role}`, everySeconds: 0.01, runsIn: 'each copy', run: () => (turns += 1) })
  await app.ready()
  await expect.poll(() => turns >= 5 && ran.size >= expected.length).toBe(true)
  await app.close()
  expect([...ran].toSorted()).toEqual(expected)
})

test('a job in one copy runs periodically; closing the app awaits it and releases its lease', async () => {
  const { app, jobs } = openJobs()
  let runs = 0
  let finish = () => {}
  const run = () => {
    runs += 1
    return runs < 3 ? undefined : new Promise<void>((resolve) => (finish = resolve))
  }
  jobs.add({ name: 'slow', everySeconds: 0.01, run })
  await app.ready()
  await expect.poll(() => runs).toBe(3)
  let isClosed = false
  const closing = app.close().then(() => (isClosed = true))
  await connection.query('select 1', [])
  expect(isClosed).toBe(false)
  finish()
  await closing
  const rows = await connection.query(`select runs, lease_until as "leaseUntil" from jobs where name = 'slow'`, [])
  expect(rows).toEqual([{ runs: 3, leaseUntil: null }])
})

describe('a manual job', () => {
  test('runs only when it is run by name, and its failure reaches the caller', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { app, jobs } = openJobs({ mode: 'manual' })
      let runs = 0
      jobs.add({ name: 'send-sms', everySeconds: 1, runsIn: 'each copy', run: () => (runs += 1) })
      jobs.add({ name: 'prune', everySeconds: 1, run: () => (runs += 1) })
      jobs.add({ name: 'send-mail', everySeconds: 1, run: () => Promise.reject(new Error('no database')) })
      await app.ready()
      await vi.advanceTimersByTimeAsync(24 * hour)
      expect(runs).toBe(0)
      await jobs.run('send-sms')
      await jobs.run('prune')
      expect(runs).toBe(2)
      await expect(jobs.run('send-mail')).rejects.toThrow('no database')
      await app.close()
    } finally {
      vi.useRealTimers()
    }
  })

  test('throws when it was not added, or was added twice', async () => {
    const { jobs } = openJobs({ mode: 'manual' })
    await expect(jobs.run('send-sms')).rejects.toThrow('there is no job send-sms')
    jobs.add({ name: 'send-sms', everySeconds: 1, run: () => {} })
    expect(() => jobs.add({ name: 'send-sms', everySeconds: 1, run: () => {} })).toThrow('the job send-sms was added twice')
  })
})

test('every job of the app runs on an empty database', async () => {
  const api = await startTestApi()
  expect(api.jobNames()).toContain('run-escalations')
  expect(api.jobNames().length).toBeGreaterThan(15)
  for (const name of api.jobNames()) await api.runJob(name)
  await api.close()
})
