import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { acknowledgeSeconds, callProgress, type Call } from '@sufra/shared/waiter/call-progress'
import { BellRing, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const second = 1_000

type Props = {
  call: Call
  /** Whether the server's reply to the call reports that no counter can be reached. */
  isUnreachable: boolean
  /** Text of a call that a counter has acknowledged. */
  acknowledged: string
}

/** The progress of a table's call. It counts as received after a counter has acknowledged it. */
export const CallStatus = ({ call, isUnreachable, acknowledged }: Props) => {
  const { t } = useTranslation()
  const now = useNow(second)
  const progress = callProgress(call, { now, isUnreachable })
  if (progress === 'calling') {
    const passed = (now - Date.parse(call.calledAt)) / second / acknowledgeSeconds
    return (
      <span className="flex flex-col gap-2 rounded-card bg-raised p-3 text-center font-semibold">
        <span>{t('waiter.calling')}</span>
        <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
          <span
            className="block h-full rounded-full bg-brand transition-[inline-size] duration-1000 ease-linear"
            style={{ inlineSize: `${Math.min(1, Math.max(0, passed)) * 100}%` }}
          />
        </span>
      </span>
    )
  }
  const isKnown = progress === 'acknowledged'
  const Icon = isKnown || progress === 'sent' ? BellRing : TriangleAlert
  const colours = isKnown ? 'bg-brand-soft text-brand' : progress === 'sent' ? 'bg-raised' : 'bg-saffron-soft text-saffron'
  return (
    <span className={`flex items-center justify-center gap-2 rounded-card p-3 font-semibold ${colours}`}>
      <Icon aria-hidden className="size-5 shrink-0" /> <span>{isKnown ? acknowledged : t(`waiter.${progress}`)}</span>
    </span>
  )
}
