import type { MerchantStatus } from '@sufra/shared/accounts/account'
import type { AccountNotificationKind } from '@sufra/shared/notifications/notification.events'
import type { Db } from '../../platform/db/connect.ts'
import { appendToFeed, type NewEvent } from '../../platform/feed/append-to-feed.ts'
import { updateRestaurant } from './restaurants.store.ts'

type Change = {
  restaurantId: string
  status: MerchantStatus
  now: Date
  submittedAt?: Date
  notify?: { kind: AccountNotificationKind; chatLink: string }
}

/**
 * Changes a restaurant's status and publishes it in its feed, with a notification if given. The menu version is
 * incremented, since the status decides whether diners see the menu.
 */
export const changeStatus = async (tx: Db, { restaurantId, status, now, submittedAt, notify }: Change): Promise<void> => {
  await updateRestaurant(tx, restaurantId, { status, ...(submittedAt && { submittedAt }) })
  const events: NewEvent[] = [{ event: 'account_changed', data: { status } }]
  if (notify)
    events.push({
      event: 'newNotification',
      data: { chatLink: notify.chatLink, notification: { kind: notify.kind, isRead: false, createdAt: now.toISOString() } },
    })
  await appendToFeed(tx, restaurantId, [...events, { event: 'menu_changed' }], now)
}
