// A copy of the API without a port that the jobs' fault test kills. It loads its modules before the command to start, its clock is set by
// its parent, and it runs jobs and answers requests on command.
import { createApp } from '../../src/app.ts'
import { connectTo, type Connection } from '../../src/platform/db/connect.ts'
import { armFailpoint, type FailAt } from '../../src/platform/process/failpoints.ts'
import { createSandboxGateway } from '../../src/money/payments/sandbox/sandbox-gateway.ts'
import { sandboxKeys } from '../../src/money/payments/sandbox/sandbox-keys.ts'
import { openFileStore } from '../../src/platform/files/uploads/file-store.ts'
import { testSecret } from '../../testing/test-secret.ts'
import type { JobRequest } from './job-check.ts'

type JobStart = { dataDir: string; databaseUrl: string | undefined; gatewayUrl: string; publicUrl: string; failAt?: FailAt | undefined }
/** `at`: the time in milliseconds. */
type JobWork = { run: readonly string[]; requests: readonly JobRequest[]; at: number }
export type JobCommand = { start: JobStart } | JobWork | 'stop'

/** Milliseconds until a call to the gateway counts as unanswered: a busy machine is slow. */
const timeout = 20_000

let at = 0
const now = () => new Date(at)
let running: { app: Awaited<ReturnType<typeof createApp>>; connection: Connection } | undefined

const start = async ({ dataDir, databaseUrl, gatewayUrl, publicUrl, failAt }: JobStart) => {
  armFailpoint(failAt)
  const connection = await connectTo({ databaseUrl, databaseConnections: 4, folder: dataDir })
  const app = await createApp({
    connection,
    secret: testSecret,
    files: openFileStore(undefined, `${dataDir}/uploads`),
    publicUrl,
    trustProxy: ['127.0.0.1'],
    paymentGateway: createSandboxGateway({ ...sandboxKeys(testSecret), url: () => gatewayUrl, browserUrl: gatewayUrl, timeout, now }),
    maxEventLoopDelay: 0,
    jobs: { mode: 'manual' },
    logLevel: 'fatal',
    now,
  })
  await app.ready()
  running = { app, connection }
  return 'ready'
}

const runJobs = async (jobs: readonly string[]) => {
  for (const job of jobs) await running?.app.jobs.run(job)
}

/** A refusal counts as an answer: most refusals are about something that is done already. */
const answerRequests = async (requests: readonly JobRequest[]) => {
  for (const { path, headers, body } of requests) await running?.app.inject({ method: 'POST', url: path, headers, payload: body })
}

/** Runs the jobs and the requests at the same time. */
const work = async ({ run, requests }: JobWork) => {
  await Promise.all([runJobs(run), answerRequests(requests)])
  return 'done'
}

const stop = async () => {
  await running?.app.close()
  await running?.connection.close()
  return 'stopped'
}

const handle = async (command: JobCommand): Promise<string> => {
  if (command === 'stop') return stop()
  if ('start' in command) return start(command.start)
  at = command.at
  return work(command)
}

process.on('message', async (command: JobCommand) => {
  const answer = await handle(command).catch((error: unknown) => `failed: ${String(error)}`)
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
process.send?.('loaded')
