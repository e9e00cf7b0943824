import type { Order } from '@sufra/shared/orders/order'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Check, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WebLink } from '../../common/about/web-link.tsx'
import { useMenu } from '../../common/api/use-menu.ts'
import { Link } from '../../common/pages/router.ts'
import { backPath, restaurantPath, useSession } from '../../common/session/session.ts'
import { Page } from '../../common/ui/page.tsx'
import { OrderAgain } from './order-again.tsx'
import { useOrder } from '../order-query.ts'
import { ReceiptLink } from '../receipt-link.tsx'
import '../order-page.css'

const ToMenu = ({ to }: { to: string }) => {
  const { t } = useTranslation()
  return (
    <Link to={to} className="grid min-h-13 place-items-center rounded-card bg-brand px-5 font-semibold text-on-brand">
      {t('tracking.toMenu')}
    </Link>
  )
}

const Thanks = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const restaurant = useMenu(order.restaurantId).data?.restaurant
  const { restaurantId, tableId } = order
  return (
    <>
      <section className="m-4 flex flex-col items-center gap-1 rounded-card bg-green-soft p-6 text-center">
        <span className="thanks-check grid size-16 place-items-center rounded-full bg-card text-green">
          <Check aria-hidden className="size-8" />
        </span>
        <h2 className="text-2xl font-bold text-green">{t('thanks.heading')}</h2>
        <p role="status">{t('tracking.notification.delivered.message')}</p>
        <p className="text-sm font-semibold">
          <span>{t('tracking.order')}</span> <bdi className="figures">{`#${order.orderNumber}`}</bdi>
        </p>
      </section>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <WebLink href={restaurant?.googleReviewUrl} name={t('about.review')} text={t('about.reviewText')} />
        <OrderAgain order={order} />
        <ToMenu to={restaurantPath({ restaurantId, tableId: tableId ?? '' })} />
      </div>
      <ReceiptLink order={order} />
    </>
  )
}

/**
 * The page after a delivery (spec §2): thanks, the order's number and receipt, a button to order the same again, and an invitation to
 * review the restaurant.
 */
export const ThanksPage = () => {
  const { t } = useTranslation()
  const orderId = useSession((session) => session.deliveredOrderId)
  const backTo = useSession(backPath)
  const { data: order, error, refetch, isFetching } = useOrder(orderId)
  return (
    <Page title={orderId ? t('thanks.title') : t('tracking.title')} backTo={backTo} isDirect>
      {!orderId && <EmptyState icon={ReceiptText} title={t('tracking.noneTitle')} action={<ToMenu to={backTo} />} />}
      {error && !order && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {orderId && !order && !error && <Skeleton className="m-4 h-72" />}
      {order && <Thanks order={order} />}
    </Page>
  )
}
