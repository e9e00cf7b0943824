import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { openStatuses } from '@sufra/shared/orders/order-status'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showNote } from '@sufra/shared/ui/toasts'
import { SearchX, Soup, VolumeX, WifiOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { alarm } from '../../app/bridge.ts'
import { useLine } from '../../app/line.tsx'
import { usePageBadge } from '../../app/page-badge.ts'
import { useSession } from '../../app/session.ts'
import { useSound } from '../../app/sound/use-sound.ts'
import { useNow } from '../../app/use-now.ts'
import { closings, openOrders, type Board } from './board.ts'
import { BoardBar } from './board-bar.tsx'
import { BoardColumns } from './board-columns.tsx'
import { BoardDialogs } from './board-dialogs.tsx'
import { cardAfter, type BoardKey } from './board-keys.ts'
import { findOrders, type BoardFilter } from './find-orders.ts'
import { waitingOrders } from './ringing.ts'
import { useBoard } from './use-board.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useHeard } from './use-heard.ts'
import { useMoves } from './use-moves.ts'
import { useRinging } from './use-ringing.ts'

/** What the staff has asked for: a dialog about an order, or the list of keys. */
export type Asked = { what: 'open' | 'accept' | 'cancel'; orderId: string } | { what: 'keys' }

const nextOf = { Received: 'Preparing', Preparing: 'Out for Delivery', 'Out for Delivery': 'Delivered' } as const

const focusCard = (orderId: string | undefined) => document.querySelector<HTMLElement>(`#order-${CSS.escape(orderId ?? '')}`)?.focus()

const Loading = () => (
  <div className="grid grid-cols-3 gap-4 p-4">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <Skeleton key={card} className="h-56" />
    ))}
  </div>
)

/** The board: every open order, live, ringing until somebody accepts or silences. */
export const OrdersPage = () => {
  const { t } = useTranslation()
  const restaurantId = useSession().data?.user?.restaurant?._id ?? ''
  const { state } = useLine()
  const sound = useSound()
  const now = useNow(1_000)
  const searchRef = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const [filter, setFilter] = useState<BoardFilter>({ status: 'all', search: '' })
  const [news, setNews] = useState('')

  const onChange = (before: Board, after: Board) => {
    for (const order of closings(before, after))
      showNote(t(`board.closed.${order.status === 'Cancelled' ? 'cancelled' : 'delivered'}`, { number: order.orderNumber }))
    const placed = openOrders(after, new Map()).filter(({ orderId }) => !before.entries.has(orderId))
    if (placed.length > 0) setNews(placed.map(({ orderNumber }) => t('board.newOrder', { number: orderNumber })).join(', '))
  }
  const { board, error, refetch, update } = useBoard(restaurantId, { onChange, onNotification: alarm.strike })
  const { moves, moveTo } = useMoves({ update, refetch })
  const orders = board ? openOrders(board, moves) : []
  const shown = findOrders(orders, filter)
  const { isRinging, silence } = useRinging(orders)
  useHeard(orders)
  usePageBadge(t('board.title'), waitingOrders(orders).length)

  const step = (order: CounterOrderOnWire) => {
    if (order.status === 'Received') setAsked({ what: 'accept', orderId: order.orderId })
    else if (order.status === 'Preparing' || order.status === 'Out for Delivery') moveTo(order, nextOf[order.status])
  }

  const columns = openStatuses.map((status) => shown.filter((order) => order.status === status).map(({ orderId }) => orderId))
  const focused = () => shown.find(({ orderId }) => document.activeElement?.closest(`#order-${CSS.escape(orderId)}`))

  const obey = (key: BoardKey): boolean => {
    const order = focused()
    if (key === 'help') setAsked({ what: 'keys' })
    else if (key === 'search') searchRef.current?.focus()
    else if (key === 'silence') silence()
    else if (key === 'open' || key === 'accept' || key === 'step' || key === 'cancel') {
      if (!order || (key === 'open' && document.activeElement?.tagName === 'BUTTON')) return false
      if (key === 'open') setAsked({ what: 'open', orderId: order.orderId })
      if (key === 'step' || (key === 'accept' && order.status === 'Received')) step(order)
      if (key === 'cancel' && order.status !== 'Out for Delivery') setAsked({ what: 'cancel', orderId: order.orderId })
    } else {
      focusCard(cardAfter(columns, order?.orderId, key))
    }
    return true
  }
  useBoardKeys(obey)

  return (
    <main className="flex grow flex-col">
      <BoardBar
        filter={filter}
        onFilter={setFilter}
        searchRef={searchRef}
        isRinging={isRinging}
        onSilence={silence}
        onHelp={() => setAsked({ what: 'keys' })}
        onFound={() => focusCard(columns.flat()[0])}
      />
      <p aria-live="assertive" className="sr-only">
        {news}
      </p>
      {state === 'down' && (
        <p role="alert" className="flex items-center gap-3 bg-red-soft px-4 py-3 font-semibold text-red">
          <WifiOff aria-hidden className="size-5" /> {t('board.lineDown')}
        </p>
      )}
      {sound === 'blocked' && (
        <p className="flex items-center gap-3 bg-saffron-soft px-4 py-2 font-semibold text-saffron">
          <VolumeX aria-hidden className="size-5" /> <span className="grow">{t('board.soundOff')}</span>
          <Button kind="secondary" onClick={alarm.turnOn}>
            {t('board.turnOn')}
          </Button>
        </p>
      )}
      {error && !board && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !board && <Loading />}
      {board && orders.length === 0 && (
        <div className="m-auto">
          <EmptyState icon={Soup} title={t('board.emptyTitle')} text={t('board.emptyText')} />
        </div>
      )}
      {board && orders.length > 0 && shown.length === 0 && (
        <div className="m-auto">
          <EmptyState icon={SearchX} title={t('board.nothingFound')} text={t('board.nothingFoundText')} />
        </div>
      )}
      {shown.length > 0 && <BoardColumns orders={shown} moves={moves} now={now} onAsk={setAsked} onStep={step} />}
      <BoardDialogs asked={asked} orders={orders} onAsk={setAsked} onStep={step} moveTo={moveTo} />
    </main>
  )
}
