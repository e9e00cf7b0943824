import { useController } from 'react-hook-form'
import { allergens, dietaryMarks } from '@sufra/shared/menu/marks'
import { useTranslation } from 'react-i18next'
import type { ItemForm } from './item-form.ts'

const marks = { allergens, dietary: dietaryMarks } as const
const labelKeys = { allergens: 'marks.allergen', dietary: 'marks.dietary' } as const

type Props = { form: ItemForm; name: keyof typeof marks; label: string }

/** Checkboxes for the allergens or the dietary marks of an item. */
export const MarksField = ({ form, name, label }: Props) => {
  const { t } = useTranslation()
  const { field } = useController({ control: form.control, name })
  const chosen: readonly string[] = field.value
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {marks[name].map((mark) => (
          <label
            key={mark}
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-line px-3 text-sm has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(mark)}
              onChange={(event) => field.onChange(event.target.checked ? [...chosen, mark] : chosen.filter((each) => each !== mark))}
            />
            <span>{t(`${labelKeys[name]}.${mark}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
