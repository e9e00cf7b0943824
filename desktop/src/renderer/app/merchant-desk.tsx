// The layout of the merchant area by status: the full layout with the order board, or the restricted one of a restaurant that is not
// accepted.
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardProvider, useSharedBoard } from '../merchant/orders/board/board-provider.tsx'
import { RingCard } from '../merchant/orders/ringing/ring-card.tsx'
import { Bell } from '../merchant/notifications/bell.tsx'
import { RestaurantStatus } from '../merchant/pace/restaurant-status.tsx'
import { useUnreadReplies } from '../merchant/notifications/use-notifications.ts'
import { PrintIndicator } from '../merchant/pending-changes/print-indicator.tsx'
import { SwitchPerson } from '../merchant/switch-person/switch-person.tsx'
import { PendingChangesIndicator } from '../merchant/pending-changes/pending-changes-indicator.tsx'
import { AccountConnection } from '../common/connection/account-connection.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { RestrictedLayout } from './restricted-layout.tsx'
import { pageNameKey } from './navigation/desk-pages.ts'
import { DeskLayout } from './desk-layout.tsx'
import { ConnectionProvider } from '../common/connection/connection.tsx'
import { ConnectionIndicator } from '../common/connection/connection-indicator.tsx'
import { OpenOrder } from './open-order.tsx'
import { Outlet, useLocation } from '../common/pages/router.ts'
import { useSession } from '../common/account/session.ts'

/** All pages of a signed-in merchant share one connection to the cloud. */
export const MerchantConnection = () => (
  <ConnectionProvider>
    <Outlet />
  </ConnectionProvider>
)

const RingCardElsewhere = () => (useLocation().pathname === '/merchant/orders' ? null : <RingCard />)

const MerchantIndicators = () => (
  <>
    <RestaurantStatus />
    <PendingChangesIndicator />
    <PrintIndicator />
    <ConnectionIndicator />
    <Bell />
    <SwitchPerson />
  </>
)

/** The layout of the application status page. */
export const ApplicationStatusLayout = ({ children }: { children?: ReactNode }) => (
  <>
    <AccountConnection />
    <AuthLayout size="wide">{children}</AuthLayout>
  </>
)

/** The layout with what it shows of the board. */
const MerchantLayout = () => {
  const { t } = useTranslation()
  const count = useSharedBoard().orders?.length ?? 0
  const replies = useUnreadReplies()
  const badges = {
    '/merchant/orders': { count, label: t('desk.openOrders', { count }) },
    '/merchant/help-and-support': { count: replies, label: t('support.badge', { count: replies }) },
  }
  return <DeskLayout area="merchant" indicators={<MerchantIndicators />} badges={badges} notice={<RingCardElsewhere />} />
}

/** `deactivated`: shown to a deactivated restaurant instead of its pages. */
export const MerchantDesk = ({ deactivated }: { deactivated: ReactNode }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const status = useSession().data?.user?.status
  if (status === 'deactivated') return <ApplicationStatusLayout>{deactivated}</ApplicationStatusLayout>
  if (status !== 'accepted') return <RestrictedLayout />
  return (
    <BoardProvider pageName={t(pageNameKey('merchant', pathname))}>
      <OpenOrder />
      <MerchantLayout />
    </BoardProvider>
  )
}
