import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { TextInput } from '@sufra/shared/ui/field'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedNumber } from '@sufra/shared/text/typed-number'

type Props<Input extends FieldValues, Draft> = {
  form: UseFormReturn<Input, unknown, Draft>
  name: Path<Input>
  label: string
  hint?: string
  /** An empty field is null. */
  isOptional?: boolean
}

/** An amount or a number in a form, typed in Latin or Arabic digits. Text that is not a number at all is reported as an invalid amount. */
export const NumberField = <Input extends FieldValues, Draft>({ form, name, label, hint, isOptional }: Props<Input, Draft>) => {
  const { t } = useTranslation()
  const { error } = form.getFieldState(name, form.formState)
  const value: unknown = form.getValues(name)
  const valueOf = (typed: string) => (isOptional && typed.trim() === '' ? null : readTypedNumber(typed))
  return (
    <TextInput
      label={label}
      hint={hint}
      error={error && t(`refusals.${isRefusalCode(error.message) ? error.message : 'money.invalid'}`)}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      className="figures"
      {...form.register(name, { setValueAs: (typed: unknown) => (typeof typed === 'string' ? valueOf(typed) : typed) })}
      defaultValue={typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''}
    />
  )
}
