import { zodResolver } from '@hookform/resolvers/zod'
import { changePassword } from '@sufra/shared/accounts/own-account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { Button } from '@sufra/shared/ui/button'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../api.ts'
import { useRefusalText } from '../refusal-text.ts'
import { comparing, noPassword, typedAgain } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordInput } from './password-input.tsx'
import { sessionsKey } from './session-list.tsx'

/** Changes the own password; every other device is signed out. */
export const PasswordForm = () => {
  const { t } = useTranslation()
  const said = useRefusalText()
  const queryClient = useQueryClient()
  // Looked at when it is sent: who only passes through their settings need not hear of passwords.
  const form = useForm({
    resolver: (given, ...rest) => zodResolver(changePassword.body.extend(typedAgain(given.password)))(given, ...rest),
    defaultValues: { current: '', ...noPassword },
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ current, password }) => {
    try {
      await call(changePassword, { body: { current, password } })
      form.reset()
      showSuccess(t('accounts.security.changed'))
      await queryClient.invalidateQueries({ queryKey: sessionsKey })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'account.password_wrong')
        form.setError('current', { message: error.code }, { shouldFocus: true })
      else showError(error, t)
    }
  })
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t('accounts.security.change')}
      className="flex max-w-md flex-col gap-5"
    >
      <PasswordInput
        label={t('accounts.security.current')}
        autoComplete="current-password"
        error={said(errors.current?.message)}
        {...form.register('current')}
      />
      <NewPasswordFields
        label={t('accounts.newPassword')}
        password={form.register('password', comparing(form))}
        confirmPassword={form.register('confirmPassword')}
        typed={typed}
        errors={errors}
      />
      <Button type="submit" isBusy={isSubmitting} className="self-start">
        {t('accounts.security.change')}
      </Button>
    </form>
  )
}
