// The bell: the number of unread notifications, and their list.
import { Popover } from '@base-ui/react/popover'
import { maxUnreadCount } from '@sufra/shared/notifications/notification.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotificationRow } from './notification-row.tsx'
import { useNotifications } from './use-notifications.ts'
import { useDownText } from '../../common/connection/down-cause.ts'

type Shown = ReturnType<typeof useNotifications> & { onOpen: () => void }

const List = ({ notifications, isLoading, error, retry, isFetching, hasMore, loadMore, isLoadingMore, isOffline, onOpen }: Shown) => {
  const { t } = useTranslation()
  const downText = useDownText()
  if (error) return <ErrorState error={error} onRetry={retry} isBusy={isFetching} />
  if (isLoading)
    return (
      <div aria-busy className="flex flex-col gap-2 p-4">
        <p className="sr-only">{t('common.loading')}</p>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    )
  if (notifications.length === 0) return <EmptyState icon={BellIcon} title={t('notifications.none')} text={t('notifications.noneText')} />
  return (
    <>
      {isOffline && <p className="bg-saffron-soft px-4 py-2 text-sm font-semibold text-saffron">{downText(t('notifications.offline'))}</p>}
      <ul className="divide-y divide-line">
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
      {hasMore && (
        <div className="p-3 text-center">
          <Button kind="quiet" onClick={loadMore} isBusy={isLoadingMore}>
            {t('notifications.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** "99+" replaces every count that has reached its limit. */
const countText = (unread: number) => (unread >= maxUnreadCount ? `${maxUnreadCount - 1}+` : String(unread))

export const Bell = () => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const shown = useNotifications()
  const { unread, markAllRead } = shown
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        aria-label={unread > 0 ? t('notifications.openUnread', { number: countText(unread) }) : t('notifications.open')}
        title={t('notifications.title')}
        className="relative grid size-11 shrink-0 place-items-center rounded-card hover:bg-raised"
      >
        <BellIcon aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="figures absolute end-0.5 top-0.5 min-w-5 rounded-full bg-brand px-1 text-center text-xs/5 font-bold text-on-brand"
          >
            {countText(unread)}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} className="z-40">
          <Popover.Popup className="flex max-h-[min(36rem,calc(100dvh-5rem))] w-[min(24rem,calc(100vw-1rem))] flex-col rounded-card border border-line bg-card shadow-float outline-none">
            <div className="flex min-h-13 items-center gap-2 border-b border-line ps-4 pe-2">
              <Popover.Title className="grow text-base font-bold">{t('notifications.title')}</Popover.Title>
              <Button kind="quiet" disabled={unread === 0} onClick={() => void markAllRead()}>
                {t('notifications.readAll')}
              </Button>
            </div>
            <div className="overflow-y-auto">
              <List {...shown} onOpen={() => setIsOpen(false)} />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
