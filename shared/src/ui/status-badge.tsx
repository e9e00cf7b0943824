import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '../orders/order-status.ts'

const styles = {
  Received: 'bg-saffron-soft text-saffron',
  Preparing: 'bg-blue-soft text-blue',
  'Out for Delivery': 'bg-green-soft text-green',
  Delivered: 'bg-grey-soft text-grey',
  Cancelled: 'bg-red-soft text-red',
} as const satisfies Record<OrderStatus, string>

export const StatusBadge = ({ status }: { status: OrderStatus }) => {
  const { t } = useTranslation()
  return (
    <span
      className={`inline-flex items-center self-start rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap ${styles[status]}`}
    >
      {t(`orders.status.${status}`)}
    </span>
  )
}
