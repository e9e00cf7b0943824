import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { BellRing, ChefHat, ChevronRight, CircleX, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'

/** The colour of each status, the same as on other pages. */
const looks = {
  Received: { icon: ChefHat, colours: 'bg-saffron-soft text-saffron' },
  Preparing: { icon: ChefHat, colours: 'bg-blue-soft text-blue' },
  'Out for Delivery': { icon: BellRing, colours: 'bg-green-soft text-green' },
  Delivered: { icon: BellRing, colours: 'bg-green-soft text-green' },
  Cancelled: { icon: CircleX, colours: 'bg-red-soft text-red' },
} as const satisfies Record<OrderStatus, { icon: LucideIcon; colours: string }>

/** Link to the open orders, on every page. */
export const OpenOrderBar = () => {
  const { t } = useTranslation()
  const count = useSession(({ orders }) => orders.length)
  const status = useSession((session) => session.status)
  const { icon: Icon, colours } = looks[count > 1 ? 'Preparing' : status]
  return (
    <aside aria-label={t('tracking.title')}>
      <Link to="/successorder" className={`flex min-h-12 items-center gap-3 px-4 text-sm font-semibold ${colours}`}>
        <Icon aria-hidden className="size-5" />
        <span className="grow">
          {count > 1 ? t('tracking.openOrderCount', { count }) : t('tracking.openOrder', { status: t(`orders.status.${status}`) })}
        </span>
        <ChevronRight aria-hidden className="turns size-5" />
      </Link>
    </aside>
  )
}
