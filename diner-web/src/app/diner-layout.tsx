import { PageSpinner } from '@sufra/shared/ui/spinner'
import { ChefHat, ChevronRight, WifiOff } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from './router.ts'
import { useSession } from './session.ts'
import { useOnline } from './use-online.ts'

const Toasts = lazy(() => import('@sufra/shared/ui/toasts').then((part) => ({ default: part.Toasts })))
const LiveMenu = lazy(() => import('./live-menu.tsx').then((part) => ({ default: part.LiveMenu })))
const LiveOrder = lazy(() => import('../order-tracking/live-order.tsx').then((part) => ({ default: part.LiveOrder })))

/** Leads back to the order that is being made, from wherever the diner is. */
const OpenOrderBar = () => {
  const { t } = useTranslation()
  const status = useSession((session) => session.status)
  return (
    <Link to="/successorder" className="flex min-h-12 items-center gap-3 bg-blue-soft px-4 text-sm font-semibold text-blue">
      <ChefHat aria-hidden className="size-5" />
      <span className="grow">{t('tracking.openOrder', { status: t(`orders.status.${status}`) })}</span>
      <ChevronRight aria-hidden className="turns size-5" />
    </Link>
  )
}

/** What stands around every page: the listener for order changes (spec §2), the offline note, the way back to an open order. */
export const DinerLayout = () => {
  const { t } = useTranslation()
  const orderId = useSession((session) => session.orderId)
  const restaurantId = useSession((session) => session.restaurantId)
  const isOnline = useOnline()
  const { pathname } = useLocation()
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col">
      {!isOnline && (
        <output className="flex items-center justify-center gap-2 bg-saffron-soft p-2 text-sm font-semibold text-saffron">
          <WifiOff aria-hidden className="size-4" /> {t('common.offline')}
        </output>
      )}
      {orderId && pathname !== '/successorder' && (
        <aside aria-label={t('tracking.title')}>
          <OpenOrderBar />
        </aside>
      )}
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
      <Suspense>
        <Toasts />
        {restaurantId && <LiveMenu key={restaurantId} restaurantId={restaurantId} />}
        {orderId && <LiveOrder key={orderId} orderId={orderId} />}
      </Suspense>
    </div>
  )
}
