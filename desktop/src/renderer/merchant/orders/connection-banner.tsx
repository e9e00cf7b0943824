import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../../app/desk.ts'

/** Says that the line is down: what works now, and what waits. */
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
