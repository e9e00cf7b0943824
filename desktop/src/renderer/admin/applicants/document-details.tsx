// The data to compare a document with: the number or name that it must show, its dates and their distance from today.
import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import type { Day, DocumentKind, RestaurantDocument } from '@sufra/shared/documents/document'
import { expiryOf } from '@sufra/shared/documents/document-expiry'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../common/documents/day.ts'
import { expectedValueOf, hasNumber } from './review.ts'
import { useTimeAgo } from '../../common/dates/time-ago.tsx'
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

/** The number or name of the application that the document must show. */
export const ExpectedValue = ({ kind, application }: { kind: DocumentKind; application: Applicant }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { field, value } = expectedValueOf(kind, application, language)
  return (
    <div className="rounded-card bg-brand-soft px-3 py-2">
      <p className="text-xs font-semibold text-brand">{t(`applicants.field.${field}`)}</p>
      <p className="text-lg font-bold wrap-anywhere select-all">
        <bdi dir={hasNumber(kind) ? 'ltr' : 'auto'} className={hasNumber(kind) ? 'figures tracking-wide' : ''}>
          {value}
        </bdi>
      </p>
    </div>
  )
}

type Props = { document: RestaurantDocument; today: Day; title?: string }

export const DocumentDetails = ({ document, today, title }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const timeAgo = useTimeAgo()
  const { type, issueDate, expirationDate, state, reason, submittedAt, reviewedAt } = document
  const decidedAt = reviewedAt && timeAgo(reviewedAt)
  return (
    <section aria-label={title ?? t('review.compare')} className="flex flex-col gap-2 text-sm">
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
              {dayText(expirationDate, language)}
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
