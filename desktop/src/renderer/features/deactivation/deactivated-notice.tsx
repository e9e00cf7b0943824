import { CircleOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { accountPage } from '../../common/session/guards.ts'
import { Link, useLocation } from '../../common/pages/router.ts'

const linkStyle = 'grid min-h-11 place-items-center rounded-card px-3 underline underline-offset-4 hover:bg-card/60'

/** The notice above every page of a deactivated restaurant: it takes no orders, and has this many left to finish. */
export const DeactivatedNotice = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 bg-red-soft px-4 py-1 text-sm font-semibold text-red print:hidden">
      <CircleOff aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-60 py-2">
        <span>{t('deactivation.notice')}</span> {count > 0 && <span>{t('deactivation.toFinish', { count })}</span>}
      </p>
      {count > 0 && pathname !== '/merchant/orders' && (
        <Link to="/merchant/orders" className={linkStyle}>
          {t('deactivation.openBoard')}
        </Link>
      )}
      {pathname !== accountPage && (
        <Link to={accountPage} className={linkStyle}>
          {t('deactivation.seeWhy')}
        </Link>
      )}
    </div>
  )
}
