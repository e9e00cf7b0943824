import { offeredFilter, toggled, type MenuFilter } from '@sufra/shared/menu/menu-filter'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Background } from '../../common/pages/background.tsx'

const AllergenSheet = lazyPart('allergen-sheet', () => import('./allergen-sheet.tsx').then((file) => file.AllergenSheet))

const chipStyle =
  'min-h-11 max-w-72 shrink-0 truncate rounded-full border border-line bg-card px-4 text-sm font-semibold active:bg-raised aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand'

type Props = { items: readonly MenuItem[]; filter: MenuFilter; onChange: (filter: MenuFilter) => void }

/** Chips that filter dishes by their dietary marks, and one that opens the allergens. */
export const FilterRow = ({ items, filter, onChange }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const offered = offeredFilter(items)
  const { diet, without } = filter
  const names = without.map((allergen) => t(`marks.allergen.${allergen}`)).join(t('menu.comma'))
  return (
    <div role="group" aria-label={t('filters.title')} className="flex min-h-13 gap-2 overflow-x-auto px-4 pt-2 [scrollbar-width:none]">
      {offered.diet.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-pressed={diet.includes(mark)}
          onClick={() => onChange({ ...filter, diet: toggled(diet, mark) })}
          className={chipStyle}
        >
          {t(`marks.dietary.${mark}`)}
        </button>
      ))}
      {offered.without.length > 0 && (
        <button
          type="button"
          aria-pressed={without.length > 0}
          onClick={() => {
            setOpened(true)
            setOpen(true)
          }}
          className={chipStyle}
        >
          {without.length > 0 ? t('filters.without', { names }) : t('filters.allergens')}
        </button>
      )}
      <Background>
        {wasOpened && (
          <AllergenSheet
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            offered={offered.without}
            chosen={without}
            onToggle={(allergen) => onChange({ ...filter, without: toggled(without, allergen) })}
          />
        )}
      </Background>
    </div>
  )
}
