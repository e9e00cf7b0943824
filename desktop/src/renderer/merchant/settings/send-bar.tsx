import { Button } from '@sufra/shared/ui/button'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Papers that are chosen. */
  count: number
  /** Papers that have to be replaced too before the application can go. */
  left: number
  /** How much has gone, from 0 to 1, while it goes. */
  sent: number | undefined
}

/** Stays at the foot while there is something to send. */
export const SendBar = ({ count, left, sent }: Props) => {
  const { t } = useTranslation()
  const percent = Math.round((sent ?? 0) * 100)
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-4 border-t border-line bg-card p-4">
      <p role="status" className="grow text-sm">
        {count > 0 && <strong>{t('settings.papers.chosen', { count })}</strong>}
        {left > 0 && <span className="block text-ink-soft">{t('settings.papers.left', { count: left })}</span>}
      </p>
      {sent !== undefined && (
        <div className="flex w-48 flex-col gap-1">
          <div
            role="progressbar"
            aria-label={t('settings.papers.sending')}
            aria-valuenow={percent}
            className="h-2 overflow-hidden rounded-full bg-raised"
          >
            <div className="h-full rounded-full bg-brand transition-[width] duration-150" style={{ width: `${percent}%` }} />
          </div>
          <span className="figures text-xs text-ink-soft">{t('settings.papers.percent', { percent })}</span>
        </div>
      )}
      <Button type="submit" size="large" isBusy={sent !== undefined}>
        {sent === undefined && <Send aria-hidden className="turns size-4" />} {t('settings.papers.send')}
      </Button>
    </div>
  )
}
