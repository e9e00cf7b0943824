import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Soup } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Shown for a restaurant without items. */
export const EmptyMenu = () => {
  const { t } = useTranslation()
  return <EmptyState icon={Soup} title={t('menu.emptyTitle')} text={t('menu.emptyText')} />
}
