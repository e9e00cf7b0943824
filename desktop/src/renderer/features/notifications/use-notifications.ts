// The signed-in member's notifications: fetched once, then live from the feed. Notifications of the open page are marked as read
// immediately (spec §7).
import { listNotifications, readAllNotifications, readNotifications } from '@sufra/shared/notifications/notification.routes'
import { showError } from '@sufra/shared/ui/toasts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { refetchChanged } from '../../common/api/refetch.ts'
import { alarm } from '../../common/bridge/bridge.ts'
import { notificationsKey } from '../../common/bridge/cached-responses.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { useFeedEvents } from '../../common/connection/feed-listeners.ts'
import { useRefetchWhenLive } from '../../common/connection/use-refetch-when-live.ts'
import { useLocation } from '../../common/pages/router.ts'
import { allOf, isForReader, newestUnreadAt, unreadOf, withNew, withRead, withUnread, type Pages } from './notification-pages.ts'

const useNotificationPages = () =>
  useInfiniteQuery({
    queryKey: notificationsKey,
    queryFn: async ({ pageParam: before }) => (await call(listNotifications, { query: { before } })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more }) => more ?? undefined,
  })

/** The number of unread replies of support. */
export const useUnreadReplies = (): number => unreadOf(useNotificationPages().data).unreadReplies

export const useNotifications = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { state } = useConnection()
  const client = useQueryClient()
  const query = useNotificationPages()
  const change = (next: (pages: Pages) => Pages) =>
    client.setQueryData<Pages>(notificationsKey, (pages) => (pages ? next(pages) : undefined))

  useFeedEvents(({ event, data, seq }) => {
    if (event !== 'newNotification') return
    const notification = { ...data.notification, id: seq, chatLink: data.chatLink }
    if (isForReader(query.data, notification)) alarm.playOnce()
    change((pages) => withNew(pages, notification))
    // A pending list may be older than this notification, and would remove it.
    if (client.isFetching({ queryKey: notificationsKey }) > 0) void refetchChanged(notificationsKey)
  })
  useRefetchWhenLive(notificationsKey)

  const markRead = useEffectEvent((page: string, upTo: number) => {
    change((pages) => withRead(pages, page))
    call(readNotifications, { body: { page, upTo } }).then(
      ({ data }) => change((pages) => withUnread(pages, data)),
      () => undefined, // marked again after the list has been fetched again
    )
  })
  const toRead = newestUnreadAt(query.data, pathname)?.id
  useEffect(() => {
    if (toRead !== undefined) markRead(pathname, toRead)
  }, [pathname, toRead])

  const notifications = allOf(query.data)
  const markAllRead = async () => {
    const newest = notifications[0]
    if (!newest) return
    try {
      const { data } = await call(readAllNotifications, { body: { upTo: newest.id } })
      change((pages) => withUnread(withRead(pages, undefined), data))
    } catch (error) {
      showError(error, t)
    }
  }
  return {
    notifications,
    unread: unreadOf(query.data).unread,
    isLoading: query.isPending,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
    markAllRead,
    isOffline: state === 'down',
  }
}
