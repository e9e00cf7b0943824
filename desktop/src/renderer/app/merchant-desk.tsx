// The merchant area's frame by the restaurant's status: the whole desk with its board, or only what a restaurant may have that is not accepted.
import type { ReactNode } from 'react'
import { BoardProvider } from '../merchant/orders/board-provider.tsx'
import { RingCard } from '../merchant/orders/ring-card.tsx'
import { PrintIndicator } from '../merchant/pending-changes/print-indicator.tsx'
import { PendingChangesIndicator } from '../merchant/pending-changes/pending-changes-indicator.tsx'
import { AccountLine } from './account-connection.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ConfinedLayout } from './confined-layout.tsx'
import { DeskLayout } from './desk-layout.tsx'
import { ConnectionProvider } from './connection.tsx'
import { ConnectionIndicator } from './connection-indicator.tsx'
import { OpenOrder } from './open-order.tsx'
import { Outlet, useLocation } from './router.ts'
import { useSession } from './session.ts'

/** All that a signed-in merchant may open stands on one line to the cloud. */
export const MerchantConnection = () => (
  <ConnectionProvider>
    <Outlet />
  </ConnectionProvider>
)

const RingCardElsewhere = () => (useLocation().pathname === '/merchant/orders' ? null : <RingCard />)

const MerchantIndicators = () => (
  <>
    <PendingChangesIndicator />
    <PrintIndicator />
    <ConnectionIndicator />
  </>
)

/** Where a restaurant stands, for one that waits. */
export const WaitingRoom = ({ children }: { children?: ReactNode }) => (
  <>
    <AccountLine />
    <AuthLayout size="wide">{children}</AuthLayout>
  </>
)

/** `deactivated`: what a deactivated restaurant is shown in place of the only page that the guard leaves it. */
export const MerchantDesk = ({ deactivated }: { deactivated: ReactNode }) => {
  const status = useSession().data?.user?.status
  if (status === 'deactivated') return <WaitingRoom>{deactivated}</WaitingRoom>
  if (status !== 'accepted') return <ConfinedLayout />
  return (
    <BoardProvider>
      <OpenOrder />
      <DeskLayout area="merchant" signs={<MerchantIndicators />} />
      <RingCardElsewhere />
    </BoardProvider>
  )
}
