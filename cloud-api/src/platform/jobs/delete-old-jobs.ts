import type { JobsStore } from './jobs.store.ts'

const retentionMilliseconds = 30 * 86_400_000

/** Deletes jobs that no process has run for thirty days, since no current release has them. */
export const createDeleteOldJobs = (store: Pick<JobsStore, 'deleteBefore'>, now: () => Date) => () =>
  store.deleteBefore(new Date(now().getTime() - retentionMilliseconds))
