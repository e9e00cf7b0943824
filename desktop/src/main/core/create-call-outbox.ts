import { queuedSecondsHeader, queuedSecondsOf } from '@sufra/shared/contract/queued-seconds'
import { after } from '../life/timers.ts'
import { applyToCache } from '../offline-calls/apply-pending.ts'
import { operationOf } from '../offline-calls/offline-calls.ts'
import { outcomeOf } from '../outbox/outcome.ts'
import { createOutbox } from '../outbox/outbox.ts'
import type { Platform } from './open-platform.ts'

type Deps = { platform: Platform; isLive: () => boolean; restaurantId: () => string | undefined; onChange: () => void }

/** Creates the outbox of offline calls: it sends them to the cloud and stores accepted results. */
export const createCallOutbox = ({ platform: { cloud, storage }, isLive, restaurantId, onChange }: Deps) => {
  const { orders, responses } = storage
  return createOutbox({
    store: storage.outbox,
    send: async ({ method, path, body, key, madeAt }) => {
      const queued = { [queuedSecondsHeader]: String(queuedSecondsOf(madeAt, Date.now())) }
      const headers = { 'content-type': 'application/json', 'idempotency-key': key, ...queued }
      return outcomeOf(await cloud.request({ method, path, body, headers }))
    },
    isAlreadyApplied: (entry, refusal) => operationOf(entry)?.isAlreadyApplied(refusal) ?? false,
    onDone: (entry, body) => {
      const operation = operationOf(entry)
      operation?.onAccepted({ body, storeOrder: orders.storeIfNewer, applyToCache: () => applyToCache(responses, operation) })
    },
    isLive,
    restaurantId,
    after,
    random: Math.random,
    onChange,
  })
}
