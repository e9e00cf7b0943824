// Changes that the cloud has not received yet or has refused: an indicator in the side bar, and a dialog with the list.
import { inLanguage } from '@sufra/shared/localized-text'
import { errorText } from '@sufra/shared/contract/error-text'
import { ApiError } from '@sufra/shared/contract/api-error'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { Button } from '@sufra/shared/ui/button'
import { serverTime } from '@sufra/shared/ui/hooks/server-clock'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { CloudUpload, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PendingCall, PendingCallDescription } from '../../../bridge/desk-state.ts'
import { bridge } from '../../common/bridge/bridge.ts'
import { useDesk } from '../../common/bridge/desk.ts'
import { useTimeText } from '../../common/dates/use-date-time-text.ts'

const useDescription = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const shown = (value: PendingCallDescription['values'][string]) => {
    if (typeof value !== 'object') return value
    return 'text' in value ? t(value.text) : inLanguage(value, language)
  }
  return ({ description }: PendingCall): string => {
    if (!description) return t('queue.unknown')
    const values = Object.entries(description.values).map(([name, value]) => [name, shown(value)] as const)
    return t(description.text, Object.fromEntries(values))
  }
}

const Refused = ({ call }: { call: PendingCall }) => {
  const { t } = useTranslation()
  const { error, message } = call.refusal ?? {}
  const reason = new ApiError(409, '', { error: isRefusalCode(error) ? error : undefined, message })
  return (
    <>
      <p className="text-sm text-red">{errorText(reason, t)}</p>
      {call.description && <p className="text-sm">{t(call.description.afterRefusal)}</p>}
      <Button kind="secondary" onClick={() => void bridge?.invoke('dismissPendingCall', { key: call.key })}>
        {t('queue.seen')}
      </Button>
    </>
  )
}

const PendingChangesDialog = ({ calls, onClose }: { calls: PendingCall[]; onClose: () => void }) => {
  const { t } = useTranslation()
  const describe = useDescription()
  const time = useTimeText()
  return (
    <Dialog isOpen onClose={onClose} title={t('queue.title')} description={t('queue.text')}>
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {calls.map((call) => (
          <li key={call.key} className="flex flex-col items-start gap-1 py-3">
            <p className="flex w-full items-baseline gap-3 font-semibold">
              <span className="grow">{describe(call)}</span>
              <bdi className="figures text-sm text-ink-soft">{time(serverTime(call.madeAt))}</bdi>
            </p>
            {call.state === 'waiting' ? <p className="text-sm text-ink-soft">{t('queue.willBeSent')}</p> : <Refused call={call} />}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

export const PendingChangesIndicator = () => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const calls = useDesk()?.pendingCalls ?? []
  if (calls.length === 0) return null
  const refused = calls.filter(({ state }) => state === 'refused').length
  const Icon = refused > 0 ? TriangleAlert : CloudUpload
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={`flex min-h-11 items-center gap-3 rounded-card px-3 text-start text-sm font-semibold ${refused > 0 ? 'bg-red-soft text-red' : 'bg-saffron-soft text-saffron'}`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span>{refused > 0 ? t('queue.refused', { count: refused }) : t('queue.waiting', { count: calls.length })}</span>
      </button>
      {isOpen && <PendingChangesDialog calls={calls} onClose={() => setIsOpen(false)} />}
    </>
  )
}
