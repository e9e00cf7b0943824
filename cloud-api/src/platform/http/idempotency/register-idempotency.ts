import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform.ts'
import { createIdempotencyStore, type IdempotencyStore } from './idempotency.store.ts'
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

const day = 86_400_000
const retentionMilliseconds = 7 * day
/** Any phone may withdraw a key without an order. No phone sends an order that it gave up a day ago. */
const withdrawnMilliseconds = day

type Store = Pick<IdempotencyStore, 'deleteBefore' | 'deleteWithdrawnBefore'>

/** A move that waits in a counter's outbox for longer than its key is stored is refused because of the order's status. */
const createDeleteOldKeys = (store: Store, now: () => Date) => async () => {
  await store.deleteBefore(new Date(now().getTime() - retentionMilliseconds))
  await store.deleteWithdrawnBefore(new Date(now().getTime() - withdrawnMilliseconds))
}
