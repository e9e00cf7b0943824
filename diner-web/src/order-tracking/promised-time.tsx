import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNow } from '@sufra/shared/ui/hooks/use-now'

const second = 1_000

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Countdown to the promised time. */
export const PromisedTime = ({ at }: { at: string }) => {
  const { t } = useTranslation()
  const left = Math.max(0, Math.ceil((Date.parse(at) - useNow(second)) / second))
  return (
    <p role="timer" className="m-4 mb-0 flex items-center gap-3 rounded-card bg-blue-soft p-4 font-semibold text-blue">
      <Clock aria-hidden className="size-5" />
      <span className="grow">{t(left > 0 ? 'tracking.readyIn' : 'tracking.anyMoment')}</span>
      {left > 0 && <bdi className="figures text-lg font-bold">{clock(left)}</bdi>}
    </p>
  )
}
