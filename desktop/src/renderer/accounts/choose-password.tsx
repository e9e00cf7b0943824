import { zodResolver } from '@hookform/resolvers/zod'
import { resetPassword, type checkLink } from '@sufra/shared/accounts/own-account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { errorText } from '@sufra/shared/refusals/error-text'
import { Button } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { chosenPassword, comparing, noPassword } from '../app/account/new-password.ts'
import { NewPasswordFields } from '../app/account/new-password-fields.tsx'
import { call } from '../app/api.ts'
import { leftToRight } from '../app/left-to-right.ts'
import { useNavigate } from '../app/router.ts'
import { signOut } from '../app/session.ts'
import { AccountNote } from './account-note.tsx'

type Props = {
  link: ReplyOf<typeof checkLink>['data']
  token: string
  /** The link was used or ran out meanwhile. */
  onOver: () => void
}

/** A password chosen with a good link; then to the sign-in. */
export const ChoosePassword = ({ link: { kind, email }, token, onOver }: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<ApiError>()
  const form = useForm({
    resolver: (given, ...rest) => zodResolver(chosenPassword(given.password))(given, ...rest),
    defaultValues: noPassword,
    mode: 'onTouched',
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  const isInvited = kind === 'invitation'

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined)
    try {
      const { data } = await call(resetPassword, { body: { token, password } })
      await signOut() // what was signed in on this device is over too
      void navigate(`/${data.role}/login`, { replace: true, state: { news: 'chosen' } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'account.link_over') onOver()
      else setFailure(error)
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 className="text-xl font-bold">{t(isInvited ? 'accounts.reset.welcome' : 'accounts.reset.title')}</h1>
        <p className="text-sm text-ink-soft">
          {t(isInvited ? 'accounts.reset.welcomeText' : 'accounts.reset.text', { email: leftToRight(email) })}
        </p>
      </header>
      {failure && <AccountNote kind="bad">{errorText(failure, t)}</AccountNote>}
      {/* Password managers look for the name that goes with a password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        label={t('accounts.newPassword')}
        password={form.register('password', comparing(form))}
        confirmPassword={form.register('confirmPassword')}
        typed={typed}
        errors={form.formState.errors}
      />
      <Button type="submit" size="large" isBusy={form.formState.isSubmitting}>
        {t('accounts.reset.save')}
      </Button>
    </form>
  )
}
