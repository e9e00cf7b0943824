import type { Order } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { ChevronRight, CircleX, ReceiptText } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../common/ui/page.tsx'
import { Link } from '../common/pages/router.ts'
import { endOrder, restaurantPath, showOrder, useSession } from '../common/session/session.ts'
import { OrderLines } from './order-lines.tsx'
import { useOrder } from './order-query.ts'
import { PromisedTime } from './promised-time.tsx'
import { Refunds } from './refunds.tsx'
import { ReceiptLink } from './receipt-link.tsx'
import { Steps } from './steps.tsx'
import { HeldNote } from './held-note.tsx'
import { UnreachableNote } from './unreachable-note.tsx'

const Cancelled = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <section className="m-4 flex flex-col items-center gap-3 rounded-card bg-red-soft p-6 text-center">
      <CircleX aria-hidden className="size-10 text-red" />
      <h2 className="text-lg font-bold text-red">{t('tracking.notification.cancelled.title')}</h2>
      <p>{t('tracking.cancelledWhy', { reason: t(`orders.reason.${order.cancelReason ?? 'other'}`) })}</p>
      <Link
        to={restaurantPath(session)}
        onClick={() => endOrder(order.orderId)}
        className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand"
      >
        {t('tracking.toMenu')}
      </Link>
    </section>
  )
}

/** Selects one of several open orders of this phone. */
const OrderChoice = () => {
  const { t } = useTranslation()
  const { orders, orderId: shown } = useSession()
  if (orders.length < 2) return null
  return (
    <nav aria-label={t('tracking.openOrders')} className="flex gap-2 overflow-x-auto px-4 pt-4">
      {orders.map(({ orderId, orderNumber, status }) => (
        <button
          key={orderId}
          type="button"
          aria-current={orderId === shown}
          onClick={() => showOrder(orderId)}
          className="min-h-11 shrink-0 rounded-full border border-line bg-card px-4 text-sm font-semibold aria-current:border-brand aria-current:bg-brand-soft aria-current:text-brand"
        >
          {t('tracking.number', { number: orderNumber })} · {t(`orders.status.${status}`)}
        </button>
      ))}
    </nav>
  )
}

/** The tracking page of an order: its number, progress, promised time and lines. */
export const OrderPage = () => {
  const { t } = useTranslation()
  const session = useSession()
  const { data: order, error, refetch, isFetching } = useOrder(session.orderId)
  const backTo = session.restaurantId ? restaurantPath(session) : '/'
  useEffect(() => {
    if (order && isOpenOrder(order.status))
      document.title = `${t(`orders.status.${order.status}`)} · ${t('tracking.number', { number: order.orderNumber })}`
  })

  return (
    <Page title={t('tracking.title')} backTo={backTo} isDirect>
      {!session.orderId && (
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
      {session.orderId && !order && !error && <Skeleton className="m-4 h-72" />}
      {order && (
        <>
          <section className="flex flex-col items-center gap-1 px-4 pt-8 pb-4 text-center">
            <p className="text-sm text-ink-soft">{t('tracking.yourNumber')}</p>
            <p className="figures text-2xl font-bold">#{order.orderNumber}</p>
            {order.tableNumber !== null && <p className="font-semibold">{t('menu.table', { number: order.tableNumber })}</p>}
          </section>
          <UnreachableNote order={order} />
          <HeldNote order={order} />
          {order.status === 'Cancelled' ? <Cancelled order={order} /> : <Steps order={order} />}
          {order.promisedAt && isOpenOrder(order.status) && <PromisedTime at={order.promisedAt} />}
          <Refunds order={order} />
          <OrderLines order={order} />
          <ReceiptLink order={order} />
          {order.tableId !== null && order.payment.method === 'Cash' && order.status !== 'Cancelled' && (
            <Link
              to="/bill"
              className="mx-4 mb-5 flex min-h-16 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 transition-colors duration-150 hover:bg-raised"
            >
              <ReceiptText aria-hidden className="size-5 shrink-0 text-brand" />
              <span className="flex min-w-0 grow flex-col">
                <b className="font-semibold">{t('bill.open')}</b>
                <span className="text-sm text-ink-soft">{t('bill.openText')}</span>
              </span>
              <ChevronRight aria-hidden className="turns size-5 shrink-0 text-ink-soft" />
            </Link>
          )}
        </>
      )}
    </Page>
  )
}
