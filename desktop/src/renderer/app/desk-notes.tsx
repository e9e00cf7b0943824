// Notices for staff: a wrong clock, problems at the last start, a disk that cannot be written, a muted bell, an update that can be installed.
import { Button } from '@sufra/shared/ui/button'
import { useClockError } from '@sufra/shared/ui/hooks/server-clock'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { ClockAlert, Info, TriangleAlert, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bridge } from '../common/bridge/bridge.ts'
import { useDesk } from '../common/bridge/desk.ts'
import { durationText } from '../common/dates/relative-time.ts'

const styles = { info: 'bg-blue-soft text-blue', warning: 'bg-saffron-soft text-saffron', loss: 'bg-red-soft text-red' } as const
const kinds = { cache_rebuilt: 'info', outbox_rescued: 'warning', not_saved: 'loss' } as const

const Note = ({ kind, icon: Icon, text, action }: { kind: keyof typeof styles; icon: typeof Info; text: string; action?: ReactNode }) => (
  <p role="status" className={`flex items-center gap-3 px-4 py-2 text-sm font-semibold ${styles[kind]}`}>
    <Icon aria-hidden className="size-5 shrink-0" /> <span className="grow">{text}</span>
    <OwnElements>{action}</OwnElements>
  </p>
)

/** Minimum clock error in milliseconds that is mentioned, since a smaller difference is not visible anywhere. */
const shownError = 60_000

/** The notice about a wrong clock of this machine. Sufra shows the server's time; other programs do not. */
const ClockNote = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const error = useClockError()
  if (Math.abs(error) < shownError) return null
  const text = t(error > 0 ? 'desk.clockAhead' : 'desk.clockBehind', { duration: durationText(Math.abs(error), language) })
  return <Note kind="warning" icon={ClockAlert} text={text} />
}

const DesktopNotes = () => {
  const { t } = useTranslation()
  const desk = useDesk()
  if (!desk) return null
  return (
    <>
      {desk.notes.map((note) => (
        <Note
          key={note}
          kind={kinds[note]}
          icon={note === 'cache_rebuilt' ? Info : TriangleAlert}
          text={t(`desk.note.${note}`)}
          action={
            <Button kind="quiet" onClick={() => void bridge?.invoke('dismissNote', { note })}>
              {t('desk.noteSeen')}
            </Button>
          }
        />
      ))}
      {desk.settings.volume === 0 && <Note kind="warning" icon={VolumeX} text={t('thisCounter.muted')} />}
      {desk.update?.canInstall && (
        <Note
          kind="info"
          icon={Info}
          text={t('desk.update', { version: desk.update.version })}
          action={
            <Button kind="secondary" onClick={() => void bridge?.invoke('installUpdate', null)}>
              {t('desk.installUpdate')}
            </Button>
          }
        />
      )}
    </>
  )
}

export const DeskNotes = () => (
  <>
    <ClockNote />
    <DesktopNotes />
  </>
)
