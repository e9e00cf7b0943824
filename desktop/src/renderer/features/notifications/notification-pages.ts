// The loaded pages of the list, with changes by events and the user.
import { isNotificationFor, pageOfLink } from '@sufra/shared/notifications/notification-kinds'
import {
  maxUnreadCount,
  type ListedNotification,
  type Notifications,
  type UnreadCounts,
} from '@sufra/shared/notifications/notification.routes'
import type { InfiniteData } from '@tanstack/react-query'

export type Pages = InfiniteData<Notifications>

export const allOf = (pages: Pages | undefined): ListedNotification[] => pages?.pages.flatMap(({ notifications }) => notifications) ?? []

/** A cached response of an older version has no count of replies. */
export const unreadOf = (pages: Pages | undefined): UnreadCounts => {
  const { unread = 0, unreadReplies = 0 }: Partial<UnreadCounts> = pages?.pages[0] ?? {}
  return { unread, unreadReplies }
}

const isReply = ({ kind }: ListedNotification) => kind === 'support_replied'

const withFirst = (pages: Pages, change: (first: Notifications) => Notifications): Pages => {
  const [first, ...rest] = pages.pages
  return first ? { ...pages, pages: [change(first), ...rest] } : pages
}

/**
 * Whether a notification is for the member who reads the list. A cached response of an older version does not name the reader, so it counts
 * as true.
 */
export const isForReader = (pages: Pages | undefined, notification: ListedNotification): boolean => {
  const reader = pages?.pages[0]?.reader
  return !reader || isNotificationFor(reader, notification)
}

/**
 * Adds a new notification. It changes nothing if the notification is not for this member, is already in the list, or is older than the
 * newest one.
 */
export const withNew = (pages: Pages, notification: ListedNotification): Pages => {
  if (!isForReader(pages, notification)) return pages
  const newest = allOf(pages)[0]
  if (newest && newest.id >= notification.id) return pages
  const { unread, unreadReplies } = unreadOf(pages)
  const more = (count: number) => Math.min(count + 1, maxUnreadCount)
  return withFirst(pages, (first) => ({
    ...first,
    notifications: [notification, ...first.notifications],
    unread: more(unread),
    unreadReplies: isReply(notification) ? more(unreadReplies) : unreadReplies,
  }))
}

export const withUnread = (pages: Pages, counts: UnreadCounts): Pages => withFirst(pages, (first) => ({ ...first, ...counts }))

/**
 * Marks the notifications that link to `page` as read, or all when it is undefined. The server then counts the ones that are not loaded.
 */
export const withRead = (pages: Pages, page: string | undefined): Pages => {
  const isMeant = ({ chatLink }: ListedNotification) => page === undefined || pageOfLink(chatLink) === page
  const read = allOf(pages).filter((each) => !each.isRead && isMeant(each))
  const marked = pages.pages.map((each) => ({
    ...each,
    notifications: each.notifications.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
  }))
  const { unread, unreadReplies } = unreadOf(pages)
  const less = (count: number, by: number) => (page === undefined ? 0 : Math.max(count - by, 0))
  const counts = { unread: less(unread, read.length), unreadReplies: less(unreadReplies, read.filter(isReply).length) }
  return withUnread({ ...pages, pages: marked }, counts)
}

/** The newest unread notification that links to a page. */
export const newestUnreadAt = (pages: Pages | undefined, page: string): ListedNotification | undefined =>
  allOf(pages).find(({ isRead, chatLink }) => !isRead && pageOfLink(chatLink) === page)
