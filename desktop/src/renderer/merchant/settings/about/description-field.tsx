import { maxAboutLength } from '@sufra/shared/about/about'
import { directionOf, type Language } from '@sufra/shared/localized-text'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  label: string
  language: Language
  /** Number of characters so far. */
  length: number
  error: string | undefined
  field: ComponentProps<'textarea'>
}

/** A description of several lines in one language, with a counter of its length. */
export const DescriptionField = ({ label, language, length, error, field }: Props) => {
  const { t } = useTranslation()
  return (
    <Field label={label} hint={t('about.count', { count: length, max: maxAboutLength })} error={error}>
      {(ids) => <textarea {...ids} rows={5} dir={directionOf(language)} lang={language} className={`${inputStyle} py-2`} {...field} />}
    </Field>
  )
}
