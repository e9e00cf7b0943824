// Jobs that run in one copy at a time. Every second each process claims the due jobs; the database gives each job to one of them.
import { rootOf } from '../db/connect.ts'
import type { FinishedRuns, JobsStore } from './jobs.store.ts'

type Runnable = { name: string; run: () => unknown }
type LeasedJob = Runnable & { seconds: number }
type Deps = {
  store: JobsStore
  /** Identifies this process. */
  holder: string
  onError: (error: unknown, name: string) => void
}

export const createLeasedJobs = ({ store, holder, onError }: Deps) => {
  const jobs = new Map<string, LeasedJob>()
  const running = new Map<string, Promise<void>>()
  let finished = new Map<string, FinishedRuns>()
  let storing = Promise.resolve()

  /** Adds runs to the runs that are not stored yet. */
  const add = ({ name, runs, failures, error }: FinishedRuns) => {
    const earlier = finished.get(name)
    finished.set(name, { name, runs: runs + (earlier?.runs ?? 0), failures: failures + (earlier?.failures ?? 0), error })
  }

  const storeNow = async () => {
    if (finished.size === 0) return
    const toStore = [...finished.values()]
    finished = new Map()
    try {
      await store.finish(holder, toStore)
    } catch (error) {
      const later = [...finished.values()]
      finished = new Map()
      ;[...toStore, ...later].forEach(add)
      throw error
    }
  }

  /** Stores finished runs, one statement at a time. */
  const storeFinished = () => (storing = storing.catch(() => {}).then(storeNow)) // the caller of the failed one has its error

  /** Runs a job and records the run; its failure is only reported. */
  const runOnce = async ({ name, run }: Runnable) => {
    try {
      await run()
      add({ name, runs: 1, failures: 0, error: null })
    } catch (error) {
      onError(error, name)
      // This uses the database's own message, because the error around it has the parameters of the statement.
      const cause = rootOf(error)
      add({ name, runs: 1, failures: 1, error: cause instanceof Error ? cause.message : String(cause) })
    }
  }

  const runLeased = async (job: LeasedJob) => {
    await runOnce(job)
    running.delete(job.name)
    // Jobs that run together are stored together, by the last of them or by the next turn.
    if (running.size === 0) await storeFinished().catch((error: unknown) => onError(error, job.name))
  }

  return {
    add: (job: LeasedJob) => void jobs.set(job.name, job),

    /** In seconds; infinite without a job. */
    shortestInterval: () => Math.min(...[...jobs.values()].map(({ seconds }) => seconds)),

    /** Starts every job that is due and that no other process runs; does not wait for it. */
    takeTurn: async (): Promise<void> => {
      await storeFinished()
      const wanted = [...jobs.values()].filter(({ name }) => !running.has(name)).map(({ name, seconds }) => ({ name, seconds }))
      for (const name of await store.claim(holder, { wanted, running: [...running.keys()] })) {
        const job = jobs.get(name)
        if (job) running.set(name, runLeased(job))
      }
    },

    /** Runs a job without a lease. The run is stored with the next turn. */
    runOnce,

    /** Resolves when no job is running and every run is stored. */
    whenIdle: async (): Promise<void> => {
      await Promise.all(running.values())
      await storeFinished().catch((error: unknown) => onError(error, 'jobs'))
    },
  }
}
