// The API that the payments' fault test kills. It loads its modules before the command to start, uses its parent's clock, and runs its jobs
// all the time, since a lease would delay them after each kill.
import { createApp } from '../../src/app.ts'
import { connectTo, type Connection } from '../../src/platform/db/connect.ts'
import { armFailpoint, type FailAt } from '../../src/platform/process/failpoints.ts'
import { createSandboxGateway } from '../../src/money/payments/sandbox/sandbox-gateway.ts'
import { sandboxKeys } from '../../src/money/payments/sandbox/sandbox-keys.ts'
import { sandboxPath } from '../../src/money/payments/sandbox/sandbox-path.ts'
import { openFileStore } from '../../src/platform/files/uploads/file-store.ts'
import { testSecret } from '../../testing/test-secret.ts'
import { countUnsettled } from './read-payments.ts'

export type ApiStart = {
  dataDir: string
  databaseUrl: string | undefined
  port: number
  /** Target address of webhooks: the proxy before this API. */
  publicUrl: string
  sandboxUrl: string
  /** Milliseconds that its clock is ahead of the machine's. */
  ahead: number
  failAt?: FailAt
  /** Milliseconds until a call to the gateway counts as unanswered. */
  gatewayTimeout?: number
}
export type ApiCommand = { start: ApiStart } | { ahead: number } | 'settle' | 'stop'

/** Milliseconds. The gateway normally answers in less, and a silent gateway is noticed soon. */
const usualTimeout = 700
const maxPaymentWait = 400
const jobsEvery = 100

let ahead = 0
const now = () => new Date(Date.now() + ahead)
let running: { app: Awaited<ReturnType<typeof createApp>>; connection: Connection } | undefined
const stopping = new AbortController()

const runJobs = async () => {
  for (const job of ['settle-payments', 'settle-bill-payments', 'run-escalations']) await running?.app.jobs.run(job).catch(() => {}) // the gateway may be down; it runs again
}

const runJobsAlways = async () => {
  while (!stopping.signal.aborted) {
    await runJobs()
    await new Promise((resolve) => setTimeout(resolve, jobsEvery))
  }
}

const start = async ({ dataDir, databaseUrl, port, publicUrl, sandboxUrl, failAt, gatewayTimeout = usualTimeout, ...given }: ApiStart) => {
  ahead = given.ahead
  armFailpoint(failAt)
  const connection = await connectTo({ databaseUrl, databaseConnections: 8, folder: dataDir })
  const url = `${sandboxUrl}${sandboxPath}`
  const app = await createApp({
    connection,
    secret: testSecret,
    files: openFileStore(undefined, `${dataDir}/uploads`),
    publicUrl,
    trustProxy: ['127.0.0.1'],
    paymentGateway: createSandboxGateway({ ...sandboxKeys(testSecret), url: () => url, browserUrl: url, timeout: gatewayTimeout, now }),
    maxPaymentWait,
    maxEventLoopDelay: 0,
    limitsOrders: false,
    jobs: { mode: 'manual' },
    logLevel: 'fatal',
    now,
  })
  await app.listen({ host: '127.0.0.1', port })
  running = { app, connection }
  void runJobsAlways()
  return 'ready'
}

const stop = async () => {
  stopping.abort()
  await running?.app.close()
  await running?.connection.close()
  return 'stopped'
}

/** Runs the jobs, and returns the number of payments that the next run could settle. */
const settle = async () => {
  await runJobs()
  await runJobs()
  return running ? countUnsettled(running.connection) : 0
}

const handle = async (command: ApiCommand): Promise<string | number> => {
  if (command === 'settle') return settle()
  if (command === 'stop') return stop()
  if ('start' in command) return start(command.start)
  ahead = command.ahead
  return 'moved'
}

process.on('message', async (command: ApiCommand) => {
  const answer = await handle(command).catch((error: unknown) => `failed: ${String(error)}`)
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
process.send?.('loaded')
