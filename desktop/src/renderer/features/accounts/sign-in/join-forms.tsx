import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@sufra/shared/contract/api-error'
import { inLanguage } from '@sufra/shared/localized-text'
import { errorText } from '@sufra/shared/contract/error-text'
import { acceptInvitation, newAccount, type OpenInvitation } from '@sufra/shared/staff/accept-invitation.routes'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { confirmPasswordField, emptyPasswords, revalidateConfirmation } from '../new-password.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { signOut } from '../../../common/session/session.ts'
import { call } from '../../../common/api/api.ts'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { useNavigate } from '../../../common/pages/router.ts'
import { leftToRight } from '../../../common/ui/text-direction.ts'
import { AccountNote } from './account-note.tsx'

/** `onExpired`: called when the link was used or has expired since it was checked. */
type Props = { invitation: OpenInvitation; token: string; onExpired: () => void }

/** Accepts the invitation and shows the sign-in page, even when another person is signed in on this device. */
const useJoin = ({ token, onExpired }: Pick<Props, 'token' | 'onExpired'>) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  const join = async (account?: z.input<typeof newAccount>) => {
    setFailure(undefined)
    setBusy(true)
    try {
      await call(acceptInvitation, { body: { token, account } })
      await signOut()
      void navigate('/merchant/login', { replace: true, state: { notice: 'joined' } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'staff.invitation_over') onExpired()
      else setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { join, isBusy, failureNote: failure && <AccountNote kind="error">{errorText(failure, t)}</AccountNote> }
}

const Heading = ({ restaurant, branchName, role, email }: OpenInvitation) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const place = [inLanguage(restaurant, language), branchName].filter(Boolean).join(' · ')
  return (
    <header className="flex flex-col gap-1">
      <h1 className="text-xl font-bold">{t('staff.accept.title', { restaurant: place })}</h1>
      <p className="text-sm text-ink-soft">
        {t(role === 'manager' ? 'staff.accept.asManager' : 'staff.accept.asStaff', { email: leftToRight(email) })}
      </p>
    </header>
  )
}

/** The form of a person with an account, which stays unchanged. */
export const JoinWithAccount = ({ invitation, ...props }: Props) => {
  const { t } = useTranslation()
  const { join, isBusy, failureNote } = useJoin(props)
  return (
    <div className="flex flex-col gap-5">
      <Heading {...invitation} />
      <OwnElements>{failureNote}</OwnElements>
      <p>{t('staff.accept.knownText')}</p>
      <Button size="large" isBusy={isBusy} onClick={() => void join()}>
        {t('staff.accept.join')}
      </Button>
    </div>
  )
}

/** The form of a person without an account, who chooses a name and a password. */
export const JoinAsNew = ({ invitation, ...props }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const { join, isBusy, failureNote } = useJoin(props)
  const form = useForm({
    resolver: (values, ...rest) => zodResolver(newAccount.extend(confirmPasswordField(values.password)))(values, ...rest),
    defaultValues: { firstName: '', lastName: '', ...emptyPasswords },
    mode: 'onTouched',
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ firstName, lastName, password }) => join({ firstName, lastName, password }))
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <Heading {...invitation} />
      <OwnElements>{failureNote}</OwnElements>
      <p className="text-sm">{t('staff.accept.newText')}</p>
      {/* Password managers look for the user name that belongs to a password. */}
      <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
      <TextInput
        label={t('staff.accept.firstName')}
        autoComplete="given-name"
        error={refusalText(errors.firstName?.message)}
        {...form.register('firstName')}
      />
      <TextInput
        label={t('staff.accept.lastName')}
        autoComplete="family-name"
        error={refusalText(errors.lastName?.message)}
        {...form.register('lastName')}
      />
      <NewPasswordFields
        label={t('accounts.password')}
        password={form.register('password', revalidateConfirmation(form))}
        confirmPassword={form.register('confirmPassword')}
        typed={typed}
        errors={errors}
      />
      <Button type="submit" size="large" isBusy={isBusy}>
        {t('staff.accept.create')}
      </Button>
    </form>
  )
}
