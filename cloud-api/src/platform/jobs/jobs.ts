// Background jobs. Each job has a name and runs periodically while the app runs; in tests it runs only when a test
// runs it.
import type { FastifyInstance } from 'fastify'
import type { ProcessRole } from '../process/process-role.ts'
import type { JobsStore } from './jobs.store.ts'
import { createLeasedJobs } from './leased-jobs.ts'
import { runPeriodically } from './run-periodically.ts'

export type JobOptions = {
  /** `manual`: jobs run only through `run`, and leases are taken only through `takeTurn`. */
  mode?: 'scheduled' | 'manual'
  /** Intervals in milliseconds that override `everySeconds`, by the name of the job. */
  intervals?: Record<string, number>
}

type Job = {
  name: string
  /** Seconds between the starts of two runs; longer when a run takes longer. */
  everySeconds: number
  run: () => unknown
  /**
   * `one copy`, the default: runs in one process at a time, by a lease that another process takes over when its holder dies. `each worker`:
   * runs in every process that runs jobs, since its rows are claimed one by one. `each copy`: runs in every process, since it concerns that
   * process alone.
   */
  runsIn?: 'one copy' | 'each worker' | 'each copy'
  /** Delay of the first run after the app is ready, instead of `everySeconds`. Not for `one copy`, which runs when it is due. */
  firstAfterSeconds?: number
}

export type Jobs = {
  /** Throws when the name was added before. */
  add: (job: Job) => void
  /** Runs a job once, now, without a lease. Rejects with the job's error, or for an unknown name. */
  run: (name: string) => Promise<void>
  /** Starts the due jobs that no other process runs. */
  takeTurn: () => Promise<void>
  names: () => string[]
  /** Jobs whose runs are recorded. `mayRun`: a job that runs in one copy at a time can be made due. */
  recorded: () => { name: string; everySeconds: number; mayRun: boolean }[]
}

type Deps = JobOptions & { store: JobsStore; holder: string; role?: ProcessRole }

/** Maximum milliseconds between two turns, so that a lease is renewed long before its end. */
const maxTurn = 1_000

/**
 * Creates the jobs of an app. They start when it is ready; when it closes, running jobs are awaited before anything
 * else is closed.
 */
export const createJobs = (app: FastifyInstance, { mode = 'scheduled', intervals = {}, store, holder, role = 'all' }: Deps): Jobs => {
  const jobs = new Map<string, Job>()
  const isWorker = role !== 'api'
  const onError = (error: unknown, name: string) => app.log.error({ err: error, job: name }, 'a job failed')
  const leased = createLeasedJobs({ store, holder, onError })

  const schedule = (start: () => () => Promise<void>) => {
    if (mode === 'manual') return
    let stop = async () => {}
    app.addHook('onReady', async () => {
      stop = start()
    })
    app.addHook('preClose', () => stop())
  }

  const runTurns = () => {
    const milliseconds = Math.min(leased.shortestInterval() * 1_000, maxTurn)
    const stop = runPeriodically({ run: leased.takeTurn, milliseconds, onError: (error) => onError(error, 'jobs') })
    return () => stop().then(leased.whenIdle)
  }
  if (isWorker) schedule(runTurns)

  return {
    add: (job) => {
      const { name, everySeconds, runsIn = 'one copy', firstAfterSeconds, run } = job
      if (jobs.has(name)) throw new Error(`the job ${name} was added twice`)
      jobs.set(name, job)
      const milliseconds = intervals[name] ?? everySeconds * 1_000
      if (runsIn === 'one copy') return leased.add({ name, run, seconds: milliseconds / 1_000 })
      if (runsIn === 'each worker' && !isWorker) return
      const periodically = {
        run: runsIn === 'each worker' ? () => leased.runOnce(job) : run,
        milliseconds,
        atStart: firstAfterSeconds === undefined ? undefined : firstAfterSeconds * 1_000,
        onError: (error: unknown) => onError(error, name),
      }
      schedule(() => runPeriodically(periodically))
    },
    run: async (name) => {
      const job = jobs.get(name)
      if (!job) throw new Error(`there is no job ${name}`)
      await job.run()
    },
    takeTurn: leased.takeTurn,
    names: () => [...jobs.keys()],
    recorded: () =>
      [...jobs.values()]
        .filter(({ runsIn }) => runsIn !== 'each copy')
        .map(({ name, everySeconds, runsIn = 'one copy' }) => ({ name, everySeconds, mayRun: runsIn === 'one copy' })),
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs
  }
}
