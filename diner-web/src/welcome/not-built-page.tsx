import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Page } from '../common/ui/page.tsx'
import { Link } from '../common/pages/router.ts'
import { restaurantPath, useSession } from '../common/session/session.ts'

/** Shown for paths of spec §2 without a page yet, with a link to the menu. */
export const NotBuiltPage = () => {
  const { t } = useTranslation()
  const session = useSession()
  const { to, label } = session.restaurantId
    ? { to: restaurantPath(session), label: t('tracking.toMenu') }
    : { to: '/', label: t('welcome.home') }
  return (
    <Page title={t('common.appName')} backTo={to}>
      <EmptyState
        icon={Hourglass}
        title={t('welcome.notBuilt')}
        action={
          <Link to={to} className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand">
            {label}
          </Link>
        }
      />
    </Page>
  )
}
