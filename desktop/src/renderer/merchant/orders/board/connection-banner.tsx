import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../../../common/bridge/desk.ts'

/** Shown while the connection is down, with the number of pending changes. */
export const ConnectionBanner = () => {
  const { t } = useTranslation()
  const desk = useDesk()
  const waiting = desk?.pendingCalls.filter(({ state }) => state === 'waiting').length ?? 0
  return (
    <p role="alert" className="flex items-center gap-3 bg-red-soft px-4 py-3 font-semibold text-red">
      <WifiOff aria-hidden className="size-5 shrink-0" />
      <span className="grow">{t(desk ? 'board.workingOffline' : 'board.lineDown')}</span>
      {waiting > 0 && <span className="figures">{t('queue.waiting', { count: waiting })}</span>}
    </p>
  )
}
