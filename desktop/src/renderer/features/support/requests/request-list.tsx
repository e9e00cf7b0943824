import type { SupportSummary } from '@sufra/shared/support/support.routes'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '../../../common/dates/relative-time.ts'
import { Link } from '../../../common/pages/router.ts'
import { SupportStatusBadge, UrgencyBadge } from '../support-badges.tsx'

export const RequestList = ({ requests }: { requests: readonly SupportSummary[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = useNow(60_000)
  return (
    <ul aria-label={t('support.requests')} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {requests.map(({ id, number, subject, urgency, status, requestedBy, changedAt }) => (
        <li key={id}>
          <Link
            to={`/merchant/help-and-support/${id}`}
            className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-raised"
          >
            <span className="figures text-sm text-ink-soft">{number}</span>
            <span className="min-w-40 grow basis-40">
              <span className="block font-semibold wrap-anywhere">
                <bdi>{subject}</bdi>
              </span>
              <span className="block text-xs text-ink-soft">
                <bdi>{requestedBy}</bdi> <span>{`· ${relativeTime(Date.parse(changedAt), now, language)}`}</span>
              </span>
            </span>
            {(urgency === 'High' || urgency === 'Critical') && <UrgencyBadge urgency={urgency} />}
            <SupportStatusBadge status={status} side="restaurant" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
