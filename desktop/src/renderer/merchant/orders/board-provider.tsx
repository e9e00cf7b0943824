// The board for the whole merchant area: it lives, rings and is acknowledged whichever page is open.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { ClosedByPlatformOnWire, Dismissal } from '@sufra/shared/orders/closed-by-platform'
import { showError, showNote } from '@sufra/shared/ui/toasts'
import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { alarm } from '../../app/bridge.ts'
import { usePageBadge } from '../../app/page-badge.ts'
import { useSession } from '../../app/session.ts'
import { closings, countBeyond, openOrders, type Board } from './board.ts'
import { waitingOrders } from './ringing.ts'
import { useBoard } from './use-board.ts'
import { useClosedByPlatform } from './use-closed-by-platform.ts'
import { useAcknowledgeOrders } from './use-acknowledge-orders.ts'
import { useMoves, type MoveTo, type SentMove } from './use-moves.ts'
import { useRinging } from './use-ringing.ts'
import { useRunningOut } from './use-running-out.ts'

type SharedBoard = {
  /** Undefined until the first list is there. */
  orders: CounterOrderOnWire[] | undefined
  error: Error | null
  retry: () => void
  sending: ReadonlyMap<string, SentMove>
  moveTo: MoveTo
  ringing: CounterOrderOnWire[]
  silence: () => void
  /** How many ready orders the board does not have yet, and the way to them. */
  beyond: number
  isLoadingMore: boolean
  loadMore: () => void
  /** What the platform closed, until someone dismisses it. */
  closed: ClosedByPlatformOnWire | undefined
  dismiss: (dismissal: Partial<Dismissal>) => void
}

const BoardContext = createContext<SharedBoard | undefined>(undefined)

const none: CounterOrderOnWire[] = []

export const BoardProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const restaurantId = useSession().data?.user?.restaurant?._id ?? ''
  const [news, setNews] = useState('')
  /** The orders that were closed at this counter. */
  const ownClosings = useRef(new Set<string>())

  const onChange = (before: Board, after: Board) => {
    for (const order of closings(before, after)) {
      // Whoever closed it here has seen it go, and what the platform closes stays on the board as such.
      if (ownClosings.current.has(order.orderId) || order.closedAutomatically || order.cancelReason === 'missed') continue
      showNote(t(`board.closed.${order.status === 'Cancelled' ? 'cancelled' : 'delivered'}`, { number: order.orderNumber }))
    }
    const placed = waitingOrders(openOrders(after, [])).filter(({ orderId }) => !before.entries.has(orderId))
    if (placed.length > 0) setNews(placed.map(({ orderNumber }) => t('board.newOrder', { number: orderNumber })).join(', '))
  }
  const { closed, refresh, dismiss } = useClosedByPlatform()
  const { board, error, refetch, update, loadMore, isLoadingMore } = useBoard(restaurantId, {
    onChange,
    onNotification: alarm.playOnce,
    onClosedByPlatform: refresh,
    onMenuChanged: useRunningOut(),
  })
  const { moves, sending, moveTo } = useMoves({ update, refetch, ownClosings })
  const orders = useMemo(() => board && openOrders(board, moves), [board, moves])
  const { ringing, silence } = useRinging(orders ?? none)
  useAcknowledgeOrders(orders ?? none)
  usePageBadge(t('common.appName'), waitingOrders(orders ?? none).length)

  const value: SharedBoard = {
    orders,
    error,
    retry: () => void refetch(),
    sending,
    moveTo,
    ringing,
    silence,
    beyond: board ? countBeyond(board) : 0,
    isLoadingMore,
    loadMore: () => void loadMore().catch((problem: unknown) => showError(problem, t)),
    closed,
    dismiss,
  }
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- it changes with every order, and who reads it shows the orders
    <BoardContext value={value}>
      {children}
      <p aria-live="assertive" className="sr-only">
        {news}
      </p>
    </BoardContext>
  )
}

export const useSharedBoard = (): SharedBoard => {
  const board = use(BoardContext)
  if (!board) throw new Error('no BoardProvider above')
  return board
}
