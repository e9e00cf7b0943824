import type { Order } from '@sufra/shared/orders/order'
import { CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../common/pages/router.ts'
import { endOrder, restaurantPath } from '../common/session/session.ts'

/** A cancelled order: the reason, and a link to the menu, which removes it from the open orders. */
export const Cancelled = ({ order: { orderId, orderNumber, restaurantId, tableId, cancelReason } }: { order: Order }) => {
  const { t } = useTranslation()
  return (
    <section className="m-4 mb-0 flex flex-col items-center gap-3 rounded-card bg-red-soft p-6 text-center">
      <CircleX aria-hidden className="size-10 text-red" />
      <p className="text-sm font-semibold text-red">
        <span>{t('tracking.order')}</span> <bdi className="figures">{`#${orderNumber}`}</bdi>
      </p>
      <h2 className="text-lg font-bold text-red">{t('tracking.notification.cancelled.title')}</h2>
      <p role="status">
        {cancelReason === 'by_diner'
          ? t('tracking.cancelledByYou')
          : t('tracking.cancelledWhy', { reason: t(`orders.reason.${cancelReason ?? 'other'}`) })}
      </p>
      <Link
        to={restaurantPath({ restaurantId, tableId: tableId ?? '' })}
        onClick={() => endOrder(orderId)}
        className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand"
      >
        {t('tracking.toMenu')}
      </Link>
    </section>
  )
}
