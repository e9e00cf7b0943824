import type { FeedStore } from './feed.store.ts'

const keptMilliseconds = 7 * 86_400_000

/** Limits the feed's log to seven days. A client that asks for more is told to fetch. Any number of copies of the API may do it at once. */
export const createDeleteOldEvents = (store: Pick<FeedStore, 'forgetBefore'>, now: () => Date) => () =>
  store.forgetBefore(new Date(now().getTime() - keptMilliseconds))
