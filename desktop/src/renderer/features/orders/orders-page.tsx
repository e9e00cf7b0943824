import type { CounterOrder } from '@sufra/shared/orders/order'
import { nextStep, openStatuses } from '@sufra/shared/orders/order-status'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useRef, useMemo, useState } from 'react'
import { useConnection } from '../../common/connection/connection.tsx'
import { OpenBills } from '../bills/open-bills.tsx'
import { BoardBar } from './board/board-bar.tsx'
import { BoardColumns } from './board/board-columns.tsx'
import { BoardDialogs } from './dialogs/board-dialogs.tsx'
import { useSharedBoard } from './board/board-provider.tsx'
import { countByStatus, findOrders, type BoardFilter } from './find-orders.ts'
import { EmptyBoard } from './first-steps/empty-board.tsx'
import { LeftOpenOrders } from './board/left-open-orders.tsx'
import { ConnectionBanner, SoundBanner } from './board/board-banners.tsx'
import { MissedOrders } from './board/missed-orders.tsx'
import { NothingFound } from './board/nothing-found.tsx'
import { HandBacks } from './refund/hand-backs.tsx'
import { useOpenDialog } from './dialogs/use-open-dialog.ts'
import { useBoardShortcuts } from './board/use-board-shortcuts.ts'
import { takesCashWithStep } from './card/step-labels.ts'
import { useDeliverWithCash } from './use-moves.ts'
import { useStableCallback } from './use-stable-callback.ts'

const none: CounterOrder[] = []

const Loading = () => (
  <div className="grid grid-cols-1 gap-4 p-4 md:grid-cols-3">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <Skeleton key={card} className="h-56" />
    ))}
  </div>
)

/** The board: every open order, live. */
export const OrdersPage = () => {
  const {
    orders: open,
    error,
    retry,
    sending,
    notMade,
    moveTo,
    ringing,
    silence,
    unloadedCount,
    isLoadingMore,
    loadMore,
    closed,
    dismiss,
    handBacks,
    bills,
    dismissRequest,
  } = useSharedBoard()
  const { state } = useConnection()
  const searchRef = useRef<HTMLInputElement>(null)
  const [dialog, openDialog] = useOpenDialog()
  const orders = open ?? none
  const { filter, setFilter, shown, counts, statuses, isSearching } = useShownOrders(orders, unloadedCount)
  const isEmpty = orders.length === 0 && unloadedCount === 0

  const deliverWithCash = useDeliverWithCash(moveTo)
  const step = useStableCallback((order: CounterOrder) => {
    const next = nextStep(order.status)
    if (next === 'Preparing') openDialog({ kind: 'accept', orderId: order.orderId })
    else if (next === 'Delivered' && takesCashWithStep(order)) void deliverWithCash(order)
    else if (next) moveTo(order, next)
  })
  const showMore = useStableCallback(loadMore)

  const { focusFirst } = useBoardShortcuts({ shown, statuses, searchRef, openDialog, step, silence })

  return (
    <main className="flex grow flex-col">
      <BoardBar
        filter={filter}
        counts={counts}
        onFilter={setFilter}
        searchRef={searchRef}
        isRinging={ringing.length > 0}
        onSilence={silence}
        onHelp={() => openDialog({ kind: 'keys' })}
        onShowClosed={() => openDialog({ kind: 'closed' })}
        onFound={focusFirst}
      />
      {(state === 'down' || state === 'notLive') && <ConnectionBanner isOffline={state === 'down'} />}
      <OpenBills bills={bills} onDismiss={dismissRequest} />
      {closed && <MissedOrders missed={closed.missed} missedCount={closed.missedCount} onDismiss={dismiss} />}
      <HandBacks orders={handBacks} onOpen={(orderId) => openDialog({ kind: 'past', orderId })} />
      {closed && <LeftOpenOrders days={closed.days} onDismiss={dismiss} />}
      {error && !open && <ErrorState error={error} onRetry={retry} />}
      {!error && !open && <Loading />}
      {open && isEmpty && <EmptyBoard />}
      {!isEmpty && isSearching && shown.length === 0 && (
        <NothingFound unloadedCount={unloadedCount} isLoadingMore={isLoadingMore} onLoadMore={showMore} />
      )}
      {!isEmpty && (shown.length > 0 || !isSearching) && (
        <BoardColumns
          statuses={statuses}
          orders={shown}
          counts={counts}
          isSearching={isSearching}
          sending={sending}
          notMade={notMade}
          unloadedCount={unloadedCount}
          isLoadingMore={isLoadingMore}
          onLoadMore={showMore}
          onOpenDialog={openDialog}
          onStep={step}
        />
      )}
      <SoundBanner />
      <BoardDialogs dialog={dialog} orders={orders} onOpenDialog={openDialog} onStep={step} moveTo={moveTo} />
    </main>
  )
}

/** Applies the status filter and the search to the board. The counts include hidden and unloaded orders. */
const useShownOrders = (orders: CounterOrder[], unloadedCount: number) => {
  const [filter, setFilter] = useState<BoardFilter>({ status: 'all', search: '' })
  const shown = useMemo(() => findOrders(orders, filter), [orders, filter])
  const counts = useMemo(() => countByStatus(orders, unloadedCount), [orders, unloadedCount])
  const statuses = useMemo(() => openStatuses.filter((status) => filter.status === 'all' || filter.status === status), [filter.status])
  return { filter, setFilter, shown, counts, statuses, isSearching: filter.search.trim() !== '' }
}
