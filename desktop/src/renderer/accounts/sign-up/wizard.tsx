import { Button } from '@sufra/shared/ui/button'
import { ArrowLeft, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useSearchParams } from '../../app/router.ts'
import { AccountNote } from '../account-note.tsx'
import { usePageTitle } from '../page-title.ts'
import { DocumentsStep } from './documents-step.tsx'
import { isBegun } from './draft.ts'
import type { Kept } from './stored-draft.ts'
import { KeptHint } from './stored-draft-hint.tsx'
import { NumbersStep } from './numbers-step.tsx'
import { OwnerStep } from './owner-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SendingState } from './sending-state.tsx'
import { StepList } from './step-list.tsx'
import { fieldsOf, stepShown, steps, type Step } from './steps.ts'
import { useSending } from './use-sending.ts'
import { useSignUp } from './use-sign-up.ts'

const bodies = { owner: OwnerStep, numbers: NumbersStep, documents: DocumentsStep, review: ReviewStep } as const satisfies Record<
  Step,
  unknown
>

/** Who goes to another step starts reading at its heading. */
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

const Sent = () => {
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

type Props = { kept: Kept; onStartOver: () => void }

/** The application, step by step. The step stands in the address: the browser's own way back goes through the steps. */
export const Wizard = ({ kept, onStartOver }: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const asked = useSearchParams()[0].get('step')
  const signUp = useSignUp(kept)
  const { sending, submit } = useSending(signUp)
  const { key } = useLocation()
  const [opened] = useState(() => ({ at: Date.now(), key, wasBegun: isBegun(kept) }))
  const { form, documentsCheck } = signUp
  // A proof that runs out while the page is open is said when the application is sent; it takes nobody off the step they are at.
  const firstOpen = signUp.openStep(opened.at)
  const step = stepShown(asked, firstOpen)
  usePageTitle(t('signUp.title'))
  if (sending.kind === 'done') return <Sent />
  if (asked !== null && asked !== step) return <Navigate to={`?step=${step}`} replace />

  const index = steps.indexOf(step)
  const Body = bodies[step]
  const isSending = sending.kind === 'under way'
  const goTo = (next: Step | undefined) => {
    if (next) void navigate(`?step=${next}`)
  }
  const isRight = () => {
    if (step === 'documents') return documentsCheck.check()
    return step === 'review' || form.trigger(fieldsOf[step], { shouldFocus: true })
  }
  const goOn = async () => {
    if (step === 'review') return submit()
    if (await isRight()) goTo(steps[index + 1])
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void goOn()
      }}
      noValidate
      aria-label={t('signUp.title')}
      className="flex flex-col gap-6"
    >
      <header>
        <h1 className="text-xl font-bold">{t('signUp.title')}</h1>
        <p className="text-sm text-ink-soft">{t('signUp.text')}</p>
      </header>
      <StepList current={step} firstOpen={firstOpen} />
      {!signUp.isKept && <AccountNote kind="waits">{t('signUp.notKept')}</AccountNote>}
      {opened.wasBegun && key === opened.key && sending.kind === 'idle' && (
        <KeptHint current={step} firstOpen={firstOpen} onStartOver={onStartOver} />
      )}
      <StepHeading key={`heading-${step}`} step={step} isFirst={key === opened.key} />
      <fieldset key={step} disabled={isSending} className="flex min-w-0 flex-col gap-8">
        <Body signUp={signUp} />
      </fieldset>
      {step === 'review' && <SendingState sending={sending} />}
      <footer className="flex justify-between gap-3 border-t border-line pt-4">
        {index > 0 ? (
          <Button kind="quiet" size="large" className="-ms-4" disabled={isSending} onClick={() => goTo(steps[index - 1])}>
            <ArrowLeft aria-hidden className="turns size-5" /> {t('common.back')}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" size="large" isBusy={isSending} className="min-w-40">
          {t(step !== 'review' ? 'signUp.next' : sending.kind === 'failed' ? 'signUp.review.again' : 'signUp.review.submit')}
        </Button>
      </footer>
    </form>
  )
}
