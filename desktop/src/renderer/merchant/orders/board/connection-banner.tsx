import { useTranslation } from 'react-i18next'
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
