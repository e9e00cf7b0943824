// Entry point: starts the API from the environment and shuts it down gracefully.
import { join, resolve } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { createApp } from './app.ts'
import { openDataFolder } from './platform/db/data-folder.ts'
import { connectTo } from './platform/db/connect.ts'
import { completeDemo } from './demo/complete/complete-demo.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { createWelcome } from './demo/welcome.ts'
import { readEnv, type Env } from './start/env.ts'
import { armFailpoint } from './platform/process/failpoints.ts'
import { listen } from './start/listen.ts'
import { createHttpSms } from './platform/messages/http-sms.ts'
import { createSmtpMail } from './platform/messages/smtp-mail.ts'
import { readSecret } from './start/secret.ts'
import { openFileStore } from './platform/files/uploads/file-store.ts'
import { waitForPredecessor } from './start/wait-for-predecessor.ts'

const readEnvOrEnd = (): Env => {
  try {
    return readEnv(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

const start = async () => {
  const env = readEnvOrEnd()
  armFailpoint(env.failAt)
  const folder = resolve(env.dataDir)
  const connection = await waitForPredecessor(() => connectTo({ ...env, folder }), {
    onWait: (reason) => console.error(`Waiting: ${reason}`),
  })
  if (!env.uploads || !env.sessionSecret) await openDataFolder(folder)
  const files = openFileStore(env.uploads, join(folder, 'uploads'))
  const secret = await readSecret(env.sessionSecret, env.dataDir)
  const isNew = env.wantsDemo && (await seedDemo(connection.db, files, new Date()))
  if (isNew && !env.wantsPlainDemo) await completeDemo(connection, files, new Date())
  const mail = env.smtp && createSmtpMail(env.smtp.url, env.smtp.from)
  const app = await createApp({
    connection,
    secret,
    files,
    sms: env.smsUrl ? createHttpSms(env.smsUrl, env.smsToken) : undefined,
    mail: mail?.send,
    verifyMail: mail?.verify,
    ...env,
  })
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, 'ending after an error')
    await app.close()
    mail?.close()
    await connection.close()
  })
  await listen(app, env)
  if (env.isProduction) return
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.port
  console.log(await createWelcome({ db: connection.db, secret, isNew, env, port }))
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
