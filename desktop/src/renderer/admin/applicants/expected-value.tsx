import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import type { DocumentKind } from '@sufra/shared/documents/document'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { expectedValueOf, hasNumber } from './review.ts'

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
