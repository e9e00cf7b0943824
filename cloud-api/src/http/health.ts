// Two questions for whoever runs us. /health: does this process live? A no means to restart it. /ready: can it take orders now? A no means to send them elsewhere.
import type { FastifyInstance } from 'fastify'
import type { Connection } from '../db/connect.ts'
import type { Bus } from '../realtime/bus.ts'
import { refused } from './refused.ts'

type Deps = { connection: Connection; bus: Bus; now: () => Date }

/** What was found is told for so many milliseconds: probes come often, and each is a write. */
const validFor = 1_000

const probeSql = `insert into readiness (id, checked_at) values (1, $1::timestamptz) on conflict (id) do update set checked_at = excluded.checked_at`

const outcome = (check: () => Promise<unknown>) =>
  check().then(
    () => 'ok' as const,
    () => 'failed' as const,
  )

export const serveHealth = (app: FastifyInstance, { connection, bus, now }: Deps) => {
  let last: { at: number; database: Promise<'ok' | 'failed'> } | undefined

  /** A row that is written: a disk that is full, or a database that only reads, takes none. */
  const database = () => {
    const at = now().getTime()
    if (!last || at - last.at >= validFor) {
      const check = async () => {
        if (connection.isAway()) throw new Error('the database is away')
        await connection.query(probeSql, [now().toISOString()])
      }
      last = { at, database: outcome(check) }
    }
    return last.database
  }

  app.get('/health', { schema: { hide: true } }, async () => ({ status: app.isUnderPressure() ? 'busy' : 'ok' }))

  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    const checks = { database: await database(), bus: bus.isConnected() ? 'ok' : 'failed' }
    // Without the bus orders are taken, and reach the counters of other copies up to five seconds later.
    const isReady = checks.database === 'ok'
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'failed', checks })
  })

  // What needs the database is answered at once while it is away: who waits in a queue for it would be answered long after its return.
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/') && connection.isAway()) throw refused('server.busy')
  })
}
