import type { Subcategory } from '@sufra/shared/cuisines/cuisine'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'

type Props = { subcategories: Subcategory[]; current: string | undefined; onChoose: (id: string) => void }

/** Sticky tabs below the header; the current one follows the scroll position. */
export const SubcategoryTabs = ({ subcategories, current, onChoose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (subcategories.length < 2) return null
  return (
    <nav
      aria-label={t('menu.sections')}
      className="sticky top-13 z-10 flex gap-1 overflow-x-auto border-b border-line bg-page px-2 [scrollbar-width:none]"
    >
      {subcategories.map(({ _id, name }) => (
        <button
          key={_id}
          type="button"
          aria-current={_id === current}
          onClick={() => onChoose(_id)}
          className="min-h-12 max-w-60 shrink-0 truncate border-b-2 border-transparent px-3 text-sm font-semibold text-ink-soft aria-current:border-brand aria-current:text-brand"
        >
          {inLanguage(name, language)}
        </button>
      ))}
    </nav>
  )
}
