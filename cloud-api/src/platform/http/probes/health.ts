// /health: the process is alive; if not, restart it. /ready: it can accept orders; if not, route them elsewhere.
import type { FastifyInstance } from 'fastify'
import type { Connection } from '../../db/connect.ts'
import { writeReadiness } from '../../db/readiness.store.ts'
import type { Bus } from '../../realtime/bus.ts'
import { refused } from '../../refusals/refused.ts'

type Deps = { connection: Connection; bus: Bus; now: () => Date }

/** Milliseconds for which a result is cached: probes are frequent, and each is a write. */
const cacheMilliseconds = 1_000

const outcome = (check: () => Promise<unknown>) =>
  check().then(
    () => 'ok' as const,
    () => 'failed' as const,
  )

export const serveHealth = (app: FastifyInstance, { connection, bus, now }: Deps) => {
  let last: { at: number; database: Promise<'ok' | 'failed'> } | undefined

  /** Writes a row, which fails on a full disk or a read-only database. */
  const database = () => {
    const at = now().getTime()
    if (!last || Math.abs(at - last.at) >= cacheMilliseconds) {
      const check = async () => {
        if (connection.isUnavailable()) throw new Error('the database is unavailable')
        await writeReadiness(connection.query, now())
      }
      last = { at, database: outcome(check) }
    }
    return last.database
  }

  app.get('/health', { schema: { hide: true } }, async () => ({ status: app.isUnderPressure() ? 'busy' : 'ok' }))

  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    const checks = { database: await database(), bus: bus.isConnected() ? 'ok' : 'failed' }
    // Without the bus orders are still accepted, and reach counters connected to other API instances up to five
    // seconds later.
    const isReady = checks.database === 'ok'
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'failed', checks })
  })

  // During an outage API requests are refused immediately instead of waiting in a queue until long after its end.
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/') && connection.isUnavailable()) throw refused('server.busy')
  })
}
