import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { createDeleteOldKeys } from './delete-old-keys.ts'
import { createIdempotencyStore } from './idempotency.store.ts'
import { createRespondOnce, type RespondOnce } from './respond-once.ts'

/** Prepares routes with `idempotency: 'keyed'`. Call it before any such route is registered. */
export const registerIdempotency = (app: FastifyInstance, { connection, jobs, now }: Platform) => {
  const store = createIdempotencyStore(connection)
  app.decorate('respondOnce', createRespondOnce({ store, now }))
  jobs.add({ name: 'delete-old-idempotency-keys', everySeconds: 3_600, run: createDeleteOldKeys(store, now) })
}

declare module 'fastify' {
  interface FastifyInstance {
    respondOnce: RespondOnce
  }
}
