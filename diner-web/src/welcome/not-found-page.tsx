import { EmptyState } from '@sufra/shared/ui/empty-state'
import { MapPinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Page } from '../common/ui/page.tsx'
import { Link } from '../common/pages/router.ts'

export const NotFoundPage = () => {
  const { t } = useTranslation()
  return (
    <Page title={t('common.appName')} backTo="/">
      <EmptyState
        icon={MapPinOff}
        title={t('welcome.notFound')}
        text={t('welcome.notFoundText')}
        action={
          <Link to="/" className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand">
            {t('welcome.home')}
          </Link>
        }
      />
    </Page>
  )
}
