import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { FunnelX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Shown instead of items when none matches the filter. */
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
