// A member's own view of the restaurant's notifications: each member has their own unread ones.
import { notificationKindsOf } from '@sufra/shared/notifications/notification-kinds'
import { maxUnreadCount, notificationsPerPage, type ListedNotification } from '@sufra/shared/notifications/notification.routes'
import { readsAllRequests } from '@sufra/shared/support/support-request'
import type { MemberSession } from '../../platform/http/sessions/session.ts'
import type { NotificationsStore, Reader, StoredNotification } from './notifications.store.ts'

const readerOf = ({ restaurantId, userId, role }: MemberSession): Reader => ({
  restaurantId,
  userId,
  kinds: notificationKindsOf(role),
  readsAllRequests: readsAllRequests(role),
})

const listedOf = ({ data, ...rest }: StoredNotification) => ({ ...data, ...rest }) as ListedNotification // written from an event of its kind

export const createReadNotifications = (store: NotificationsStore) => {
  const countUnread = (reader: Reader) => store.countUnread(reader, maxUnreadCount)
  return {
    list: async (session: MemberSession, before: number | undefined) => {
      const reader = readerOf(session)
      const rows = await store.list(reader, before, notificationsPerPage + 1)
      const notifications = rows.slice(0, notificationsPerPage).map(listedOf)
      const more = rows.length > notificationsPerPage ? (notifications.at(-1)?.id ?? null) : null
      return { notifications, ...(await countUnread(reader)), more, reader: { memberId: session.userId, role: session.role } }
    },

    /**
     * Marks notifications of a page as read, up to a number. When nothing else is unread, one mark for all pages replaces the marks of
     * single pages.
     */
    markRead: async (session: MemberSession, page: string, upTo: number) => {
      const reader = readerOf(session)
      await store.markRead(reader, page, upTo)
      const counts = await countUnread(reader)
      if (counts.unread === 0) await store.markAllRead(reader, upTo)
      return counts
    },

    markAllRead: async (session: MemberSession, upTo: number) => {
      const reader = readerOf(session)
      await store.markAllRead(reader, upTo)
      return countUnread(reader)
    },
  }
}
