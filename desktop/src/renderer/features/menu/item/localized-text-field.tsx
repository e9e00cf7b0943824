import type { ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import { Field, inputStyle, TextInput } from '@sufra/shared/ui/field'
import type { FieldPath } from 'react-hook-form'
import type { ItemForm } from './item-form.ts'
import { useFieldProblems } from './use-field-problems.ts'

type Props = {
  form: ItemForm
  name: FieldPath<ItemDraftOnWire>
  labels: { en: string; ar: string }
  isLong?: boolean
}

const sides = [
  { language: 'en', dir: 'ltr' },
  { language: 'ar', dir: 'rtl' },
] as const

/** Text fields for both languages, side by side. */
export const LocalizedTextField = ({ form, name, labels, isLong = false }: Props) => {
  const problemOf = useFieldProblems(form)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sides.map(({ language, dir }) => {
        const path = `${name}.${language}` as FieldPath<ItemDraftOnWire> // this is the field of a localized text
        const common = { dir, lang: language, autoComplete: 'off', ...form.register(path) }
        return isLong ? (
          <Field key={language} label={labels[language]} error={problemOf(path)}>
            {(control) => <textarea {...control} {...common} rows={2} className={`${inputStyle} py-2`} />}
          </Field>
        ) : (
          <TextInput key={language} label={labels[language]} error={problemOf(path)} {...common} />
        )
      })}
    </div>
  )
}
