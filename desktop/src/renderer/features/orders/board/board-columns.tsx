import type { CounterOrder } from '@sufra/shared/orders/order'
import type { OpenStatus } from '@sufra/shared/orders/order-status'
import { Button } from '@sufra/shared/ui/button'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotMade, SentMove } from '../use-moves.ts'
import type { Counts } from '../find-orders.ts'
import { OrderCard } from '../card/order-card.tsx'
import type { BoardDialog } from '../dialogs/use-open-dialog.ts'

const dots = { Received: 'bg-saffron', Preparing: 'bg-blue', 'Out for Delivery': 'bg-green' } as const

type Props = {
  /** The columns that match the filter. */
  statuses: readonly OpenStatus[]
  /** The orders that match the search. */
  orders: CounterOrder[]
  counts: Counts
  isSearching: boolean
  /** Moves being sent. */
  sending: readonly SentMove[]
  notMade: readonly NotMade[]
  /** Number of ready orders that are not loaded yet. */
  unloadedCount: number
  isLoadingMore: boolean
  onLoadMore: () => void
  onOpenDialog: (dialog: BoardDialog) => void
  onStep: (order: CounterOrder) => void
}

/** Shown above the oldest loaded ready order when older ones are not loaded. */
const TruncationNote = ({
  count,
  unloadedCount,
  isLoadingMore,
  onLoadMore,
}: { count: number } & Pick<Props, 'unloadedCount' | 'isLoadingMore' | 'onLoadMore'>) => {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-line p-3 text-sm">
      <p className="grow">{t('board.cut', { shown: count - unloadedCount, count })}</p>
      <Button kind="secondary" isBusy={isLoadingMore} onClick={onLoadMore}>
        {t('board.showMore')}
      </Button>
    </div>
  )
}

/** The open orders by status, oldest first. A single column lays out its cards in a grid. */
export const BoardColumns = memo(
  ({ statuses, orders, counts, isSearching, sending, notMade, unloadedCount, isLoadingMore, onLoadMore, onOpenDialog, onStep }: Props) => {
    const { t } = useTranslation()
    const isAlone = statuses.length === 1
    return (
      <div className={`grid grow items-start gap-4 p-4 ${isAlone ? 'grid-cols-1' : 'grid-cols-1 md:grid-cols-3'}`}>
        {statuses.map((status) => {
          const shown = orders.filter((order) => order.status === status)
          const isTruncated = status === 'Out for Delivery' && unloadedCount > 0
          return (
            <section key={status} aria-label={t(`orders.status.${status}`)} className="flex min-w-0 flex-col gap-3">
              <h2 className="sticky top-[calc(var(--board-bar)+var(--head-bar,0px))] z-5 flex items-center gap-2 bg-page py-1 text-base font-bold">
                <span aria-hidden className={`size-3 rounded-full ${dots[status]}`} />
                <span>{t(`orders.status.${status}`)}</span>
                <span className="figures text-ink-soft">
                  {isSearching ? t('board.shownOf', { shown: shown.length, count: counts[status] }) : counts[status]}
                </span>
              </h2>
              {isTruncated && (
                <TruncationNote
                  count={counts[status]}
                  unloadedCount={unloadedCount}
                  isLoadingMore={isLoadingMore}
                  onLoadMore={onLoadMore}
                />
              )}
              {shown.length === 0 && (
                <p className="rounded-card border border-dashed border-line p-6 text-center text-sm text-ink-soft">
                  {counts[status] > 0 ? t('board.noMatch') : t(`board.none.${status}`)}
                </p>
              )}
              <div
                className={
                  isAlone ? 'grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] items-start gap-4' : 'flex flex-col gap-3'
                }
              >
                {shown.map((order) => (
                  <OrderCard
                    key={order.orderId}
                    order={order}
                    notMade={notMade.find(({ orderId, version }) => orderId === order.orderId && version === order.version)?.cause}
                    isMoving={sending.some(({ orderId }) => orderId === order.orderId)}
                    isRetrying={sending.some(({ orderId, isRetried }) => orderId === order.orderId && isRetried)}
                    onOpenDialog={onOpenDialog}
                    onStep={onStep}
                  />
                ))}
              </div>
            </section>
          )
        })}
      </div>
    )
  },
)
