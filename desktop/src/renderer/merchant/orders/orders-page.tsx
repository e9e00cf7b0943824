import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { openStatuses } from '@sufra/shared/orders/order-status'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { SearchX, Soup, VolumeX } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { alarm } from '../../app/bridge.ts'
import { useLine } from '../../app/line.tsx'
import { useSound } from '../../app/sound/use-sound.ts'
import { useNow } from '../../app/use-now.ts'
import { BoardBar } from './board-bar.tsx'
import { BoardColumns } from './board-columns.tsx'
import { BoardDialogs } from './board-dialogs.tsx'
import { cardAfter, type BoardKey } from './board-keys.ts'
import { useSharedBoard } from './board-provider.tsx'
import { findOrders, type BoardFilter } from './find-orders.ts'
import { LineBanner } from './line-banner.tsx'
import { useAsked } from './use-asked.ts'
import { useBoardKeys } from './use-board-keys.ts'

const nextOf = { Received: 'Preparing', Preparing: 'Out for Delivery', 'Out for Delivery': 'Delivered' } as const

const focusCard = (orderId: string | undefined) => document.querySelector<HTMLElement>(`#order-${CSS.escape(orderId ?? '')}`)?.focus()

const Loading = () => (
  <div className="grid grid-cols-3 gap-4 p-4">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <Skeleton key={card} className="h-56" />
    ))}
  </div>
)

/** The board: every open order, live. */
export const OrdersPage = () => {
  const { t } = useTranslation()
  const { orders: open, error, retry, sending, moveTo, ringing, silence } = useSharedBoard()
  const { state } = useLine()
  const sound = useSound()
  const now = useNow(1_000)
  const searchRef = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useAsked()
  const [filter, setFilter] = useState<BoardFilter>({ status: 'all', search: '' })
  const orders = open ?? []
  const shown = findOrders(orders, filter)

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
        isRinging={ringing.length > 0}
        onSilence={silence}
        onHelp={() => setAsked({ what: 'keys' })}
        onFound={() => focusCard(columns.flat()[0])}
      />
      {state === 'down' && <LineBanner />}
      {sound === 'blocked' && (
        <p className="flex items-center gap-3 bg-saffron-soft px-4 py-2 font-semibold text-saffron">
          <VolumeX aria-hidden className="size-5" /> <span className="grow">{t('board.soundOff')}</span>
          <Button kind="secondary" onClick={alarm.turnOn}>
            {t('board.turnOn')}
          </Button>
        </p>
      )}
      {error && !open && <ErrorState error={error} onRetry={retry} />}
      {!error && !open && <Loading />}
      {open && orders.length === 0 && (
        <div className="m-auto">
          <EmptyState icon={Soup} title={t('board.emptyTitle')} text={t('board.emptyText')} />
        </div>
      )}
      {orders.length > 0 && shown.length === 0 && (
        <div className="m-auto">
          <EmptyState icon={SearchX} title={t('board.nothingFound')} text={t('board.nothingFoundText')} />
        </div>
      )}
      {shown.length > 0 && <BoardColumns orders={shown} sending={sending} now={now} onAsk={setAsked} onStep={step} />}
      <BoardDialogs asked={asked} orders={orders} onAsk={setAsked} onStep={step} moveTo={moveTo} />
    </main>
  )
}
