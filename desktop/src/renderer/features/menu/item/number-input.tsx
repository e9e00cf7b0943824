import { TextInput } from '@sufra/shared/ui/field'
import type { FieldPath } from 'react-hook-form'
import type { ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import type { ItemForm } from './item-form.ts'
import { readTypedNumber } from '@sufra/shared/text/typed-number'
import { useFieldProblems } from './use-field-problems.ts'

type Props = { form: ItemForm; name: FieldPath<ItemDraftOnWire>; label: string; hint?: string; mayBeEmpty?: boolean }

const asNumber = (mayBeEmpty: boolean) => (typed: unknown) => {
  if (typeof typed !== 'string') return typed
  if (mayBeEmpty && typed.trim() === '') return null
  return readTypedNumber(typed)
}

/** A number field for Latin or Arabic digits, with its error. */
export const NumberInput = ({ form, name, label, hint, mayBeEmpty = false }: Props) => {
  const problemOf = useFieldProblems(form)
  const value: unknown = form.getValues(name)
  return (
    <TextInput
      label={label}
      hint={hint}
      error={problemOf(name)}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      className="figures"
      {...form.register(name, { setValueAs: asNumber(mayBeEmpty) })}
      defaultValue={typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''}
    />
  )
}
