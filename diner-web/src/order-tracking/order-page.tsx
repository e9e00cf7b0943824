import type { Order } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Page } from '../common/ui/page.tsx'
import { Link } from '../common/pages/router.ts'
import { backPath, useSession } from '../common/session/session.ts'
import { FindOrder } from './finding/find-order.tsx'
import { HomeScreenHint } from './actions/home-screen-hint.tsx'
import { CancelOwnOrder } from './actions/cancel-own-order.tsx'
import { Cancelled } from './cancelled.tsx'
import { HeldNote } from './progress/held-note.tsx'
import { OrderActions } from './actions/order-actions.tsx'
import { OrderChoice } from './order-choice.tsx'
import { OrderHero } from './progress/order-hero.tsx'
import { OrderLines } from './order-lines.tsx'
import { useOrder } from './order-query.ts'
import { ReceiptLink } from './receipt-link.tsx'
import { Refunds } from './refunds.tsx'
import { ShareLink } from './actions/share-link.tsx'
import { UnreachableNote } from './progress/unreachable-note.tsx'
import { useTabStatus } from './use-tab-status.ts'
import { useScreenOn } from './use-screen-on.ts'

const ShownOrder = ({ order }: { order: Order }) => (
  <>
    {order.status === 'Cancelled' ? <Cancelled order={order} /> : <OrderHero order={order} />}
    <UnreachableNote order={order} />
    <HeldNote order={order} />
    {order.status !== 'Cancelled' && <OrderActions key={order.orderId} order={order} />}
    <HomeScreenHint order={order} />
    <Refunds order={order} />
    <OrderLines order={order} />
    <ReceiptLink order={order} />
    {isOpenOrder(order.status) && <ShareLink order={order} />}
    <CancelOwnOrder key={`cancel ${order.orderId}`} order={order} />
  </>
)

/** The tracking page: the open orders of this phone, and for the selected one its time, its current step, and its actions. */
export const OrderPage = () => {
  const { t } = useTranslation()
  const orderId = useSession((session) => session.orderId)
  const backTo = useSession(backPath)
  const { data: order, error, refetch, isFetching } = useOrder(orderId)
  useTabStatus(order)
  useScreenOn(order !== undefined && isOpenOrder(order.status))

  return (
    <Page title={t('tracking.title')} backTo={backTo} isDirect>
      {!orderId && (
        <EmptyState
          icon={ReceiptText}
          title={t('tracking.noneTitle')}
          text={t('tracking.noneText')}
          action={
            <Link to={backTo} className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand">
              {t('tracking.toMenu')}
            </Link>
          }
        />
      )}
      <OrderChoice />
      {error && !order && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {orderId && !order && !error && <Skeleton className="m-4 h-72" />}
      {order && <ShownOrder order={order} />}
      {!orderId && <FindOrder />}
    </Page>
  )
}
