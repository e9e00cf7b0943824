import { useTranslation } from 'react-i18next'
import { useDesk } from '../../../common/bridge/desk.ts'
import { OfflineNote } from '../../../common/connection/offline-note.tsx'

/** Shown while the connection is down, with the number of pending changes. */
export const ConnectionBanner = () => {
  const { t } = useTranslation()
  const desk = useDesk()
  const waiting = desk?.pendingCalls.filter(({ state }) => state === 'waiting').length ?? 0
  return (
    <OfflineNote>
      <span className="grow">{t(desk ? 'board.workingOffline' : 'board.lineDown')}</span>
      {waiting > 0 && <span className="figures">{t('queue.waiting', { count: waiting })}</span>}
    </OfflineNote>
  )
}
