import type { Language } from '@sufra/shared/localized-text'
import { maxSubscriptionsPerOrder } from '@sufra/shared/push/push-message'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { pushSubscriptions } from './push-subscriptions.table.ts'

type Stored = typeof pushSubscriptions.$inferInsert

/**
 * Stores a subscription. A browser that has already subscribed to the order gets its new keys. Beyond the maximum the oldest are deleted.
 */
export const storeSubscription = async (tx: Db, subscription: Stored): Promise<void> => {
  const { restaurantId, orderId, p256dh, auth, language } = subscription
  await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: [pushSubscriptions.restaurantId, pushSubscriptions.orderId, pushSubscriptions.endpoint],
      set: { p256dh, auth, language },
    })
  const tooMany = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isOfOrder(restaurantId, orderId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(maxSubscriptionsPerOrder)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany))
}

const isOfOrder = (restaurantId: string, orderId: string) =>
  and(eq(pushSubscriptions.restaurantId, restaurantId), eq(pushSubscriptions.orderId, orderId))

export const readSubscription = async (db: Db, id: string) => {
  const { endpoint, p256dh, auth } = pushSubscriptions
  const [row] = await db.select({ endpoint, p256dh, auth }).from(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  return row
}

export const deleteSubscription = async (db: Db, id: string): Promise<void> => {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

export const deleteSubscriptionsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.delete(pushSubscriptions).where(lt(pushSubscriptions.createdAt, before))
}

export type FollowingBrowser = { id: string; language: Language }
/** A column with the browsers that follow an order `o`, as JSON. */
export const followingBrowsersSql = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'language', s.language)), '[]')
  from push_subscriptions s where s.restaurant_id = o.restaurant_id and s.order_id = o.id)`
