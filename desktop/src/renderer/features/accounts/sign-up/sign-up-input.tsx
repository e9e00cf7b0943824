import { TextInput } from '@sufra/shared/ui/field'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../../common/api/refusals.ts'
import type { TextFields } from './draft.ts'
import type { SignUp } from './use-sign-up.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'label' | 'error'> & { signUp: SignUp; name: Exclude<keyof TextFields, 'email'> }

/** A text field of the application, with its error. */
export const SignUpInput = ({ signUp: { form }, name, ...props }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  return (
    <TextInput label={t(`signUp.${name}`)} error={refusalText(form.formState.errors[name]?.message)} {...form.register(name)} {...props} />
  )
}
