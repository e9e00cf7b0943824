// `npm run admin:create -- --email user@example.com`: invites an owner of the platform on the server and prints the link to set a password.
// The first owner is created this way. Reads the same environment as the API.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { administratorDraft } from '@sufra/shared/administrators/administrator.routes'
import { linkOf } from './people/accounts/passwords/password-links.ts'
import { invite } from './people/administrators/administrators.ts'
import { violatedConstraint, connectTo } from './platform/db/connect.ts'
import { readEnv } from './start/env.ts'
import { refusalMessage } from './platform/refusals/refusal-messages.ts'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'

const usage = 'npm run admin:create -- --email user@example.com [--first-name …] [--last-name …]'

const readDraft = () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, 'first-name': { type: 'string' }, 'last-name': { type: 'string' } },
  })
  const draft = administratorDraft.safeParse({
    email: values.email,
    role: 'owner',
    firstName: values['first-name'] ?? 'Sufra',
    lastName: values['last-name'] ?? 'Administrator',
  })
  if (draft.success) return draft.data
  const problems = draft.error.issues.map(({ message }) => (isRefusalCode(message) ? refusalMessage(message, 'en') : message))
  throw new Error(`${problems.join('\n')}\n${usage}`)
}

const create = async () => {
  const draft = readDraft()
  const env = readEnv(process.env)
  const connection = await connectTo({ ...env, folder: resolve(env.dataDir) })
  try {
    const token = await connection.transact((tx) => invite(tx, draft, 'en', new Date()))
    const address = env.publicUrl ?? `http://localhost:${env.port}`
    console.log(`${draft.email} may choose a password here, once, within 72 hours:\n\n  ${linkOf(address, 'admin', token)}\n`)
  } catch (error) {
    throw violatedConstraint(error) === 'users_email' ? new Error(refusalMessage('administrator.exists', 'en')) : error
  } finally {
    await connection.close()
  }
}

create().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
