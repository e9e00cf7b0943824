import { useTranslation } from 'react-i18next'
import { Link } from '../pages/router.ts'
import { useSession } from '../session/session.ts'
import { AppVersion } from '../ui/app-version.tsx'

/** The end of the menu page: a link to find an order that this phone has lost, and the app's version. */
export const MenuFoot = () => {
  const { t } = useTranslation()
  const hasOrders = useSession(({ orders }) => orders.length > 0)
  return (
    <footer>
      {!hasOrders && (
        <Link to="/successorder" className="mx-auto grid min-h-11 place-items-center px-4 text-sm font-semibold text-ink-soft underline">
          {t('findOrder.open')}
        </Link>
      )}
      <AppVersion />
    </footer>
  )
}
