// The board of the whole merchant area: it stays live, rings and acknowledges orders on every page.
import type { CounterOrder } from '@sufra/shared/orders/order'
import type { ClosedByPlatform, Dismissal } from '@sufra/shared/orders/closing/closed-by-platform'
import { isUnattended } from '@sufra/shared/orders/cancel-reason'
import { callerOf, callsStaff } from '@sufra/shared/feed/at-counter'
import type { OpenBill } from '@sufra/shared/table-bill/table-bill.routes'
import { showError, showNote } from '@sufra/shared/ui/toasts'
import { billCallsOf, createMissedCalls, waiterCallsOf } from '@sufra/shared/waiter/table-calls'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueuedCash, withCash } from '../../cash/queued-cash.ts'
import { useOpenBills } from '../../bills/use-open-bills.ts'
import { alarm } from '../../../common/bridge/bridge.ts'
import { usePageBadge } from './page-badge.ts'
import { useSession } from '../../../common/session/session.ts'
import { useViewsUntil } from '../../../common/session/view-as.ts'
import { newlyClosed, countUnloaded, openOrders, type Board } from './board.ts'
import { waitingOrders } from '../ringing/ringing.ts'
import { useBoard } from './use-board.ts'
import { useClosedByPlatform } from '../use-closed-by-platform.ts'
import { useAcknowledgeCalls } from '../ringing/use-acknowledge-calls.ts'
import { useAcknowledgeOrders } from '../ringing/use-acknowledge-orders.ts'
import { useMoves, type MoveTo, type NotMade, type SentMove } from '../use-moves.ts'
import { useHandBacks } from '../refund/use-hand-backs.ts'
import { useRinging } from '../ringing/use-ringing.ts'
import { useRunningOut } from '../card/use-running-out.ts'

type SharedBoard = {
  /** Undefined until the first list has loaded. */
  orders: CounterOrder[] | undefined
  error: Error | null
  retry: () => void
  sending: readonly SentMove[]
  /** Moves that were not made, because the server could not be reached. */
  notMade: readonly NotMade[]
  moveTo: MoveTo
  ringing: CounterOrder[]
  silence: () => void
  /** Number of ready orders that are not loaded yet. */
  unloadedCount: number
  isLoadingMore: boolean
  loadMore: () => void
  /** Orders that were closed without the counter and that have not been dismissed. */
  closed: ClosedByPlatform | undefined
  dismiss: (dismissal: Partial<Dismissal>) => void
  /** Orders for which staff still have to hand cash back. */
  handBacks: readonly CounterOrder[]
  /** Tables that have asked for their bill or have a share in cash to be taken. */
  bills: OpenBill[]
  dismissRequest: (bill: OpenBill) => void
}

const BoardContext = createContext<SharedBoard | undefined>(undefined)

const none: CounterOrder[] = []

export const BoardProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const restaurantId = useSession().data?.user?.restaurant?._id ?? ''
  const [announcement, setAnnouncement] = useState('')
  /** Ids of the orders that were closed at this counter. */
  const closedHere = useRef(new Set<string>())

  const onChange = (before: Board, after: Board) => {
    for (const order of newlyClosed(before, after)) {
      // No toast appears for orders closed at this counter, nor for orders closed without any counter, which stay visible on the board.
      if (closedHere.current.has(order.orderId) || order.closedAutomatically || isUnattended(order.cancelReason)) continue
      showNote(t(`board.closed.${order.status === 'Cancelled' ? 'cancelled' : 'delivered'}`, { number: order.orderNumber }))
    }
    const placed = waitingOrders(openOrders(after, [])).filter(({ orderId }) => !before.entries.has(orderId))
    if (placed.length > 0) setAnnouncement(placed.map(({ orderNumber }) => t('board.newOrder', { number: orderNumber })).join(', '))
  }
  // An administrator who views a restaurant is not its counter: no order rings, and none is acknowledged.
  const isViewed = useViewsUntil() !== undefined
  const [missedCalls] = useState(createMissedCalls)
  const { closed, refresh, dismiss } = useClosedByPlatform()
  const { handBacks, refreshAfter, refreshHandBacks } = useHandBacks()
  const { bills, handleEvent: handleBillEvent, dismissRequest, refresh: refreshBills } = useOpenBills()
  const { board, error, refetch, update, loadMore, isLoadingMore } = useBoard(restaurantId, {
    onChange,
    onClosedByPlatform: refresh,
    onMenuChanged: useRunningOut(),
    onEvent: (envelope) => {
      refreshAfter(envelope)
      handleBillEvent(envelope)
      if (isViewed || !callsStaff(envelope)) return
      missedCalls.rang(callerOf(envelope))
      alarm.call()
    },
    onResync: () => {
      refreshHandBacks()
      refreshBills()
    },
  })
  const { moves, sending, notMade, moveTo } = useMoves({ update, refetch, closedHere })
  const queuedCash = useQueuedCash()
  const orders = useMemo(() => board && withCash(openOrders(board, moves), queuedCash), [board, moves, queuedCash])
  const handled = isViewed ? none : (orders ?? none)
  const { ringing, silence } = useRinging(handled)
  useAcknowledgeOrders(handled)
  useAcknowledgeCalls(isViewed ? [] : [...waiterCallsOf(handled), ...billCallsOf(bills)], missedCalls)
  usePageBadge(waitingOrders(orders ?? none).length)

  const value: SharedBoard = {
    orders,
    error,
    retry: () => void refetch(),
    sending,
    notMade,
    moveTo,
    ringing,
    silence,
    unloadedCount: board ? countUnloaded(board) : 0,
    isLoadingMore,
    loadMore: () => void loadMore().catch((problem: unknown) => showError(problem, t)),
    closed,
    dismiss,
    handBacks,
    bills,
    dismissRequest,
  }
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- it changes with every order, and every consumer shows the orders
    <BoardContext value={value}>
      <OwnElements>{children}</OwnElements>
      <p aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </BoardContext>
  )
}

export const useSharedBoard = (): SharedBoard => {
  const board = use(BoardContext)
  if (!board) throw new Error('useSharedBoard must be used within a BoardProvider')
  return board
}
