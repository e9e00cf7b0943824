import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { Button } from '@sufra/shared/ui/button'
import { ArrowLeft, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from '../../../common/pages/router.ts'
import { AccountNote } from '../sign-in/account-note.tsx'
import { usePageTitle } from '../../../common/pages/page-title.ts'
import { DocumentsStep } from './steps/documents-step.tsx'
import { isStarted } from './draft.ts'
import type { StoredDraft } from './stored-draft.ts'
import { StoredDraftHint } from './stored-draft-hint.tsx'
import { NumbersStep } from './steps/numbers-step.tsx'
import { OwnerStep } from './steps/owner-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { SubmissionState } from './submission-state.tsx'
import { StepList } from './steps/step-list.tsx'
import { fieldsOf, stepToShow, steps, type Step } from './steps/steps.ts'
import { useSubmission } from './use-submission.ts'
import { useSignUp } from './use-sign-up.ts'

const stepComponents = { owner: OwnerStep, numbers: NumbersStep, documents: DocumentsStep, review: ReviewStep } as const satisfies Record<
  Step,
  unknown
>

/** The heading of a step, which gets the focus when the step changes. */
const StepHeading = ({ step, isFirst }: { step: Step; isFirst: boolean }) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFirst) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <header>
      <p className="figures text-sm text-ink-soft">{t('signUp.stepOf', { number: steps.indexOf(step) + 1, count: steps.length })}</p>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {t(`signUp.step.${step}`)}
      </h2>
    </header>
  )
}

const SubmittedNotice = () => {
  const { t } = useTranslation()
  return (
    <section role="status" className="flex flex-col items-center gap-4 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-green-soft text-green">
        <CircleCheck aria-hidden className="size-8" />
      </span>
      <h1 className="text-xl font-bold">{t('signUp.done.title')}</h1>
      <p className="max-w-sm text-ink-soft">{t('signUp.done.text')}</p>
    </section>
  )
}

type Props = { stored: StoredDraft; onStartOver: () => void }

/** The application, step by step. The step is in the URL, so that the browser's back button goes through the steps. */
export const Wizard = ({ stored, onStartOver }: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const requested = useSearchParams()[0].get('step')
  const signUp = useSignUp(stored)
  const { submission, submit } = useSubmission(signUp)
  const { key } = useLocation()
  const [opened] = useState(() => ({ at: serverNow(), key, wasStarted: isStarted(stored) }))
  const { form, documentsCheck } = signUp
  // Computed for the time the page was opened: a proof that expires later is reported on submission and does not change the current step.
  const firstOpen = signUp.openStep(opened.at)
  const step = stepToShow(requested, firstOpen)
  usePageTitle(t('signUp.title'))
  if (submission.kind === 'done') return <SubmittedNotice />
  if (requested !== null && requested !== step) return <Navigate to={`?step=${step}`} replace />

  const index = steps.indexOf(step)
  const Body = stepComponents[step]
  const isSending = submission.kind === 'uploading'
  const goTo = (next: Step | undefined) => {
    if (next) void navigate(`?step=${next}`)
  }
  const isStepValid = async () => {
    if (step === 'review') return true
    const hasDocuments = step !== 'documents' || documentsCheck.check()
    return (await form.trigger(fieldsOf[step], { shouldFocus: hasDocuments })) && hasDocuments
  }
  const submitStep = async () => {
    if (step === 'review') return submit()
    if (await isStepValid()) goTo(steps[index + 1])
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submitStep()
      }}
      noValidate
      aria-label={t('signUp.title')}
      className="flex flex-col gap-6"
    >
      <header>
        <h1 className="text-xl font-bold">{t('signUp.title')}</h1>
        <p className="text-sm text-ink-soft">{t('signUp.text')}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span>{t('signUp.registered')}</span>
          <Link to="/merchant/login" className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
            {t('accounts.signIn')}
          </Link>
        </p>
      </header>
      <StepList current={step} firstOpen={firstOpen} />
      {!signUp.isStored && <AccountNote kind="warning">{t('signUp.notStored')}</AccountNote>}
      {opened.wasStarted && key === opened.key && submission.kind === 'idle' && (
        <StoredDraftHint current={step} firstOpen={firstOpen} onStartOver={onStartOver} />
      )}
      <StepHeading key={`heading-${step}`} step={step} isFirst={key === opened.key} />
      <fieldset key={step} disabled={isSending} className="flex min-w-0 flex-col gap-8">
        <Body signUp={signUp} />
      </fieldset>
      {step === 'review' && <SubmissionState submission={submission} />}
      <footer className="flex justify-between gap-3 border-t border-line pt-4">
        {index > 0 ? (
          <Button kind="quiet" size="large" className="-ms-4" disabled={isSending} onClick={() => goTo(steps[index - 1])}>
            <ArrowLeft aria-hidden className="turns size-5" /> <span>{t('common.back')}</span>
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" size="large" isBusy={isSending} className="min-w-40">
          {t(step !== 'review' ? 'signUp.next' : submission.kind === 'failed' ? 'signUp.review.again' : 'signUp.review.submit')}
        </Button>
      </footer>
    </form>
  )
}
