// A payment gateway for development and tests: a server with its own database. Our code reaches it over HTTP only, and browsers reach its
// pages.
import Fastify, { type FastifyInstance } from 'fastify'
import { createAuthorise } from './authorise.ts'
import { createDueWork, usualRetryDelay } from './due-work.ts'
import { serveSandboxPages } from './pages/serve-pages.ts'
import { createPaymentEvents } from './payment-events.ts'
import { serveSandboxApi } from './sandbox-api.ts'
import { openSandboxStore } from './sandbox.store.ts'
import { createSettle } from './settle.ts'

export type SandboxOptions = {
  /** The database, or `:memory:`. */
  file: string
  apiKey: string
  webhookSecret: string
  now?: () => Date
  /** Milliseconds until a late payment is authorised. */
  lateBy?: number
  /** Milliseconds from a change to its webhook. */
  webhookDelay?: number
  retryDelay?: (tries: number) => number | undefined
  onError?: (error: { name: string; code: unknown }) => void
}

/**
 * Creates a sandbox that listens on a port, or handles requests below `sandboxPath`. It has no log: a request's body and an error's message
 * may contain data that must not be stored.
 */
export const createSandbox = async ({
  file,
  apiKey,
  webhookSecret,
  now = () => new Date(),
  lateBy = 10_000,
  webhookDelay = 200,
  retryDelay = usualRetryDelay,
  onError,
}: SandboxOptions): Promise<FastifyInstance> => {
  const store = openSandboxStore(file)
  const events = createPaymentEvents({ store, now, webhookDelay })
  const { authorise, decide } = createAuthorise({ store, now, events, lateBy })
  const dueWork = createDueWork({ store, decide, webhookSecret, now, retryDelay })
  const app = Fastify({ logger: false, forceCloseConnections: true })
  app.setErrorHandler((error, _request, reply) => {
    const { name, code, statusCode = 500 } = error as { name: string; code?: unknown; statusCode?: number } // Fastify's errors have them
    if (statusCode >= 500) onError?.({ name, code })
    return reply.code(statusCode).send({ error: statusCode >= 500 ? 'failed' : 'invalid' })
  })
  await app.register(async (scope) =>
    serveSandboxApi(scope, { apiKey, store, authorise, settle: createSettle({ store, events }), dueWork }),
  )
  await app.register(async (scope) => serveSandboxPages(scope, { store, decide, now, dueWork }))
  app.addHook('onClose', async () => {
    await dueWork.close()
    store.close()
  })
  await app.ready()
  dueWork.schedule()
  return app
}
