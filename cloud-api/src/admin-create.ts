// `npm run admin:create -- --email who@where`: invites an administrator from the server itself, and prints the link with which they choose their password.
// How the first one is made; it takes the environment that the API takes.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { administratorDraft } from '@sufra/shared/administrators/administrator.routes'
import { linkOf } from './accounts/password-links.ts'
import { invite } from './administrators/administrators.ts'
import { violatedConstraint, connectTo } from './db/connect.ts'
import { readEnv } from './env.ts'
import { wordsOf } from './http/refusal-messages.ts'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'

const usage = 'npm run admin:create -- --email who@where [--first-name …] [--last-name …]'

const readDraft = () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, 'first-name': { type: 'string' }, 'last-name': { type: 'string' } },
  })
  const draft = administratorDraft.safeParse({
    email: values.email,
    firstName: values['first-name'] ?? 'Sufra',
    lastName: values['last-name'] ?? 'Administrator',
  })
  if (draft.success) return draft.data
  const said = draft.error.issues.map(({ message }) => (isRefusalCode(message) ? wordsOf(message, 'en') : message))
  throw new Error(`${said.join('\n')}\n${usage}`)
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
    throw violatedConstraint(error) === 'users_email' ? new Error(wordsOf('administrator.exists', 'en')) : error
  } finally {
    await connection.close()
  }
}

create().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
