import type { MerchantStatus } from '@sufra/shared/accounts/account'
import type { Notification } from '@sufra/shared/notifications/notification.events'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { feed } from '../realtime/feed.table.ts'
import { restaurantCounters, restaurants } from './restaurants.table.ts'

type Decided = Extract<Notification, { kind: 'application_decided' | 'papers_decided' }>['kind']
type Change = { restaurantId: string; status: MerchantStatus; now: Date; submittedAt?: Date; notify?: { kind: Decided; chatLink: string } }

const { seq, menuVersion } = restaurantCounters

/** Locks a restaurant for update; returns undefined for an unknown one. */
export const lockRestaurant = async (tx: Db, restaurantId: string) => {
  const [restaurant] = await tx.select().from(restaurants).where(eq(restaurants.id, restaurantId)).for('update')
  return restaurant
}

/**
 * Changes a restaurant's status and publishes it in its feed, with a notification if given. The menu version is
 * incremented, since the status decides whether diners see the menu.
 */
export const changeStatus = async (tx: Db, { restaurantId, status, now, submittedAt, notify }: Change): Promise<void> => {
  const rows = [
    { event: 'account_changed' as const, data: { status } },
    ...(notify
      ? [
          {
            event: 'newNotification' as const,
            data: { chatLink: notify.chatLink, notification: { kind: notify.kind, isRead: false, createdAt: now.toISOString() } },
          },
        ]
      : []),
  ]
  await tx
    .update(restaurants)
    .set({ status, ...(submittedAt && { submittedAt }) })
    .where(eq(restaurants.id, restaurantId))
  const [counted] = await tx
    .update(restaurantCounters)
    .set({ seq: sql`${seq} + ${rows.length + 1}`, menuVersion: sql`${menuVersion} + 1` })
    .where(eq(restaurantCounters.restaurantId, restaurantId))
    .returning({ seq, menuVersion })
  if (!counted) throw new Error('a restaurant has no counters')
  const first = counted.seq - rows.length
  await tx
    .insert(feed)
    .values([
      ...rows.map((row, index) => ({ restaurantId, seq: first + index, at: now, ...row })),
      { restaurantId, seq: counted.seq, at: now, event: 'menu_changed' as const, data: { menuVersion: counted.menuVersion } },
    ])
}
