import type { ExpiringDocument, SentReminder } from '@sufra/shared/expiring/expiring.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Bell, Mail, MessageSquare, BellOff, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { dayText } from '@sufra/shared/dates/date-text'
import { Drawer } from '../../common/lists/drawer.tsx'
import { isolated } from '../../common/ui/text-direction.ts'
import { useReminders } from './use-expiring.ts'

const colors = { waiting: 'text-ink-soft', sent: 'text-green', failed: 'text-red' } as const

const Delivery = ({ icon: Icon, name, state }: { icon: LucideIcon; name: string; state: keyof typeof colors }) => {
  const { t } = useTranslation()
  return (
    <li className={`flex items-center gap-1.5 ${colors[state]}`}>
      <Icon aria-hidden className="size-4" /> <span>{`${name}: ${t(`expiring.delivery.${state}`)}`}</span>
    </li>
  )
}

const useOccasion = ({ reason, daysBefore, by }: SentReminder) => {
  const { t } = useTranslation()
  if (reason === 'restricted') return t('expiring.occasion.restricted')
  if (daysBefore === null) return by ? t('expiring.occasion.byHand', { name: isolated(by) }) : t('expiring.occasion.byHandUnknown')
  return daysBefore === 0 ? t('expiring.occasion.last') : t('expiring.before', { count: daysBefore })
}

const Entry = ({ reminder }: { reminder: SentReminder }) => {
  const { t } = useTranslation()
  const dateTimeText = useDateTimeText()
  const { at, inApp, mail, sms } = reminder
  return (
    <li className="flex flex-col gap-1 py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{useOccasion(reminder)}</span>
        <time dateTime={at} className="text-ink-soft">
          {dateTimeText(at)}
        </time>
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {inApp && <Delivery icon={Bell} name={t('expiring.channel.inApp')} state="sent" />}
        {mail && <Delivery icon={Mail} name={t('expiring.channel.mail')} state={mail} />}
        {sms && <Delivery icon={MessageSquare} name={t('expiring.channel.sms')} state={sms} />}
      </ul>
    </li>
  )
}

/** The reminders of a document, newest first, with the delivery of each message. */
export const LogDrawer = ({ row, onClose }: { row: ExpiringDocument; onClose: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data, error, refetch, isFetching } = useReminders(row)
  return (
    <Drawer title={t('expiring.log')} onClose={onClose}>
      <p className="text-sm">
        <span className="block font-semibold">
          <bdi>{inLanguage(row.name, language)}</bdi>
        </span>
        <span className="text-ink-soft">
          {`${t(`documents.kind.${row.kind}`)} · ${t('expiring.validUntil')} ${dayText(row.expirationDate, language)}`}
        </span>
      </p>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-40" />)}
      {data?.data.length === 0 && <EmptyState icon={BellOff} title={t('expiring.logEmpty')} />}
      {data && data.data.length > 0 && (
        <ol aria-label={t('expiring.log')} className="flex flex-col divide-y divide-line">
          {data.data.map((reminder) => (
            <Entry key={`${reminder.at}${reminder.daysBefore}`} reminder={reminder} />
          ))}
        </ol>
      )}
    </Drawer>
  )
}
