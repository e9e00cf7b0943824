import type { LocalizedText } from '@sufra/shared/localized-text'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { TextInput } from '@sufra/shared/ui/field'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

type Typed = { name: { en: string; ar?: string } }
type Props = { form: UseFormReturn<Typed, unknown, { name: LocalizedText }>; labels?: { en: string; ar: string } }

/** Name fields in both languages, with their errors. */
export const NameFields = ({ form, labels }: Props) => {
  const { t } = useTranslation()
  const { errors } = form.formState
  const problemOf = (code: string | undefined) => (isRefusalCode(code) ? t(`refusals.${code}`) : undefined)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={labels?.en ?? t('cuisines.nameEn')}
        error={problemOf(errors.name?.en?.message)}
        dir="ltr"
        autoComplete="off"
        {...form.register('name.en')}
      />
      <TextInput
        label={labels?.ar ?? t('cuisines.nameAr')}
        error={problemOf(errors.name?.ar?.message)}
        hint={t('cuisines.arabicHint')}
        dir="rtl"
        lang="ar"
        autoComplete="off"
        {...form.register('name.ar')}
      />
    </div>
  )
}
