import type { SupportStatus, Urgency } from '@sufra/shared/support/support-request'
import { useTranslation } from 'react-i18next'

const badgeStyle = 'inline-flex shrink-0 items-center rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap'

const statusStyles = {
  restaurant: { open: 'bg-blue-soft text-blue', answered: 'bg-saffron-soft text-saffron', closed: 'bg-grey-soft text-grey' },
  support: { open: 'bg-saffron-soft text-saffron', answered: 'bg-blue-soft text-blue', closed: 'bg-grey-soft text-grey' },
} as const satisfies Record<string, Record<SupportStatus, string>>

/** `side`: the reader's side. A request that waits for the reader stands out. */
export const SupportStatusBadge = ({ status, side }: { status: SupportStatus; side: keyof typeof statusStyles }) => {
  const { t } = useTranslation()
  return <span className={`${badgeStyle} ${statusStyles[side][status]}`}>{t(`support.status.${side}.${status}`)}</span>
}

const urgencyStyles = {
  Low: 'bg-grey-soft text-grey',
  Normal: 'bg-grey-soft text-grey',
  High: 'bg-saffron-soft text-saffron',
  Critical: 'bg-red-soft text-red',
} as const satisfies Record<Urgency, string>

export const UrgencyBadge = ({ urgency }: { urgency: Urgency }) => {
  const { t } = useTranslation()
  return <span className={`${badgeStyle} ${urgencyStyles[urgency]}`}>{t(`support.urgency.${urgency}`)}</span>
}
