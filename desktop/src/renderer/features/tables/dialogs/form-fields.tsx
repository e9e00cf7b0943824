// The fields that the table forms share; they must be inside a FormProvider.
import type { Language } from '@sufra/shared/localized-text'
import type { TableDraft } from '@sufra/shared/tables/table-draft'
import { TextInput } from '@sufra/shared/ui/field'
import { useId, type ComponentProps } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedNumber } from '@sufra/shared/text/typed-number'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { arabicOf, type ZoneGroup } from '../zones.ts'

const asNumber = (typed: unknown) => {
  if (typeof typed !== 'string') return typed
  return typed.trim() === '' ? undefined : readTypedNumber(typed)
}

type NumberFieldProps = Omit<ComponentProps<typeof TextInput>, 'name' | 'error'> & { name: 'number' | 'from' | 'to' | 'seats' }

/** A whole number, typed with Latin or Arabic digits. */
export const NumberField = ({ name, ...rest }: NumberFieldProps) => {
  const { register, formState } = useFormContext()
  const problemOf = useRefusalText()
  const error: { message?: string } | undefined = get(formState.errors, name)
  return (
    <TextInput
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      className="figures"
      error={problemOf(error?.message)}
      {...register(name, { setValueAs: asNumber })}
      {...rest}
    />
  )
}

/** Values of a new table. */
export const newFields = { zone: { en: '', ar: '' }, seats: 4 }

/** Labels of the fields in the note about a conflict. */
export const fieldLabels = {
  number: 'tables.form.number',
  seats: 'tables.form.seats',
  'zone.en': 'tables.form.zoneEn',
  'zone.ar': 'tables.form.zoneAr',
} as const satisfies Record<Exclude<keyof TableDraft, 'zone'> | `zone.${Language}`, string>

/** The fields that one table has, or each table of a range. */
export const TableFields = ({ zones, seatsLabel }: { zones: readonly ZoneGroup[]; seatsLabel: string }) => (
  <>
    <NumberField name="seats" label={seatsLabel} />
    <ZoneFields zones={zones} />
  </>
)

/** The zone in both languages. Existing zones are suggested and fill in their Arabic name. */
export const ZoneFields = ({ zones }: { zones: readonly ZoneGroup[] }) => {
  const { t } = useTranslation()
  const problemOf = useRefusalText()
  const listId = useId()
  const { register, formState, getValues, setValue } = useFormContext<{ zone: { en: string; ar: string } }>()
  const { errors } = formState
  const fillArabic = () => {
    const arabic = arabicOf(zones, getValues('zone.en'))
    if (arabic && !getValues('zone.ar')) setValue('zone.ar', arabic)
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={t('tables.form.zoneEn')}
        hint={t('tables.form.zoneHint')}
        error={problemOf(errors.zone?.en?.message)}
        dir="ltr"
        lang="en"
        autoComplete="off"
        list={listId}
        {...register('zone.en', { onChange: fillArabic })}
      />
      <TextInput
        label={t('tables.form.zoneAr')}
        error={problemOf(errors.zone?.ar?.message)}
        dir="rtl"
        lang="ar"
        autoComplete="off"
        {...register('zone.ar')}
      />
      <datalist id={listId}>
        {zones
          .filter(({ key }) => key !== '')
          .map(({ key, zone }) => (
            <option key={key} value={zone.en}>
              {zone.ar}
            </option>
          ))}
      </datalist>
    </div>
  )
}
