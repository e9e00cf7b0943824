import { zodResolver } from '@hookform/resolvers/zod'
import { changePassword } from '@sufra/shared/accounts/own-account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { Button } from '@sufra/shared/ui/button'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusals.ts'
import { revalidateConfirmation, emptyPasswords, confirmPasswordField } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordInput } from './password-input.tsx'
import { sessionsKey } from './session-list.tsx'

/** Changes the user's own password; all other devices are signed out. */
export const PasswordForm = () => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const queryClient = useQueryClient()
  // Validated on submit, so that merely passing through the settings shows no errors.
  const form = useForm({
    resolver: (values, ...rest) => zodResolver(changePassword.body.extend(confirmPasswordField(values.password)))(values, ...rest),
    defaultValues: { current: '', ...emptyPasswords },
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
        error={refusalText(errors.current?.message)}
        {...form.register('current')}
      />
      <NewPasswordFields
        label={t('accounts.newPassword')}
        password={form.register('password', revalidateConfirmation(form))}
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
