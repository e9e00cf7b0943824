import type { ApiError } from '@sufra/shared/contract/api-error'
import type { DocumentKind } from '@sufra/shared/documents/document'
import { localeOf } from '@sufra/shared/localized-text'
import { errorText } from '@sufra/shared/contract/error-text'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { rejectedDocuments } from '../../documents/rejected-documents.ts'
import { Link } from '../../../common/pages/router.ts'
import { AccountNote } from '../sign-in/account-note.tsx'
import type { Step } from './steps/steps.ts'
import type { Submission } from './use-submission.ts'

const Progress = ({ progress }: { progress: number }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(progress)
  const text = progress < 1 ? t('signUp.sending.sent', { percent }) : t('signUp.sending.checking')
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <h3 className="font-bold">{t('signUp.sending.title')}</h3>
      <div
        role="progressbar"
        aria-label={t('signUp.sending.title')}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div
          className={`h-full rounded-full bg-brand transition-[width] duration-150 ${progress < 1 ? '' : 'animate-pulse'}`}
          style={{ width: `${progress * 100}%` }}
        />
      </div>
      <p className="figures text-sm text-ink-soft">{text}</p>
      <p className="text-sm text-ink-soft">{t('signUp.sending.stay')}</p>
    </section>
  )
}

const StepLink = ({ step }: { step: Step }) => {
  const { t } = useTranslation()
  return (
    <Link to={`?step=${step}`} className="underline">
      {t('signUp.review.fix', { step: t(`signUp.step.${step}`) })}
    </Link>
  )
}

/** The reason why the application was refused, with the refused documents. */
const Failure = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation()
  const documents = Object.entries(rejectedDocuments(error)) as [DocumentKind, RefusalCode][] // the keys are kinds
  if (documents.length === 0)
    return <p className="whitespace-pre-line">{error.status === 0 ? t('signUp.sending.cut') : errorText(error, t)}</p>
  return (
    <ul className="flex flex-col gap-1">
      {documents.map(([kind, problem]) => (
        <li key={kind}>
          <strong>{`${t(`documents.kind.${kind}`)}:`}</strong> <span>{t(`refusals.${problem}`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The state of the submission, with a link to the step that must be completed first. */
export const SubmissionState = ({ submission }: { submission: Submission }) => {
  const { t } = useTranslation()
  if (submission.kind === 'uploading') return <Progress progress={submission.progress} />
  if (submission.kind === 'failed')
    return (
      <AccountNote kind="error">
        <Failure error={submission.error} />
        {submission.incompleteStep && <StepLink step={submission.incompleteStep} />}
      </AccountNote>
    )
  if (submission.kind === 'incomplete')
    return (
      <AccountNote kind="error">
        <p>{t('signUp.review.incomplete', { step: t(`signUp.step.${submission.incompleteStep}`) })}</p>
        <StepLink step={submission.incompleteStep} />
      </AccountNote>
    )
  return null
}
