// The loaded pages of the list, as events and the user change them.
import { isNotificationFor, pageOfLink } from '@sufra/shared/notifications/notification-kinds'
import { maxUnreadCount, type ListedNotification, type Notifications } from '@sufra/shared/notifications/notification.routes'
import type { InfiniteData } from '@tanstack/react-query'

export type Pages = InfiniteData<Notifications>

export const allOf = (pages: Pages | undefined): ListedNotification[] => pages?.pages.flatMap(({ notifications }) => notifications) ?? []

export const unreadOf = (pages: Pages | undefined): number => pages?.pages[0]?.unread ?? 0

const withFirst = (pages: Pages, change: (first: Notifications) => Notifications): Pages => {
  const [first, ...rest] = pages.pages
  return first ? { ...pages, pages: [change(first), ...rest] } : pages
}

/** With a new notification. One that is not for this member, that the list already has, or that is older than its newest, changes nothing. */
export const withNew = (pages: Pages, notification: ListedNotification): Pages => {
  const reader = pages.pages[0]?.reader
  // A stored response of an older version does not say whose list it is.
  if (reader && !isNotificationFor(reader, notification)) return pages
  const newest = allOf(pages)[0]
  if (newest && newest.id >= notification.id) return pages
  return withFirst(pages, (first) => ({
    ...first,
    notifications: [notification, ...first.notifications],
    unread: Math.min(first.unread + 1, maxUnreadCount),
  }))
}

export const withUnread = (pages: Pages, unread: number): Pages => withFirst(pages, (first) => ({ ...first, unread }))

/** With those read that lead to `page`; all when it is undefined. The server then counts those that are not loaded. */
export const withRead = (pages: Pages, page: string | undefined): Pages => {
  const isMeant = ({ chatLink }: ListedNotification) => page === undefined || pageOfLink(chatLink) === page
  const read = allOf(pages).filter((each) => !each.isRead && isMeant(each)).length
  const marked = pages.pages.map((each) => ({
    ...each,
    notifications: each.notifications.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
  }))
  return withUnread({ ...pages, pages: marked }, page === undefined ? 0 : Math.max(unreadOf(pages) - read, 0))
}

/** The newest unread notification that leads to a page. */
export const newestUnreadAt = (pages: Pages | undefined, page: string): ListedNotification | undefined =>
  allOf(pages).find(({ isRead, chatLink }) => !isRead && pageOfLink(chatLink) === page)
