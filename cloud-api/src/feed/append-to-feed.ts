// The only way for transactions to append to a restaurant's feed. Single statements use feed.sql.ts.
import type { FeedEvent, FeedEvents } from '@sufra/shared/realtime/events'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import { insertNotificationsSql } from '../notifications/notifications.sql.ts'
import { restaurantCounters } from './counters.table.ts'
import { feed } from './feed.table.ts'

/** Events about one order are appended by the statements that change it. */
type Appendable = Exclude<
  FeedEvent,
  'menu_changed' | { [Event in FeedEvent]: FeedEvents[Event] extends { version: number } ? Event : never }[FeedEvent]
>

/** `menu_changed` increments the menu's version, which is its data. */
export type NewEvent = { event: 'menu_changed' } | { [Event in Appendable]: { event: Event; data: FeedEvents[Event] } }[Appendable]

const { seq, menuVersion } = restaurantCounters

/**
 * Appends events in the given order, with the rows of their notifications. Locks the restaurant's counters until the transaction ends: call it
 * before other changes, so that changes and orders of a restaurant wait for each other in one order, without deadlocks. Notify the feed after the
 * commit. Refuses `restaurant.not_found`.
 */
export const appendToFeed = async (tx: Db, restaurantId: string, events: readonly NewEvent[], at: Date): Promise<void> => {
  const menuChanges = events.filter(({ event }) => event === 'menu_changed').length
  const [counted] = await tx
    .update(restaurantCounters)
    .set({ seq: sql`${seq} + ${events.length}`, menuVersion: sql`${menuVersion} + ${menuChanges}` })
    .where(eq(restaurantCounters.restaurantId, restaurantId))
    .returning({ seq, menuVersion })
  if (!counted) throw refused('restaurant.not_found')
  const dataOf = (event: NewEvent) => (event.event === 'menu_changed' ? { menuVersion: counted.menuVersion } : event.data)
  const first = counted.seq - events.length + 1
  await tx
    .insert(feed)
    .values(events.map((event, index) => ({ restaurantId, seq: first + index, event: event.event, data: dataOf(event), at })))
  if (!events.some(({ event }) => event === 'newNotification')) return
  await tx.execute(sql`${sql.raw(insertNotificationsSql('feed'))} and e.restaurant_id = ${restaurantId}::uuid and e.seq >= ${first}::int`)
}
