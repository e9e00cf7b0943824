import type { JobHealth } from '@sufra/shared/health/health.routes'
import { withoutPersonalData } from '@sufra/shared/support/diagnostics'
import type { JobsStore } from './jobs.store.ts'
import type { Jobs } from './jobs.ts'

const dayMilliseconds = 86_400_000
const neverRun = { isRunning: false, lastStartedAt: null, lastFinishedAt: null, failures: 0, error: null }

/** Returns the jobs of this release with their last runs, failed jobs first. */
export const checkJobs = async (store: Pick<JobsStore, 'read'>, jobs: Pick<Jobs, 'recorded'>, now: Date): Promise<JobHealth[]> => {
  const rows = new Map((await store.read(new Date(now.getTime() - dayMilliseconds))).map((row) => [row.name, row]))
  const listed = jobs.recorded().map((job) => ({ ...neverRun, ...rows.get(job.name), ...job }))
  return listed
    .map(({ error, ...job }) => ({ ...job, error: error === null ? null : withoutPersonalData(error) }))
    .toSorted((a, b) => Number(b.error !== null) - Number(a.error !== null) || b.failures - a.failures || a.name.localeCompare(b.name))
}
