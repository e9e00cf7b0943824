// The reason why the restaurant takes no orders, or the time from which it will not: a document has expired.
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { FileX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { useHours } from '../hours/use-hours.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'

const interval = 5_000

export const RestrictionNotice = () => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const now = useNow(interval)
  const hours = useHours().data?.data
  // Absent from the replies of an older server.
  const from = hours?.ordersRestrictedFrom
  if (!from) return null
  const isNow = Date.parse(from) <= now
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-3 px-4 py-2 text-sm font-semibold print:hidden ${isNow ? 'bg-red-soft text-red' : 'bg-saffron-soft text-saffron'}`}
    >
      <FileX2 aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-60">{isNow ? t('pace.restrictedNow') : t('pace.restrictedSoon', { time: dateTime(from) })}</p>
      <LinkButton kind="secondary" to="/merchant/settings/documents">
        {t('pace.restrictedLink')}
      </LinkButton>
    </div>
  )
}
