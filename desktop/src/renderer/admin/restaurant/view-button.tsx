import { Button } from '@sufra/shared/ui/button'
import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { startViewing } from '../../common/account/view-as.ts'
import { useBusy } from '../../common/ui/use-busy.ts'

/** Opens the pages of the restaurant as it sees them. */
export const ViewButton = ({ restaurantId }: { restaurantId: string }) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  return (
    <Button
      kind="secondary"
      isBusy={isBusy}
      title={t('restaurantPage.view.startText')}
      onClick={() => void run(() => startViewing(restaurantId))}
    >
      <Eye aria-hidden className="size-4" /> <span>{t('restaurantPage.view.start')}</span>
    </Button>
  )
}
