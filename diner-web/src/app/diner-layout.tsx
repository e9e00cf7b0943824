import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'
import { Opening } from '../common/opening/opening.tsx'
import { Background } from '../common/pages/background.tsx'
import { useLocation } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import { withAllTranslations } from '../common/pages/with-all-translations.ts'

const BesidePage = lazyPart(
  'beside-page',
  withAllTranslations(() => import('./beside-page.tsx').then((file) => file.BesidePage)),
)
const OpenOrderBar = lazyPart(
  'open-order-bar',
  withAllTranslations(() => import('../order-tracking/open-order-bar.tsx').then((file) => file.OpenOrderBar)),
)
const PendingOrder = lazyPart(
  'pending-order',
  withAllTranslations(() => import('../checkout/pending/pending-order.tsx').then((file) => file.PendingOrder)),
)
const BillBar = lazyPart(
  'bill-bar',
  withAllTranslations(() => import('../checkout/table-bill/bill-bar.tsx').then((file) => file.BillBar)),
)
const LiveOrder = lazyPart(
  'live-order',
  withAllTranslations(() => import('../order-tracking/live-order.tsx').then((file) => file.LiveOrder)),
)
/** Whether the page itself shows the pending order, so that the layout does not. */
const showsPendingOrder = (pathname: string) => pathname === '/cart' || pathname === '/payments'

/** The layout of every page: listeners for order changes (spec §2), the offline note, the pending order, and the link to open orders. */
export const DinerLayout = ({ children }: { children: ReactNode }) => {
  const orders = useSession((session) => session.orders)
  const isPending = useSession((session) => session.checkout.state !== 'idle')
  const restaurantId = useSession((session) => session.restaurantId)
  const mayHaveBill = useSession((session) => session.tableId !== '' && session.orderCount > 0 && session.orders.length === 0)
  const { pathname } = useLocation()
  useScrollMemory()
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col">
      <Background>
        <BesidePage />
      </Background>
      <Background>{orders.length > 0 && pathname !== '/successorder' && <OpenOrderBar />}</Background>
      <Background>{mayHaveBill && pathname !== '/bill' && <BillBar />}</Background>
      <Background>{isPending && !showsPendingOrder(pathname) && <PendingOrder />}</Background>
      <Background>{restaurantId && pathname !== '/successorder' && <Opening />}</Background>
      <OwnElements>{children}</OwnElements>
      {orders.map((order) => (
        <Background key={order.orderId}>
          <LiveOrder order={order} />
        </Background>
      ))}
    </div>
  )
}
