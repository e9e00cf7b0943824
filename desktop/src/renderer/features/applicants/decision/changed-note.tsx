import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'

/** Shown when the application has changed since it was opened. */
export const ChangedNote = ({ by, onShow, isBusy }: { by: 'restaurant' | 'administrator'; onShow: () => void; isBusy: boolean }) => {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center gap-3 border-b border-line bg-saffron-soft px-6 py-2 text-sm text-saffron"
    >
      <p className="grow">
        <strong>{t(`review.changed.${by}`)}</strong> <span>{t(`review.changedText.${by}`)}</span>
      </p>
      <Button kind="secondary" isBusy={isBusy} onClick={onShow}>
        {t('review.showNow')}
      </Button>
    </div>
  )
}
