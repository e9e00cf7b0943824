import { Button } from '@sufra/shared/ui/button'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Number of chosen documents. */
  count: number
  /** Number of documents that must still be replaced before the application can be sent. */
  missingCount: number
  /** Upload progress from 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined
}

/** The bar at the bottom while there are documents to send. */
export const SendBar = ({ count, missingCount, progress }: Props) => {
  const { t } = useTranslation()
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-4 border-t border-line bg-card p-4">
      <p role="status" className="grow text-sm">
        {count > 0 && <strong>{t('settings.documents.chosen', { count })}</strong>}
        {missingCount > 0 && <span className="block text-ink-soft">{t('settings.documents.left', { count: missingCount })}</span>}
      </p>
      {progress !== undefined && (
        <div className="flex w-48 flex-col gap-1">
          <div
            role="progressbar"
            aria-label={t('settings.documents.sending')}
            aria-valuenow={percent}
            className="h-2 overflow-hidden rounded-full bg-raised"
          >
            <div className="h-full rounded-full bg-brand transition-[width] duration-150" style={{ width: `${percent}%` }} />
          </div>
          <span className="figures text-xs text-ink-soft">{t('settings.documents.percent', { percent })}</span>
        </div>
      )}
      <Button type="submit" size="large" isBusy={progress !== undefined}>
        {progress === undefined && <Send aria-hidden className="turns size-4" />} <span>{t('settings.documents.send')}</span>
      </Button>
    </div>
  )
}
