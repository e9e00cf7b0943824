import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { insertNotificationsSql } from './notifications.sql.ts'
import { feed } from './feed.table.ts'

export const insertFeedRows = async (tx: Db, rows: (typeof feed.$inferInsert)[]): Promise<void> => {
  await tx.insert(feed).values(rows)
}

/** Inserts the notifications of a restaurant's events from this number on. */
export const insertFeedNotifications = async (tx: Db, restaurantId: string, firstSeq: number): Promise<void> => {
  await tx.execute(
    sql`${sql.raw(insertNotificationsSql('feed'))} and e.restaurant_id = ${restaurantId}::uuid and e.seq >= ${firstSeq}::int`,
  )
}
