import type { HealthData } from '@sufra/shared/health/health-state'
import { retryMessages, type messageChannels, type MessageQueue } from '@sufra/shared/health/health.routes'
import { Button } from '@sufra/shared/ui/button'
import { showSuccess } from '@sufra/shared/ui/toasts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { call } from '../../common/api/api.ts'
import { useTimeAgo } from '../../common/dates/time-ago.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { Facts } from '../../common/ui/facts.tsx'
import { useBusy } from '../../common/ui/use-busy.ts'
import { useReadAgain } from './use-health.ts'

type Channel = (typeof messageChannels)[number]

/** The button that sends messages again; for the platform's owner, while there are messages to send. */
const SendAgain = ({ channel, retryable }: { channel: Channel; retryable: number }) => {
  const { t } = useTranslation()
  const may = useMay()
  const { isBusy, run } = useBusy()
  const readAgain = useReadAgain()
  if (!may('health.retry') || retryable === 0) return null
  const send = () =>
    run(async () => {
      await call(retryMessages, { params: { channel } })
      showSuccess(t('health.queue.sentAgain'))
      await readAgain()
    })
  return (
    <Button kind="secondary" isBusy={isBusy} onClick={() => void send()} className="self-start">
      {t('health.queue.sendAgain', { count: retryable })}
    </Button>
  )
}

type QueueProps = { queue: MessageQueue; channel: Channel; provider: readonly [string, ReactNode] }

const Queue = ({ queue: { queued, oldestAt, retrying, failed, reasons, retryable }, channel, provider }: QueueProps) => {
  const { t } = useTranslation()
  const { count } = useFigures()
  const timeAgo = useTimeAgo()
  return (
    <>
      <Facts
        facts={[
          provider,
          [t('health.queue.queued'), count(queued)],
          ...(oldestAt ? ([[t('health.oldest'), timeAgo(oldestAt).relative]] as const) : []),
          ...(retrying > 0 ? ([[t('health.queue.retrying'), count(retrying)]] as const) : []),
          [t('health.queue.failed'), count(failed)],
        ]}
      />
      {reasons.length > 0 && (
        <ul aria-label={t('health.queue.reasons')} className="flex flex-col gap-1 text-sm">
          {reasons.map(({ reason, count: times }) => (
            <li key={reason} className="flex gap-3">
              <span className="figures min-w-8 text-end font-bold">{count(times)}</span>
              <bdi dir="ltr" className="min-w-0 text-ink-soft wrap-anywhere">
                {reason}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      <SendAgain channel={channel} retryable={retryable} />
    </>
  )
}

/** Codes of Node and Nodemailer for a server that did not answer. */
const unreachable = new Set(['ESOCKET', 'ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EDNS', 'ENOTFOUND', 'EHOSTUNREACH'])

const serverTextKey = ({ server, reason }: Pick<HealthData<'mail'>, 'server' | 'reason'>) => {
  if (server !== 'failed' || reason === null) return server
  if (unreachable.has(reason)) return 'unreachable'
  return reason === 'EAUTH' ? 'refused' : server
}

export const MailCheck = ({ data: { server, reason, ...queue } }: { data: HealthData<'mail'> }) => {
  const { t } = useTranslation()
  return (
    <Queue
      queue={queue}
      channel="mail"
      provider={[t('health.mailServer.name'), t(`health.mailServer.${serverTextKey({ server, reason })}`, { reason })]}
    />
  )
}

export const SmsCheck = ({ data: { hasProvider, ...queue } }: { data: HealthData<'sms'> }) => {
  const { t } = useTranslation()
  return (
    <Queue
      queue={queue}
      channel="sms"
      provider={[t('health.smsProvider.name'), t(hasProvider ? 'health.smsProvider.set' : 'health.smsProvider.none')]}
    />
  )
}
