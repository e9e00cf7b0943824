import { TextInput } from '@sufra/shared/ui/field'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../app/refusal-text.ts'
import type { Texts } from './draft.ts'
import type { SignUp } from './use-sign-up.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'label' | 'error'> & { signUp: SignUp; name: Exclude<keyof Texts, 'email'> }

/** A field of the application; what is wrong is said beside it. */
export const SignUpInput = ({ signUp: { form }, name, ...more }: Props) => {
  const { t } = useTranslation()
  const said = useRefusalText()
  return <TextInput label={t(`signUp.${name}`)} error={said(form.formState.errors[name]?.message)} {...form.register(name)} {...more} />
}
