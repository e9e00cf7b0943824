// The API with a clock that its parent process sets.
import { createApp } from '../src/app.ts'
import { connectTo } from '../src/platform/db/connect.ts'
import { readEnv } from '../src/start/env.ts'
import { openFileStore } from '../src/platform/files/uploads/file-store.ts'
import { testSecret } from '../testing/test-secret.ts'

const env = readEnv(process.env)
const connection = await connectTo({ ...env, folder: env.dataDir })
let ahead = 0
const app = await createApp({
  ...env,
  connection,
  secret: testSecret,
  files: openFileStore(undefined, `${env.dataDir}/uploads`),
  now: () => new Date(Date.now() + ahead),
})
process.on('message', (milliseconds: number) => {
  ahead = milliseconds
})
process.once('SIGTERM', () => {
  void app
    .close()
    .then(connection.close)
    .then(() => process.exit(0))
})
await app.listen({ host: env.host, port: env.port })
