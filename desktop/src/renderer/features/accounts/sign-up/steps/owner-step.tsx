import { useTranslation } from 'react-i18next'
import { revalidateConfirmation } from '../../new-password.ts'
import { NewPasswordFields } from '../../new-password-fields.tsx'
import { ContactNumberField, EmailField } from '../contact-fields.tsx'
import { FieldGroup } from '../field-group.tsx'
import { SignUpInput } from '../sign-up-input.tsx'
import type { SignUp } from '../use-sign-up.ts'

export const PasswordFields = ({ signUp: { form, values } }: { signUp: SignUp }) => {
  const { t } = useTranslation()
  return (
    <NewPasswordFields
      label={t('accounts.password')}
      password={form.register('password', revalidateConfirmation(form))}
      confirmPassword={form.register('confirmPassword')}
      typed={values.password}
      errors={form.formState.errors}
    />
  )
}

/** The restaurant, its owner, the contact details and the password. */
export const OwnerStep = ({ signUp }: { signUp: SignUp }) => {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t('signUp.restaurant')} isPaired>
        <SignUpInput signUp={signUp} name="restaurantName" dir="auto" autoComplete="organization" />
        <SignUpInput signUp={signUp} name="branchName" dir="auto" autoComplete="off" />
      </FieldGroup>
      <FieldGroup title={t('signUp.owner')} isPaired>
        <SignUpInput signUp={signUp} name="firstName" dir="auto" autoComplete="given-name" />
        <SignUpInput signUp={signUp} name="lastName" dir="auto" autoComplete="family-name" />
      </FieldGroup>
      <FieldGroup title={t('signUp.access')}>
        <ContactNumberField signUp={signUp} />
        <EmailField signUp={signUp} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PasswordFields signUp={signUp} />
        </div>
      </FieldGroup>
    </>
  )
}
