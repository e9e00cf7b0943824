import { zodResolver } from '@hookform/resolvers/zod'
import { isNameTaken, subcategoryName } from '@sufra/shared/cuisines/cuisine-draft'
import { inLanguage } from '@sufra/shared/localized-text'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Plus, X } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { CategoryInput, SubcategoryView } from './category-list.ts'
import { NameFields } from './name-fields.tsx'

type Added = CategoryInput['added']
type Props = { existing: readonly SubcategoryView[]; added: Added; onChange: (added: Added) => void }

const schema = z.object({ name: subcategoryName })

/** Collects subcategories. A duplicate English name is silently ignored (spec §5). */
export const SubcategoryAdder = ({ existing, added, onChange }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: { en: '', ar: '' } } })
  const submit = form.handleSubmit(({ name }) => {
    if (!isNameTaken(name.en, [...existing, ...added])) onChange([...added, { name, isActive: true }])
    form.reset()
    form.setFocus('name.en')
  })
  return (
    <section aria-label={t('cuisines.subcategories')} className="rounded-card border border-line p-4">
      <h3 className="pb-2 text-sm font-semibold">{t('cuisines.subcategories')}</h3>
      <ul className="flex flex-wrap gap-2 pb-3">
        {existing.map(({ key, name }) => (
          <li key={key} className="flex min-h-11 items-center rounded-full bg-raised px-3 text-sm">
            {inLanguage(name, language)}
          </li>
        ))}
        {added.map(({ name }) => (
          <li key={name.en} className="flex items-center rounded-full bg-brand-soft ps-3 text-sm text-brand">
            <span>{inLanguage(name, language)}</span>
            <button
              type="button"
              aria-label={t('cuisines.removeNamed', { name: inLanguage(name, language) })}
              onClick={() => onChange(added.filter((each) => each.name.en !== name.en))}
              className="grid size-11 place-items-center rounded-full"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-3">
        <NameFields form={form} labels={{ en: t('cuisines.subcategoryName'), ar: t('cuisines.subcategoryNameAr') }} />
        <Button kind="secondary" type="submit" className="self-start">
          <Plus aria-hidden className="size-5" /> <span>{t('cuisines.addSubcategory')}</span>
        </Button>
      </form>
    </section>
  )
}
