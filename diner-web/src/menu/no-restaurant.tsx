import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ConciergeBell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Page } from '../common/ui/page.tsx'

/** The address of a category on a phone that has opened no restaurant. */
export const NoRestaurant = () => {
  const { t } = useTranslation()
  return (
    <Page title={t('menu.title')} backTo="/">
      <EmptyState icon={ConciergeBell} title={t('welcome.scan')} text={t('welcome.scanText')} />
    </Page>
  )
}
