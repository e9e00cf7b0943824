import { zodResolver } from '@hookform/resolvers/zod'
import { resetPassword, type checkLink } from '@sufra/shared/accounts/own-account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { newPasswordSchema, revalidateConfirmation, emptyPasswords } from '../new-password.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { call } from '../../../common/api/api.ts'
import { leftToRight } from '../../../common/ui/text-direction.ts'
import { useNavigate } from '../../../common/pages/router.ts'
import { signOut } from '../../../common/session/session.ts'
import { AccountNote } from './account-note.tsx'

type Props = {
  link: ReplyOf<typeof checkLink>['data']
  token: string
  /** Called when the link was used or has expired since it was checked. */
  onExpired: () => void
}

/** Sets a password with a valid link, then navigates to the sign-in page. */
export const ChoosePassword = ({ link: { kind, email }, token, onExpired }: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<ApiError>()
  const form = useForm({
    resolver: (values, ...rest) => zodResolver(newPasswordSchema(values.password))(values, ...rest),
    defaultValues: emptyPasswords,
    mode: 'onTouched',
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  const isInvited = kind === 'invitation'

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined)
    try {
      const { data } = await call(resetPassword, { body: { token, password } })
      await signOut() // the server has ended all sessions, including the one on this device
      void navigate(`/${data.role}/login`, { replace: true, state: { notice: 'password_set' } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'account.link_over') onExpired()
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
      {failure && <AccountNote kind="error">{errorText(failure, t)}</AccountNote>}
      {/* Password managers look for the user name that belongs to a password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        label={t('accounts.newPassword')}
        password={form.register('password', revalidateConfirmation(form))}
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
