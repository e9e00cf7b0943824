import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'

type Props = { cuisines: readonly Cuisine[]; shown: string | undefined; onChoose: (categoryId: string) => void }

export const CategoryNav = ({ cuisines, shown, onChoose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <nav
      aria-label={t('counterMenu.categories')}
      className="flex shrink-0 overflow-auto border-line p-1 max-md:border-b md:block md:w-52 md:border-e md:p-3"
    >
      {cuisines.map((cuisine) => (
        <section key={cuisine._id} className="max-md:contents md:pb-3">
          <h2 className="px-3 pb-1 text-xs font-semibold text-ink-soft max-md:sr-only">{inLanguage(cuisine.name, language)}</h2>
          {cuisine.categories.map(({ _id, name }) => (
            <button
              key={_id}
              type="button"
              aria-current={_id === shown}
              onClick={() => onChoose(_id)}
              className="block min-h-11 max-w-48 shrink-0 truncate md:w-full rounded-card px-3 text-start text-sm font-semibold hover:bg-raised aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand"
            >
              {inLanguage(name, language)}
            </button>
          ))}
        </section>
      ))}
    </nav>
  )
}
