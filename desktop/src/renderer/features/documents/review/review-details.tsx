// A document for administrators: its state, its dates and their distance from today, and the reason of a rejection.
import type { Day, RestaurantDocument } from '@sufra/shared/documents/document'
import { expiryOf } from '@sufra/shared/documents/document-expiry'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { dayText } from '@sufra/shared/dates/date-text'
import { useTimeAgo } from '../../../common/dates/time-ago.tsx'
import { DocumentStateBadge } from './state-badge.tsx'

const Expiry = ({ expirationDate, today }: { expirationDate: Day; today: Day }) => {
  const { t } = useTranslation()
  const { daysLeft, state } = expiryOf(expirationDate, today)
  const styles = { expired: 'text-red', soon: 'text-saffron', expiring: 'text-ink-soft', valid: 'text-ink-soft' } as const
  return (
    <span className={`block text-sm font-semibold ${styles[state]}`}>
      {state === 'expired' ? t('review.expiredAgo', { count: -daysLeft }) : t('review.expiresIn', { count: daysLeft })}
    </span>
  )
}

/** `label`: the accessible name, needed when several documents are shown. */
type Props = { document: RestaurantDocument; today: Day; title?: string; label?: string }

export const ReviewDetails = ({ document, today, title, label }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const timeAgo = useTimeAgo()
  const { type, issueDate, expirationDate, state, reason, submittedAt, reviewedAt } = document
  const decidedAt = reviewedAt && timeAgo(reviewedAt)
  return (
    <section aria-label={label ?? title ?? t('review.compare')} className="flex flex-col gap-2 text-sm">
      <p className="flex items-center gap-2">
        {title && <strong>{title}</strong>}
        <DocumentStateBadge state={state} />
        <span className="text-xs text-ink-soft" title={timeAgo(submittedAt).exact}>
          {t('review.sent', { when: timeAgo(submittedAt).relative })}
        </span>
      </p>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-1.5 [&_dd]:font-semibold [&_dt]:text-xs [&_dt]:text-ink-soft">
        {type && (
          <div className="col-span-2">
            <dt>{t('documents.identityType')}</dt>
            <dd>{t(`documents.identity.${type}`)}</dd>
          </div>
        )}
        {issueDate && (
          <div>
            <dt>{t('documents.issueDate')}</dt>
            <dd className="figures text-base">{dayText(issueDate, language)}</dd>
          </div>
        )}
        {expirationDate && (
          <div>
            <dt>{t('documents.expirationDate')}</dt>
            <dd className="figures text-base">
              <span>{dayText(expirationDate, language)}</span>
              <Expiry expirationDate={expirationDate} today={today} />
            </dd>
          </div>
        )}
      </dl>
      {decidedAt && (
        <p className="text-xs text-ink-soft" title={decidedAt.exact}>
          {t('review.decided', { when: decidedAt.relative })}
        </p>
      )}
      {state === 'rejected' && reason && (
        <p className="rounded-card bg-red-soft px-3 py-2 text-red">
          <span className="block text-xs">{t('review.reason')}</span>
          <bdi className="font-semibold whitespace-pre-line">{reason}</bdi>
        </p>
      )}
    </section>
  )
}
