// The only way for transactions to append to a restaurant's feed. Single statements use feed.sql.ts.
import type { feedEvents } from '@sufra/shared/features'
import type { FeedEvent, FeedEvents } from '@sufra/shared/realtime/feed-event'
import type { Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import { incrementCounters } from './counters.store.ts'
import { haveNotification } from './feed.sql.ts'
import { insertFeedRows, insertFeedNotifications } from './feed-rows.store.ts'

type OfStatements = { [Event in FeedEvent]: (typeof feedEvents)[Event] extends { isOfStatement: true } ? Event : never }[FeedEvent]
type Appendable = Exclude<FeedEvent, 'menu_changed' | OfStatements>

/** `menu_changed` increments the version of the menu, and has the new version as its data. */
export type NewEvent = { event: 'menu_changed' } | { [Event in Appendable]: { event: Event; data: FeedEvents[Event] } }[Appendable]

const orderOf = (event: NewEvent) =>
  'data' in event && 'orderId' in event.data ? { orderId: event.data.orderId, orderVersion: event.data.version } : {}

/**
 * Appends events in the given order, with the rows of their notifications. Locks the restaurant's counters until the transaction ends: call
 * it before other changes, so that changes and orders of a restaurant wait for each other in one order, without deadlocks. Notify the feed
 * after the commit. Refuses `restaurant.not_found`.
 */
export const appendToFeed = async (tx: Db, restaurantId: string, events: readonly NewEvent[], at: Date): Promise<void> => {
  const menuChanges = events.filter((event) => !('data' in event)).length
  const counted = await incrementCounters(tx, restaurantId, { seq: events.length, menuVersion: menuChanges })
  if (!counted) throw refused('restaurant.not_found')
  const dataOf = (event: NewEvent) => ('data' in event ? event.data : { menuVersion: counted.menuVersion })
  const first = counted.seq - events.length + 1
  await insertFeedRows(
    tx,
    events.map((event, index) => ({ restaurantId, seq: first + index, ...orderOf(event), event: event.event, data: dataOf(event), at })),
  )
  if (haveNotification(events)) await insertFeedNotifications(tx, restaurantId, first)
}
