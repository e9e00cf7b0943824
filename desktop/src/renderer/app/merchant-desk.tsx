// The layout of the merchant area by status: the full layout with the order board, also of a deactivated restaurant, which finishes its
// orders, or the restricted one of a restaurant that was not accepted.
import { isOpenTo } from '@sufra/shared/accounts/merchant-status'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bridge } from '../common/bridge/bridge.ts'
import { BoardProvider, useSharedBoard } from '../features/orders/board/board-provider.tsx'
import { WaiterCalls } from '../features/orders/waiter-calls/waiter-calls.tsx'
import { RingCard } from '../features/orders/ringing/ring-card.tsx'
import { Bell } from '../features/notifications/bell.tsx'
import { RestaurantStatus } from '../features/pace/restaurant-status.tsx'
import { RestrictionNotice } from '../features/pace/restriction-notice.tsx'
import { useUnreadReplies } from '../features/notifications/use-notifications.ts'
import { PrintIndicator } from '../features/pending-changes/print-indicator.tsx'
import { SwitchPerson } from '../features/accounts/switch-person/switch-person.tsx'
import { PendingChangesIndicator } from '../features/pending-changes/pending-changes-indicator.tsx'
import { AccountConnection } from './connection/account-connection.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { DeactivatedNotice } from '../features/deactivation/deactivated-notice.tsx'
import { RestrictedLayout } from './restricted-layout.tsx'
import { pageNameKey } from './navigation/desk-pages.ts'
import { DeskLayout } from './desk-layout.tsx'
import { ConnectionProvider } from '../common/connection/connection.tsx'
import { ConnectionIndicator } from '../common/connection/connection-indicator.tsx'
import { useAreaTitle } from '../common/pages/page-title.ts'
import { Navigate, Outlet, useLocation, useNavigate } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'
import { accountPage } from '../common/session/guards.ts'
import { useViewsUntil } from '../common/session/view-as.ts'
import { ViewBanner } from '../common/session/view-banner.tsx'
import { ViewConnection } from './connection/view-connection.tsx'

/** All pages of a signed-in merchant share one connection to the cloud. */
export const MerchantConnection = () => {
  const Provider = useViewsUntil() ? ViewConnection : ConnectionProvider
  return (
    <Provider>
      <Outlet />
    </Provider>
  )
}

const board = '/merchant/orders'

const RingCardElsewhere = () => (useLocation().pathname === board ? null : <RingCard />)

/** A deactivated restaurant has no pace, and its counters cannot be taken over. */
const MerchantIndicators = ({ isDeactivated }: { isDeactivated: boolean }) => (
  <>
    {!isDeactivated && <RestaurantStatus />}
    <PendingChangesIndicator />
    <PrintIndicator />
    <ConnectionIndicator />
    <Bell />
    {!isDeactivated && <SwitchPerson />}
  </>
)

/** The layout of the application status page. */
export const ApplicationStatusLayout = ({ children }: { children?: ReactNode }) => (
  <>
    <AccountConnection />
    <AuthLayout size="wide">{children}</AuthLayout>
  </>
)

/** The layout with the parts that need the board. The board of a deactivated restaurant closes after its last order. */
const MerchantLayout = ({ isDeactivated }: { isDeactivated: boolean }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const orders = useSharedBoard().orders ?? []
  const count = orders.length
  const isFinishing = useIsFinishing()
  const replies = useUnreadReplies()
  if (isDeactivated && !isFinishing && pathname === board) return <Navigate to={accountPage} replace />
  const badges = {
    [board]: { count, label: t('desk.openOrders', { count }) },
    '/merchant/help-and-support': { count: replies, label: t('support.badge', { count: replies }) },
  }
  return (
    <DeskLayout
      area="merchant"
      indicators={<MerchantIndicators isDeactivated={isDeactivated} />}
      badges={badges}
      hidden={isDeactivated && !isFinishing ? [board] : []}
      notice={
        <>
          {isDeactivated ? <DeactivatedNotice count={count} /> : <RestrictionNotice />}
          <RingCardElsewhere />
          <WaiterCalls orders={orders} />
        </>
      }
    />
  )
}

export const MerchantDesk = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const status = useSession().data?.user?.status
  const viewsUntil = useViewsUntil()
  useAreaTitle(t(pageNameKey('merchant', pathname)))
  if (!status || !isOpenTo(status, 'orders.read')) return <RestrictedLayout />
  if (viewsUntil)
    return (
      <BoardProvider>
        <DeskLayout area="merchant" notice={<ViewBanner />} />
      </BoardProvider>
    )
  return (
    <BoardProvider>
      <OpenOrder />
      <MerchantLayout isDeactivated={status === 'deactivated'} />
    </BoardProvider>
  )
}

/** Opens the order of a clicked system notification. */
const OpenOrder = () => {
  const navigate = useNavigate()
  const open = useEffectEvent((orderId: string) => void navigate(`/merchant/orders?order=${orderId}`))
  useEffect(() => bridge?.on('openOrder', ({ orderId }) => open(orderId)), [])
  return null
}

/** Whether the board still has work: open orders, cash to hand back, or a table's bill. True until that is known. */
const useIsFinishing = (): boolean => {
  const { orders, unloadedCount, handBacks, bills } = useSharedBoard()
  return orders === undefined || orders.length + unloadedCount + handBacks.length + bills.length > 0
}
