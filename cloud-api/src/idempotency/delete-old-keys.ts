import type { IdempotencyStore } from './idempotency.store.ts'

const day = 86_400_000
const retentionMilliseconds = 7 * day
/** Any phone may withdraw a key without an order. No phone sends an order that it gave up a day ago. */
const withdrawnMilliseconds = day

type Store = Pick<IdempotencyStore, 'deleteBefore' | 'deleteWithdrawnBefore'>

/** A move that waits in a counter's outbox for longer than its key is stored is refused because of the order's status. */
export const createDeleteOldKeys = (store: Store, now: () => Date) => async () => {
  await store.deleteBefore(new Date(now().getTime() - retentionMilliseconds))
  await store.deleteWithdrawnBefore(new Date(now().getTime() - withdrawnMilliseconds))
}
