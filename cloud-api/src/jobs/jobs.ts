// Background jobs. Each job has a name and runs periodically while the app runs; in tests it runs only when a test
// runs it.
import type { FastifyInstance } from 'fastify'
import { jobIntervals, type JobName } from './job-intervals.ts'
import { runPeriodically } from './run-periodically.ts'

export type JobOptions = {
  /** `manual`: jobs run only through `run`. */
  mode?: 'scheduled' | 'manual'
  /** Intervals in milliseconds that override `jobIntervals`. */
  intervals?: Partial<Record<JobName, number>>
}

type Run = () => unknown

export type Jobs = {
  /**
   * `atStart`: delay of the first run after the app is ready, in milliseconds. Throws when the name was added before.
   */
  add: (name: JobName, run: Run, options?: { atStart?: number }) => void
  /** Runs a job once, now. Rejects with the job's error, or for an unknown name. */
  run: (name: JobName) => Promise<void>
}

/**
 * Creates the jobs of an app. They start when it is ready; when it closes, running jobs are awaited before anything
 * else is closed.
 */
export const createJobs = (app: FastifyInstance, { mode = 'scheduled', intervals = {} }: JobOptions = {}): Jobs => {
  const jobs = new Map<JobName, Run>()
  return {
    add: (name, run, { atStart } = {}) => {
      if (jobs.has(name)) throw new Error(`the job ${name} was added twice`)
      jobs.set(name, run)
      if (mode === 'manual') return
      const milliseconds = intervals[name] ?? jobIntervals[name]
      const onError = (error: unknown) => app.log.error({ err: error, job: name }, 'a job failed')
      let stop = async () => {}
      app.addHook('onReady', async () => {
        stop = runPeriodically({ run, milliseconds, atStart, onError })
      })
      app.addHook('preClose', () => stop())
    },
    run: async (name) => {
      const run = jobs.get(name)
      if (!run) throw new Error(`there is no job ${name}`)
      await run()
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs
  }
}
