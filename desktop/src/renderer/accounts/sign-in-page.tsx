import { credentials, type Role } from '@sufra/shared/accounts/account'
import { ApiError } from '@sufra/shared/contract/api-error'
import { errorText } from '@sufra/shared/refusals/error-text'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { zodResolver } from '@hookform/resolvers/zod'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { afterSignIn } from '../app/guards.ts'
import { Link, Navigate, useLocation } from '../app/router.ts'
import { signIn, useSession } from '../app/session.ts'

const SignInForm = ({ role }: { role: Role }) => {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { data: session } = useSession()
  const [isShown, setShown] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  })
  const title = t(`accounts.${role}`)
  useEffect(() => {
    document.title = `${title} · Sufra`
  }, [title])
  if (session?.user?.role === role) return <Navigate to={afterSignIn(session.user, state?.origin)} replace />

  const errorOf = (name: 'email' | 'password') => {
    const code = formState.errors[name]?.message
    return isRefusalCode(code) ? t(`refusals.${code}`) : code && t('errors.badRequest')
  }
  const submit = handleSubmit(async (given) => {
    setFailure(undefined)
    await signIn(role, given).catch((error: unknown) => {
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
      {state?.ended === 'expired' && <p className="rounded-card bg-saffron-soft p-3 text-sm text-saffron">{t('errors.sessionExpired')}</p>}
      {failure !== undefined && (
        <p role="alert" className="rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
          {errorText(failure, t)}
        </p>
      )}
      <TextInput
        label={t('accounts.email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={errorOf('email')}
        {...register('email')}
      />
      <TextInput
        label={t('accounts.password')}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoComplete="current-password"
        error={errorOf('password')}
        {...register('password')}
        after={
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={t(isShown ? 'accounts.hidePassword' : 'accounts.showPassword')}
            onClick={() => setShown(!isShown)}
            className="border border-line bg-card"
          />
        }
      />
      <Button type="submit" size="large" isBusy={formState.isSubmitting}>
        {t('accounts.signIn')}
      </Button>
      <Link to="/login" state={state} className="text-center text-sm font-semibold text-brand">
        {t('accounts.otherDoor')}
      </Link>
    </form>
  )
}

export const MerchantSignIn = () => <SignInForm role="merchant" />
export const AdminSignIn = () => <SignInForm role="admin" />
