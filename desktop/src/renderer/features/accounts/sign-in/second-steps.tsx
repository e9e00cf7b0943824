// The step after an administrator's password: a code, or setting up an authenticator app.
import { beginEnrolment } from '@sufra/shared/accounts/second-factor.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppSetup } from '../second-factor/app-setup.tsx'
import { ProofForm } from '../second-factor/proof-form.tsx'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { enrolSecondFactor, proveSecondFactor } from '../../../common/session/session.ts'
import { call } from '../../../common/api/api.ts'

/** Called to enter the password again, with the reason unless the user chose it. */
type Props = { onBack: (reason: ApiError | undefined) => void }

const isOver = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'factor.sign_in_over'

/** Returns an action that leads back to the password when the sign-in has expired. */
const orBack =
  <Input,>(action: (input: Input) => Promise<void>, onBack: Props['onBack']) =>
  (input: Input): Promise<void> =>
    action(input).catch((error: unknown) => {
      if (!isOver(error)) throw error
      onBack(error)
    })

const Step = ({ title, text, onBack, children }: Partial<Props> & { title: string; text?: string; children: ReactNode }) => {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 id={titleId} className="text-xl font-bold">
          {title}
        </h1>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
      </header>
      <OwnElements>{children}</OwnElements>
      {onBack && (
        <Button kind="quiet" onClick={() => onBack(undefined)}>
          {t('accounts.toSignIn')}
        </Button>
      )}
    </section>
  )
}

export const CodeStep = ({ onBack }: Props) => {
  const { t } = useTranslation()
  return (
    <Step title={t('secondFactor.title')} onBack={onBack}>
      <ProofForm onProof={orBack(proveSecondFactor, onBack)} />
    </Step>
  )
}

type Enrolled = Awaited<ReturnType<typeof enrolSecondFactor>>

export const EnrolmentStep = ({ onBack }: Props) => {
  const { t } = useTranslation()
  const [enrolled, setEnrolled] = useState<Enrolled>()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['enrolment'],
    queryFn: () => call(beginEnrolment, {}),
    // Each key is for one setup only.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })
  useEffect(() => {
    if (isOver(error)) onBack(error)
  }, [error, onBack])
  if (enrolled)
    return (
      <Step title={t('secondFactor.codes')}>
        <RecoveryCodes codes={enrolled.recoveryCodes} onSaved={enrolled.enter} />
      </Step>
    )
  const confirm = async (setup: string, code: string) => setEnrolled(await enrolSecondFactor({ setup, code }))
  return (
    <Step title={t('secondFactor.setUp')} text={t('secondFactor.requiredText')} onBack={onBack}>
      {!data && !error && <Skeleton className="h-72" />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {data && <AppSetup setup={data.data} onCode={orBack((code) => confirm(data.data.setup, code), onBack)} />}
    </Step>
  )
}
