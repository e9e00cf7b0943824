import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { FunnelX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Instead of dishes, where the filter leaves none. */
export const NoMatch = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={FunnelX}
      title={t('filters.noneTitle')}
      text={t('filters.noneText')}
      action={<Button onClick={onClear}>{t('filters.clear')}</Button>}
    />
  )
}
