import type { Order } from '@sufra/shared/orders/order'
import { callsWaiter } from '@sufra/shared/waiter/waiter-call'
import { CirclePlus, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../common/pages/router.ts'
import { restaurantPath } from '../../common/session/session.ts'
import { CallWaiter } from './call-waiter.tsx'
import '../order-page.css'

/** Actions while an order is open: call a waiter, see the bill of the table, add items. */
export const OrderActions = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { restaurantId, tableId, payment, status } = order
  return (
    <section aria-label={t('tracking.actions')} className="order-actions px-4 pt-4">
      {callsWaiter(order) && <CallWaiter order={order} />}
      {tableId !== null && payment.method === 'Cash' && status !== 'Cancelled' && (
        <Link to="/bill" className="order-action">
          <ReceiptText aria-hidden className="size-6 shrink-0 text-brand" />
          <span>{t('bill.open')}</span>
        </Link>
      )}
      <Link to={restaurantPath({ restaurantId, tableId: tableId ?? '' })} className="order-action">
        <CirclePlus aria-hidden className="size-6 shrink-0 text-brand" />
        <span>{t('tracking.addMore')}</span>
      </Link>
    </section>
  )
}
