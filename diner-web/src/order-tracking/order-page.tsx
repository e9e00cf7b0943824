import type { Order } from '@sufra/shared/orders/order'
import { isOpenOrder, isWaiting } from '@sufra/shared/orders/order-status'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Info, ReceiptText, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Page } from '../common/ui/page.tsx'
import { Link } from '../common/pages/router.ts'
import { backPath, useSession } from '../common/session/session.ts'
import { FindOrder } from './finding/find-order.tsx'
import { HomeScreenHint } from './actions/home-screen-hint.tsx'
import { CancelOwnOrder } from './actions/cancel-own-order.tsx'
import { Cancelled } from './cancelled.tsx'
import { OrderActions } from './actions/order-actions.tsx'
import { OrderChoice } from './order-choice.tsx'
import { OrderHero } from './progress/order-hero.tsx'
import { OrderLines } from './order-lines.tsx'
import { useOrder } from './order-query.ts'
import { ReceiptLink } from './receipt-link.tsx'
import { Refunds } from './refunds.tsx'
import { ShareLink } from './actions/share-link.tsx'
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

/** Explains that the order of a new phone is held and may take longer to be accepted. */
const HeldNote = ({ order: { status, heldAt } }: { order: Order }) => {
  const { t } = useTranslation()
  if (!isWaiting(status) || !heldAt) return null
  return (
    <p className="m-4 mb-0 flex items-center gap-3 rounded-card bg-saffron-soft p-4 font-semibold text-saffron">
      <Info aria-hidden className="size-6 shrink-0" /> <span>{t('tracking.held')}</span>
    </p>
  )
}

/** Shown when no counter has acknowledged the order: asks the diner to talk to the staff. */
const UnreachableNote = ({ order: { status, acknowledgedAt, unreachableAt } }: { order: Order }) => {
  const { t } = useTranslation()
  if (!isWaiting(status) || acknowledgedAt !== null || unreachableAt === null) return null
  return (
    <p role="alert" className="m-4 mb-0 flex items-center gap-3 rounded-card bg-saffron-soft p-4 font-semibold text-saffron">
      <TriangleAlert aria-hidden className="size-6 shrink-0" /> <span>{t('tracking.unreachable')}</span>
    </p>
  )
}
