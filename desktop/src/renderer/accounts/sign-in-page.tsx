import { credentials, type Role } from '@sufra/shared/accounts/account'
import { ApiError } from '@sufra/shared/contract/api-error'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../common/account/password-input.tsx'
import { pageAfterSignIn } from '../common/account/guards.ts'
import { useRefusalText } from '../common/api/refusal-text.ts'
import { Link, Navigate, useLocation } from '../common/pages/router.ts'
import { signIn, useSession } from '../common/account/session.ts'
import { AccountNote } from './account-note.tsx'
import { usePageTitle } from '../common/pages/page-title.ts'
import { SignInFailure } from './sign-in-failure.tsx'

const linkStyle = 'flex min-h-11 items-center justify-center text-sm font-semibold text-brand hover:underline'

const SignInForm = ({ role }: { role: Role }) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const { state } = useLocation()
  const { data: session } = useSession()
  const [failure, setFailure] = useState<ApiError>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  })
  const title = t(`accounts.${role}`)
  usePageTitle(title)
  if (session?.user?.role === role) return <Navigate to={pageAfterSignIn(session.user, state?.origin)} replace />

  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    await signIn(role, values).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    })
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <header>
        <h1 className="text-xl font-bold">{title}</h1>
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

export const MerchantSignIn = () => <SignInForm role="merchant" />
export const AdminSignIn = () => <SignInForm role="admin" />
