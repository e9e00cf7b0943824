import { Button } from '@sufra/shared/ui/button'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { Plus, Trash2, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { newOption, type ItemForm } from './item-form.ts'
import { NumberInput } from './number-input.tsx'
import { LocalizedTextField } from './localized-text-field.tsx'
import { useFieldProblems } from './use-field-problems.ts'

type Props = { form: ItemForm; index: number; onRemove: () => void }

const kinds = ['single', 'multiple'] as const

/** A group of add-ons: its name, its limits and its options. */
export const GroupField = ({ form, index, onRemove }: Props) => {
  const { t } = useTranslation()
  const problemOf = useFieldProblems(form)
  const path = `addOns.${index}` as const
  const options = useFieldArray({ control: form.control, name: `${path}.options`, keyName: 'key' })
  const number = index + 1
  const empty = problemOf(`${path}.options`)
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-bold">{t('items.group', { number })}</legend>
      <LocalizedTextField form={form} name={`${path}.title`} labels={{ en: t('items.groupEn'), ar: t('items.groupAr') }} />
      <div className="flex flex-wrap items-start gap-4">
        <fieldset className="flex flex-col gap-1.5">
          <legend className="pb-1.5 text-sm font-semibold">{t('items.select')}</legend>
          <div className="flex gap-4">
            {kinds.map((kind) => (
              <label key={kind} className="flex min-h-11 items-center gap-2">
                <input type="radio" value={kind} {...form.register(`${path}.select`)} className="size-5 accent-brand" />
                <span>{t(`items.${kind}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="w-28">
          <NumberInput form={form} name={`${path}.min`} label={t('items.min')} />
        </div>
        <div className="w-28">
          <NumberInput form={form} name={`${path}.max`} label={t('items.max')} />
        </div>
      </div>
      {options.fields.map(({ key }, order) => (
        <fieldset key={key} className="flex items-start gap-3 border-t border-line pt-3">
          <legend className="sr-only">{t('items.option', { number: order + 1 })}</legend>
          <div className="grow">
            <LocalizedTextField
              form={form}
              name={`${path}.options.${order}.name`}
              labels={{ en: t('items.optionEn'), ar: t('items.optionAr') }}
            />
          </div>
          <div className="w-28">
            <NumberInput form={form} name={`${path}.options.${order}.price`} label={t('items.optionPrice')} />
          </div>
          <IconButton
            icon={X}
            label={t('items.removeOption', { number: order + 1 })}
            className="mt-7 text-red"
            onClick={() => options.remove(order)}
          />
        </fieldset>
      ))}
      {empty && (
        <p role="alert" className="text-sm text-red">
          {empty}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button kind="secondary" onClick={() => options.append(newOption())}>
          <Plus aria-hidden className="size-5" /> <span>{t('items.addOption')}</span>
        </Button>
        <Button kind="danger" onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" /> <span>{t('items.removeGroup', { number })}</span>
        </Button>
      </div>
    </fieldset>
  )
}
