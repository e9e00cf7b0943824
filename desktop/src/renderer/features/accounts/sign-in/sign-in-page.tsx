import { credentials, type Role } from '@sufra/shared/accounts/account'
import { ApiError } from '@sufra/shared/contract/api-error'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LockCountdown } from '../lock-countdown.tsx'
import { PasswordInput } from '../password-input.tsx'
import { pageAfterSignIn } from '../../../common/session/guards.ts'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { Link, Navigate, useLocation } from '../../../common/pages/router.ts'
import { signIn, useSession } from '../../../common/session/session.ts'
import { AccountNote } from './account-note.tsx'
import { usePageTitle } from '../../../common/pages/page-title.ts'
import { CodeStep, EnrolmentStep } from './second-steps.tsx'

const linkStyle = 'flex min-h-11 items-center justify-center text-sm font-semibold text-brand hover:underline'

type FormProps = { role: Role; failure: ApiError | undefined; onFailure: (failure: ApiError | undefined) => void }

const SignInForm = ({ role, failure, onFailure }: FormProps) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const { state } = useLocation()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  })
  const submit = handleSubmit(async (values) => {
    onFailure(undefined)
    await signIn(role, values).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      onFailure(error)
    })
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <header>
        <h1 className="text-xl font-bold">{t(`accounts.signInTo.${role}`)}</h1>
        <p className="text-sm text-ink-soft">{t(`accounts.${role}Text`)}</p>
      </header>
      {state?.ended === 'expired' && <AccountNote kind="warning">{t('errors.sessionExpired')}</AccountNote>}
      {!failure && state?.notice === 'applied' && <AccountNote kind="success">{t('accounts.applied')}</AccountNote>}
      {!failure && state?.notice === 'password_set' && <AccountNote kind="success">{t('accounts.chosen')}</AccountNote>}
      {!failure && state?.notice === 'joined' && <AccountNote kind="success">{t('staff.accept.joined')}</AccountNote>}
      {failure && <SignInFailure error={failure} />}
      <TextInput
        label={t('accounts.email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={refusalText(formState.errors.email?.message)}
        {...register('email')}
      />
      <div className="flex flex-col gap-1">
        <PasswordInput
          label={t('accounts.password')}
          autoComplete="current-password"
          error={refusalText(formState.errors.password?.message)}
          {...register('password')}
        />
        <Link to={`/${role}/forgot-password`} className={`${linkStyle} self-end`}>
          {t('accounts.forgot')}
        </Link>
      </div>
      <Button type="submit" size="large" isBusy={formState.isSubmitting}>
        {t('accounts.signIn')}
      </Button>
      <div className="flex flex-col">
        {role === 'merchant' && (
          <Link to="/merchant/signup" className={linkStyle}>
            {t('accounts.apply')}
          </Link>
        )}
        <Link to="/login" state={state} className={linkStyle}>
          {t('accounts.otherDoor')}
        </Link>
      </div>
    </form>
  )
}

const SignIn = ({ role }: { role: Role }) => {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { data: session } = useSession()
  const [failure, setFailure] = useState<ApiError>()
  usePageTitle(t(`accounts.signInTo.${role}`))
  if (session?.user?.role === role) return <Navigate to={pageAfterSignIn(session.user, state?.origin)} replace />
  if (failure?.code === 'factor.code_required') return <CodeStep onBack={setFailure} />
  if (failure?.code === 'factor.enrolment_required') return <EnrolmentStep onBack={setFailure} />
  return <SignInForm role={role} failure={failure} onFailure={setFailure} />
}

export const MerchantSignIn = () => <SignIn role="merchant" />
export const AdminSignIn = () => <SignIn role="admin" />

/** The reason of a failed sign-in; for a locked account with the remaining time. */
const SignInFailure = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation()
  return (
    <AccountNote kind="error">
      <p>{errorText(error, t)}</p>
      <LockCountdown error={error} />
    </AccountNote>
  )
}
