import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { lazyPart } from '@sufra/shared/ui/lazy-page'
import { WifiOff } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from './router.ts'
import { useSession } from './session.ts'
import { useOnline } from '@sufra/shared/ui/hooks/use-online'
import { useScrollMemory } from './use-scroll-memory.ts'
import { withAllTranslations } from './with-all-translations.ts'

const Toasts = lazyPart('toasts', () => import('@sufra/shared/ui/toasts').then((file) => file.Toasts))
const LiveMenu = lazyPart('live-menu', () => import('./live-menu.tsx').then((file) => file.LiveMenu))
const OpenOrderBar = lazyPart(
  'open-order-bar',
  withAllTranslations(() => import('../order-tracking/open-order-bar.tsx').then((file) => file.OpenOrderBar)),
)
const PendingOrder = lazyPart(
  'pending-order',
  withAllTranslations(() => import('../checkout/pending-order.tsx').then((file) => file.PendingOrder)),
)
const LiveOrder = lazyPart(
  'live-order',
  withAllTranslations(() => import('../order-tracking/live-order.tsx').then((file) => file.LiveOrder)),
)
const nothing = () => null

/** What works beside the page does not hold it up: what cannot be loaded comes when there is a network again. */
const Beside = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={nothing}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
)

/** What stands around every page: the listeners for order changes (spec §2), the offline note, an order that is not settled, the way to open orders. */
export const DinerLayout = () => {
  const { t } = useTranslation()
  const orders = useSession((session) => session.orders)
  const isPending = useSession((session) => session.checkout.state !== 'idle')
  const restaurantId = useSession((session) => session.restaurantId)
  const isOnline = useOnline()
  const { pathname } = useLocation()
  useScrollMemory()
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col">
      {!isOnline && (
        <output className="flex items-center justify-center gap-2 bg-saffron-soft p-2 text-sm font-semibold text-saffron">
          <WifiOff aria-hidden className="size-4" /> {t('common.offline')}
        </output>
      )}
      <Beside>{orders.length > 0 && pathname !== '/successorder' && <OpenOrderBar />}</Beside>
      <Beside>{isPending && pathname !== '/payments' && <PendingOrder />}</Beside>
      <Outlet />
      <Beside>
        <Toasts />
      </Beside>
      <Beside>{restaurantId && <LiveMenu key={restaurantId} restaurantId={restaurantId} />}</Beside>
      {orders.map((order) => (
        <Beside key={order.orderId}>
          <LiveOrder order={order} />
        </Beside>
      ))}
    </div>
  )
}
