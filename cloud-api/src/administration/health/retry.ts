import type { messageChannels } from '@sufra/shared/health/health.routes'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { JobsStore } from '../../platform/jobs/jobs.store.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MessageQueueStore } from '../../platform/messages/queue/message-queue.store.ts'
import { retryMilliseconds } from '../../platform/messages/run-senders.ts'
import { refused } from '../../platform/refusals/refused.ts'

type Deps = {
  db: Db
  jobs: Pick<Jobs, 'recorded'>
  jobsStore: Pick<JobsStore, 'makeDue'>
  messages: Pick<MessageQueueStore, 'retry'>
  now: () => Date
}

/** Runs the owner's retries. They are recorded first: an entry without its effect is better than an effect without its entry. */
export const createRetry = ({ db, jobs, jobsStore, messages, now }: Deps) => ({
  /** Refuses `health.unknown_job`, also for a job that runs all the time. */
  job: async (adminId: string, name: string): Promise<void> => {
    if (!jobs.recorded().some((job) => job.mayRun && job.name === name)) throw refused('health.unknown_job')
    await recordAuditEntry(db, { adminId, at: now(), action: 'job_run', details: { job: name } })
    await jobsStore.makeDue(name)
  },

  messages: async (adminId: string, channel: (typeof messageChannels)[number]): Promise<void> => {
    const at = now()
    await recordAuditEntry(db, { adminId, at, action: 'messages_retried', details: { channel } })
    await messages.retry(channel, new Date(at.getTime() - retryMilliseconds), at)
  },
})
