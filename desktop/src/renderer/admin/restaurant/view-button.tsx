import { Button } from '@sufra/shared/ui/button'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetEndedView, readEndedView, startViewing } from '../../common/session/view-as.ts'
import { useBusy } from '../../common/ui/use-busy.ts'

/** Opens the pages of the restaurant as its members see them, and says when a view of it has ended. */
export const ViewButton = ({ restaurantId }: { restaurantId: string }) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const [hasEnded] = useState(() => readEndedView() === restaurantId)
  useEffect(forgetEndedView, [])
  return (
    <>
      {hasEnded && (
        <p role="status" className="text-sm text-ink-soft">
          {t('restaurantPage.view.ended')}
        </p>
      )}
      <Button
        kind="secondary"
        isBusy={isBusy}
        title={t('restaurantPage.view.startText')}
        onClick={() => void run(() => startViewing(restaurantId))}
      >
        <Eye aria-hidden className="size-4" /> <span>{t('restaurantPage.view.start')}</span>
      </Button>
    </>
  )
}
