import type { FeedStore } from './feed.store.ts'

const retentionMilliseconds = 7 * 86_400_000

/** Limits the feed to seven days. A client that is further behind gets `resync`. Several API instances may run it at the same time. */
export const createDeleteOldEvents = (store: Pick<FeedStore, 'deleteBefore'>, now: () => Date) => () =>
  store.deleteBefore(new Date(now().getTime() - retentionMilliseconds))
