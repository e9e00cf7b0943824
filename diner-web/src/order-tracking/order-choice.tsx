import { orderStatuses, type OrderStatus } from '@sufra/shared/orders/order-status'
import { StatusBadge } from '@sufra/shared/ui/status-badge'
import { useTranslation } from 'react-i18next'
import { showOrder, useSession } from '../common/session/session.ts'

type Listed = { status: OrderStatus; orderNumber: number }

/** Sorts orders by urgency for the diner: the furthest first, and the oldest among equals. */
const bySoonest = (a: Listed, b: Listed) =>
  orderStatuses.indexOf(b.status) - orderStatuses.indexOf(a.status) || a.orderNumber - b.orderNumber

/** The open orders of this phone as a list, with one selected. */
export const OrderChoice = () => {
  const { t } = useTranslation()
  const orders = useSession((session) => session.orders)
  const shown = useSession((session) => session.orderId)
  if (orders.length < 2) return null
  return (
    <nav aria-label={t('tracking.openOrders')} className="m-4 mb-0 flex flex-col gap-2">
      {orders.toSorted(bySoonest).map(({ orderId, orderNumber, status }) => (
        <button
          key={orderId}
          type="button"
          aria-current={orderId === shown}
          onClick={() => showOrder(orderId)}
          className="flex min-h-12 w-full items-center gap-3 rounded-card border border-line bg-card px-4 text-start text-sm font-semibold aria-current:border-brand aria-current:bg-brand-soft"
        >
          <span className="grow">{t('tracking.number', { number: orderNumber })}</span>
          {/* Otherwise the badge would be at the top of the row. */}
          <span className="flex">
            <StatusBadge status={status} />
          </span>
        </button>
      ))}
    </nav>
  )
}
