import { Button } from '@sufra/shared/ui/button'
import { VolumeX } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { alarm } from '../../../common/bridge/bridge.ts'
import { useDesk } from '../../../common/bridge/desk.ts'
import { OfflineNote } from '../../../common/connection/offline-note.tsx'

/** Shown while orders do not arrive live, with the number of pending changes. */
export const ConnectionBanner = ({ isOffline }: { isOffline: boolean }) => {
  const { t } = useTranslation()
  const desk = useDesk()
  const waiting = desk?.pendingCalls.filter(({ state }) => state === 'waiting').length ?? 0
  if (!isOffline) return <output className="block bg-saffron-soft px-4 py-3 font-semibold text-saffron">{t('board.notLive')}</output>
  return (
    <OfflineNote>
      <span className="grow">{t(desk ? 'board.workingOffline' : 'board.lineDown')}</span>
      {waiting > 0 && <span className="figures">{t('queue.waiting', { count: waiting })}</span>}
    </OfflineNote>
  )
}

/** Shown while the browser blocks sound, below the orders so that they keep their places when it comes and goes. */
export const SoundBanner = () => {
  const { t } = useTranslation()
  if (useSound() !== 'blocked') return null
  return (
    <p className="sticky bottom-0 z-10 mt-auto flex items-center gap-3 bg-saffron-soft px-4 py-2 font-semibold text-saffron">
      <VolumeX aria-hidden className="size-5" /> <span className="grow">{t('board.soundOff')}</span>
      <Button kind="secondary" onClick={alarm.turnOn}>
        {t('board.turnOn')}
      </Button>
    </p>
  )
}

/** Whether sound can be played; `blocked` until the first user gesture. */
const useSound = () => useSyncExternalStore(alarm.subscribe, alarm.state)
