import { ChefHat, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'

/** Link to the open orders, on every page. */
export const OpenOrderBar = () => {
  const { t } = useTranslation()
  const { orders, status } = useSession()
  return (
    <aside aria-label={t('tracking.title')}>
      <Link to="/successorder" className="flex min-h-12 items-center gap-3 bg-blue-soft px-4 text-sm font-semibold text-blue">
        <ChefHat aria-hidden className="size-5" />
        <span className="grow">
          {orders.length > 1
            ? t('tracking.openOrderCount', { count: orders.length })
            : t('tracking.openOrder', { status: t(`orders.status.${status}`) })}
        </span>
        <ChevronRight aria-hidden className="turns size-5" />
      </Link>
    </aside>
  )
}
