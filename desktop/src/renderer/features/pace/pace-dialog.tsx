import { busySteps, pauses, type PaceChange } from '@sufra/shared/hours/pace'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../common/connection/connection.tsx'
import { savePace } from '../hours/use-hours.ts'
import { Link } from '../../common/pages/router.ts'
import { useBusy } from '../../common/ui/use-busy.ts'
import { useDownText } from '../../common/connection/down-cause.ts'

type Props = { shown: string; isPaused: boolean; busyMinutes: number; onClose: () => void }

/** Pauses orders for a time, takes them again, and adds minutes while the kitchen is busy: one tap each. Needs a connection. */
export const PaceDialog = ({ shown, isPaused, busyMinutes, onClose }: Props) => {
  const { t } = useTranslation()
  const downText = useDownText()
  const isOffline = useConnection().state === 'down'
  const { isBusy, run } = useBusy()
  const isLocked = isOffline || isBusy
  const change = (to: PaceChange) =>
    void run(async () => {
      await savePace(to)
      onClose()
    })
  return (
    <Dialog isOpen onClose={onClose} title={t('pace.title')} description={shown}>
      <div className="flex flex-col gap-5 pt-4">
        {isOffline && (
          <p role="alert" className="rounded-card bg-red-soft px-4 py-3 text-sm font-semibold text-red">
            {downText(t('pace.offline'))}
          </p>
        )}
        {isPaused && (
          <Button size="large" disabled={isLocked} onClick={() => change({ pause: null })}>
            {t('pace.resume')}
          </Button>
        )}
        <section className="flex flex-col gap-2">
          <h3 className="font-bold">{t('pace.pause')}</h3>
          <p className="text-sm text-ink-soft">{t('pace.pauseText')}</p>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {pauses.map((pause) => (
              <Button
                key={pause}
                kind="secondary"
                disabled={isLocked}
                onClick={() => change({ pause })}
                className="min-h-13 px-2! whitespace-normal!"
              >
                {pause === 'day' ? t('pace.restOfDay') : t('pace.minutes', { count: pause })}
              </Button>
            ))}
          </div>
        </section>
        <section className="flex flex-col gap-2">
          <h3 className="font-bold">{t('pace.busy')}</h3>
          <p className="text-sm text-ink-soft">{t('pace.busyText')}</p>
          <div className="grid grid-cols-3 gap-2">
            {([null, ...busySteps] as const).map((busy) => (
              <Button
                key={busy}
                kind={(busy ?? 0) === busyMinutes ? 'primary' : 'secondary'}
                aria-pressed={(busy ?? 0) === busyMinutes}
                disabled={isLocked}
                onClick={() => change({ busy })}
                className="min-h-13 px-2! whitespace-normal!"
              >
                {busy === null ? t('pace.notBusy') : t('pace.added', { count: busy })}
              </Button>
            ))}
          </div>
        </section>
        <Link to="/merchant/settings/hours" onClick={onClose} className="flex min-h-11 items-center text-sm font-semibold text-brand">
          {t('pace.hours')}
        </Link>
      </div>
    </Dialog>
  )
}
