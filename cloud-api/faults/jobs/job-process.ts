// A copy of the API without a port that the jobs' fault test kills: it has loaded its modules when it is sent a command to start, its clock stands where its
// parent sets it, and it runs jobs when it is sent their names.
import { createApp } from '../../src/app.ts'
import { connectTo, type Connection } from '../../src/db/connect.ts'
import { armFailpoint, type FailAt } from '../../src/failpoints/failpoints.ts'
import { openFileStore } from '../../src/uploads/file-store.ts'
import { testSecret } from '../../testing/test-secret.ts'

type JobStart = { dataDir: string; databaseUrl: string | undefined; failAt?: FailAt | undefined }
/** `at`: the time in milliseconds. */
export type JobCommand = { start: JobStart } | { run: readonly string[]; at: number } | 'stop'

let at = 0
let running: { app: Awaited<ReturnType<typeof createApp>>; connection: Connection } | undefined

const start = async ({ dataDir, databaseUrl, failAt }: JobStart) => {
  armFailpoint(failAt)
  const connection = await connectTo({ databaseUrl, databaseConnections: 4, folder: dataDir })
  const app = await createApp({
    connection,
    secret: testSecret,
    files: await openFileStore(undefined, `${dataDir}/uploads`),
    publicUrl: 'https://sufra.test',
    jobs: { mode: 'manual' },
    logLevel: 'fatal',
    now: () => new Date(at),
  })
  await app.ready()
  running = { app, connection }
  return 'ready'
}

const run = async (jobs: readonly string[]) => {
  for (const job of jobs) await running?.app.jobs.run(job)
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
  return run(command.run)
}

process.on('message', async (command: JobCommand) => {
  const answer = await handle(command).catch((error: unknown) => `failed: ${String(error)}`)
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
process.send?.('loaded')
