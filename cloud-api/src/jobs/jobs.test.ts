import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApi } from '../../testing/test-api.ts'
import { jobIntervals, type JobName } from './job-intervals.ts'
import { createJobs, type JobOptions } from './jobs.ts'

const hour = 3_600_000

const openJobs = (options: JobOptions) => {
  const app = Fastify({ logger: false })
  return { app, jobs: createJobs(app, options) }
}

describe('a scheduled job', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('runs first one interval after the app is ready, then periodically until the app closes', async () => {
    const { app, jobs } = openJobs({ intervals: { 'poll-feed': 500 } })
    let runs = 0
    jobs.add('poll-feed', () => (runs += 1))
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

  test('runs as often as jobIntervals says, and first after atStart', async () => {
    const { app, jobs } = openJobs({})
    let runs = 0
    jobs.add('delete-old-events', () => (runs += 1), { atStart: 500 })
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

  test('that is slow runs one at a time, and closing the app awaits it', async () => {
    const { app, jobs } = openJobs({ intervals: { 'send-mail': 100 } })
    const runs: { finish: () => void }[] = []
    jobs.add('send-mail', () => new Promise<void>((resolve) => runs.push({ finish: resolve })))
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

  test('that fails is logged with its name and runs again', async () => {
    const { app, jobs } = openJobs({ intervals: { 'run-escalations': 100 } })
    const logged: unknown[] = []
    app.log.error = (entry: unknown) => void logged.push(entry)
    let runs = 0
    jobs.add('run-escalations', () => {
      runs += 1
      throw new Error('no database')
    })
    await app.ready()
    await vi.advanceTimersByTimeAsync(250)
    expect(runs).toBe(2)
    expect(logged).toMatchObject([1, 2].map(() => ({ err: { message: 'no database' }, job: 'run-escalations' })))
    await app.close()
  })
})

describe('a manual job', () => {
  test('runs only when it is run by name, and its failure reaches the caller', async () => {
    vi.useFakeTimers()
    try {
      const { app, jobs } = openJobs({ mode: 'manual', intervals: { 'send-sms': 1 } })
      let runs = 0
      jobs.add('send-sms', () => (runs += 1), { atStart: 500 })
      jobs.add('send-mail', () => Promise.reject(new Error('no database')))
      await app.ready()
      await vi.advanceTimersByTimeAsync(24 * hour)
      expect(runs).toBe(0)
      await jobs.run('send-sms')
      expect(runs).toBe(1)
      await expect(jobs.run('send-mail')).rejects.toThrow('no database')
      await app.close()
    } finally {
      vi.useRealTimers()
    }
  })

  test('that was not added, or was added twice, throws', async () => {
    const { jobs } = openJobs({ mode: 'manual' })
    await expect(jobs.run('send-sms')).rejects.toThrow('there is no job send-sms')
    jobs.add('send-sms', () => {})
    expect(() => jobs.add('send-sms', () => {})).toThrow('the job send-sms was added twice')
  })
})

test('the app has every job of jobIntervals, and each runs on an empty database', async () => {
  const api = await startTestApi()
  for (const name of Object.keys(jobIntervals)) await api.runJob(name as JobName) // the keys are the names
  await api.close()
})
