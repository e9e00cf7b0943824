// `npm run admin:reset-factor -- --email user@example.com`: removes the second factor of an administrator on the server, when no other
// owner can remove it. Reads the same environment as the API.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createResetFactor } from './people/accounts/second-factor/reset-factor.ts'
import { lockUserByEmail } from './people/accounts/users.store.ts'
import { connectTo } from './platform/db/connect.ts'
import { readEnv } from './start/env.ts'
import { refusalMessage } from './platform/refusals/refusal-messages.ts'

const reset = async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } })
  if (!values.email) throw new Error('npm run admin:reset-factor -- --email user@example.com')
  const { email } = values
  const env = readEnv(process.env)
  const connection = await connectTo({ ...env, folder: resolve(env.dataDir) })
  const resetFactor = createResetFactor({
    publicAddress: () => env.publicUrl ?? `http://localhost:${env.port}`,
    now: () => new Date(),
  })
  try {
    await connection.transact(async (tx) => {
      const user = await lockUserByEmail(tx, email)
      if (user?.role !== 'admin') throw new Error(refusalMessage('administrator.not_found', 'en'))
      if ((await resetFactor(tx, user.id, {})) === undefined) throw new Error(`${email} has no second factor.`)
    })
    console.log(`${email} is signed out and sets up a new second factor at the next sign-in.`)
  } finally {
    await connection.close()
  }
}

reset().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
