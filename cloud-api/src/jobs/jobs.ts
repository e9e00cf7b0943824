// What the API does without being requested. Each job has a name and runs periodically while the app runs; in tests it runs only when a test runs it.
import type { FastifyInstance } from 'fastify'
import { jobIntervals, type JobName } from './job-intervals.ts'
import { runPeriodically } from './run-periodically.ts'

export type JobOptions = {
  /** `manual`: nothing runs by itself, only `run` runs a job. */
  mode?: 'scheduled' | 'manual'
  /** Milliseconds that replace those of `jobIntervals`. */
  intervals?: Partial<Record<JobName, number>>
}

type Run = () => unknown

export type Jobs = {
  /** `atStart`: runs for the first time so many milliseconds after the app is ready. Throws when the name is taken. */
  add: (name: JobName, run: Run, more?: { atStart?: number }) => void
  /** Runs a job once, now. Rejects with what it fails with, or when nothing was added under that name. */
  run: (name: JobName) => Promise<void>
}

/** The jobs of an app. They start when it is ready; when it closes, the running ones are awaited before anything else ends. */
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
