// The job of docs/examples-jobs.md. Calls of waiters are only an example, so that their store is a list.
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { createJobsStore } from './jobs.store.ts'
import { createJobs, type Jobs } from './jobs.ts'

type CallsStore = { deleteBefore: (before: Date) => Promise<void> }

const day = 86_400_000
const retentionMilliseconds = 7 * day

const createDeleteOldCalls =
  ({ store, now }: { store: CallsStore; now: () => Date }) =>
  async (): Promise<void> => {
    await store.deleteBefore(new Date(now().getTime() - retentionMilliseconds))
  }

const registerCalls = (jobs: Jobs, { store, now }: Parameters<typeof createDeleteOldCalls>[0]) => {
  jobs.add({ name: 'delete-old-calls', everySeconds: 3_600, run: createDeleteOldCalls({ store, now }) })
}

test('the example deletes a call after seven days', async () => {
  const connection = await openTestDatabase()
  const start = Date.parse('2026-11-20T12:00:00Z')
  let now = new Date(start)
  let calls = [new Date(start)]
  const deleteBefore = async (before: Date) => void (calls = calls.filter((at) => at >= before))
  const jobs = createJobs(Fastify({ logger: false }), { store: createJobsStore(connection.query), holder: 'test', mode: 'manual' })
  registerCalls(jobs, { store: { deleteBefore }, now: () => now })
  const api = { runJob: jobs.run }

  now = new Date(start + 7 * day)
  await api.runJob('delete-old-calls')
  expect(calls).toHaveLength(1)
  now = new Date(start + 7 * day + 1)
  await api.runJob('delete-old-calls')
  expect(calls).toHaveLength(0)
  await connection.close()
})
