import { inLanguage } from '@sufra/shared/localized-text'
import type { QueuedRequest } from '@sufra/shared/support/support.routes'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '../../../common/dates/relative-time.ts'
import { Link } from '../../../common/pages/router.ts'
import { UrgencyBadge } from '../support-badges.tsx'
import { DueText } from './due-text.tsx'

export const QueueList = ({ requests }: { requests: readonly QueuedRequest[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = useNow(60_000)
  return (
    <ul aria-label={t('support.title')} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {requests.map(({ id, number, subject, urgency, restaurant, requestedBy, changedAt, dueAt, assignee }) => (
        <li key={id}>
          <Link
            to={`/admin/help-and-support/${restaurant.id}/${id}`}
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-raised"
          >
            <span className="w-20 shrink-0">
              <UrgencyBadge urgency={urgency} />
            </span>
            <span className="min-w-48 grow basis-48">
              <span className="block font-semibold wrap-anywhere">
                <bdi>{subject}</bdi>
              </span>
              <span className="block text-xs text-ink-soft">
                <bdi>{inLanguage(restaurant.name, language)}</bdi> <span>·</span> <bdi>{restaurant.branchName}</bdi> <span>·</span>{' '}
                <bdi>{requestedBy}</bdi> <span>·</span> <bdi className="figures">{number}</bdi>
              </span>
            </span>
            {assignee && <bdi className="rounded-full bg-raised px-2 text-xs font-semibold text-ink-soft">{assignee.name}</bdi>}
            {dueAt ? (
              <DueText urgency={urgency} dueAt={dueAt} />
            ) : (
              <time dateTime={changedAt} className="text-sm text-ink-soft">
                {relativeTime(Date.parse(changedAt), now, language)}
              </time>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
