// What the paper should say: the number or name that it proves, large, and its dates against today.
import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import type { Day, DocumentKind, RestaurantDocument } from '@sufra/shared/documents/document'
import { useLanguage } from '@sufra/shared/ui/language'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../app/documents/day.ts'
import { comparedWith, expiryOf, isNumbered } from './review.ts'
import { useSentWhen } from './sent-when.tsx'
import { DocumentStateBadge } from './state-badge.tsx'

const Expiry = ({ expirationDate, today }: { expirationDate: Day; today: Day }) => {
  const { t } = useTranslation()
  const { days, is } = expiryOf(expirationDate, today)
  const looks = { expired: 'text-red', soon: 'text-saffron', far: 'text-ink-soft' } as const
  return (
    <span className={`block text-sm font-semibold ${looks[is]}`}>
      {is === 'expired' ? t('review.expiredAgo', { count: days }) : t('review.expiresIn', { count: days })}
    </span>
  )
}

/** The number or the name of the application that the paper should show. */
export const Compared = ({ kind, application }: { kind: DocumentKind; application: Applicant }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { field, value } = comparedWith(kind, application, language)
  return (
    <div className="rounded-card bg-brand-soft px-3 py-2">
      <p className="text-xs font-semibold text-brand">{t(`applicants.field.${field}`)}</p>
      <p className="text-lg font-bold wrap-anywhere select-all">
        <bdi dir={isNumbered(kind) ? 'ltr' : 'auto'} className={isNumbered(kind) ? 'figures tracking-wide' : ''}>
          {value}
        </bdi>
      </p>
    </div>
  )
}

type Props = { paper: RestaurantDocument; today: Day; title?: string }

export const DocumentDetails = ({ paper, today, title }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const saidWhen = useSentWhen()
  const { type, issueDate, expirationDate, state, reason, submittedAt, reviewedAt } = paper
  const decidedAt = reviewedAt && saidWhen(reviewedAt)
  return (
    <section aria-label={title ?? t('review.compare')} className="flex flex-col gap-2 text-sm">
      <p className="flex items-center gap-2">
        {title && <strong>{title}</strong>}
        <DocumentStateBadge state={state} />
        <span className="text-xs text-ink-soft" title={saidWhen(submittedAt).exact}>
          {t('review.sent', { when: saidWhen(submittedAt).relative })}
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
