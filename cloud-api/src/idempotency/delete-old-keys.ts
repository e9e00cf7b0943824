import type { IdempotencyStore } from './idempotency.store.ts'

const retentionMilliseconds = 7 * 86_400_000

/** A move that waits in a counter's outbox for longer than its key is stored is refused because of the order's status. */
export const createDeleteOldKeys = (store: Pick<IdempotencyStore, 'deleteBefore'>, now: () => Date) => () =>
  store.deleteBefore(new Date(now().getTime() - retentionMilliseconds))
