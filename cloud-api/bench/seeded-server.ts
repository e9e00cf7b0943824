// Our API over a database of its own that was filled before, with a signed-in account.
import { loginAdmin, loginMerchant } from '@sufra/shared/accounts/account.routes'
import { createClient } from '@sufra/shared/contract/client'
import postgres from 'postgres'
import { connectToPostgres, type Connection } from '../src/platform/db/connect.ts'
import { password } from '../testing/test-restaurant.ts'
import type { BenchRun } from './measure/bench-run.ts'
import { startServer } from './servers/server-process.ts'

const connections = 4

/** Vacuums the tables now, as autovacuum would do after a while. */
const vacuum = async (url: string) => {
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  await admin.unsafe('vacuum analyze')
  await admin.end()
}

/** `seed` returns the email of the account that signs in with the password of tests and demos. */
export const startSeeded = async <Seeded extends { email: string }>(
  { openDatabase }: BenchRun,
  role: 'merchant' | 'admin',
  seed: (connection: Connection) => Promise<Seeded>,
) => {
  const { url, drop } = await openDatabase()
  const connection = await connectToPostgres(url, 2)
  const seeded = await seed(connection).finally(() => connection.close())
  await vacuum(url)
  const server = await startServer('serve-ours.ts', { url, connections })
  const call = createClient({ baseUrl: server.url, fetch: (address, init) => fetch(address, init) })
  let token = ''
  return {
    seeded,
    url: server.url,
    /** Called before each comparison, because sessions last only minutes. */
    signIn: async () => {
      const { accessToken } = await call(role === 'merchant' ? loginMerchant : loginAdmin, { body: { email: seeded.email, password } })
      token = accessToken
    },
    headers: () => ({ authorization: `Bearer ${token}` }),
    stop: async () => {
      server.stop()
      await drop()
    },
  }
}

export type SeededServer = Awaited<ReturnType<typeof startSeeded>>
