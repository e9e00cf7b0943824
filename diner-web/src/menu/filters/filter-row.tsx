import { offeredFilter, toggled, type MenuFilter } from '@sufra/shared/finding/menu-filter'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Background } from '../../common/pages/background.tsx'

const FilterSheet = lazyPart('filter-sheet', () => import('./filter-sheet.tsx').then((file) => file.FilterSheet))

const chipStyle =
  'min-h-11 max-w-72 shrink-0 truncate rounded-full border border-line bg-card px-4 text-sm font-semibold active:bg-raised aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand'

type Props = { items: readonly MenuItem[]; filter: MenuFilter; onChange: (filter: MenuFilter) => void }

/** Whether the sheet is open, and whether it was ever opened. */
const useOpening = () => {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return { isOpen: state === 'open', wasOpened: state !== 'never', open: () => setState('open'), close: () => setState('closed') }
}

/** The sheet, which is loaded at its first opening. */
const LateSheet = ({ opening, ...props }: Props & { opening: ReturnType<typeof useOpening> }) => (
  <Background>{opening.wasOpened && <FilterSheet {...props} isOpen={opening.isOpen} onClose={opening.close} />}</Background>
)

/** The button at the end of the search field, which opens the filters and shows the number of selected ones. */
export const FilterButton = (props: Props) => {
  const { t } = useTranslation()
  const opening = useOpening()
  const chosen = props.filter.diet.length + props.filter.without.length
  return (
    <>
      <button
        type="button"
        aria-label={chosen > 0 ? t('filters.chosen', { number: chosen }) : t('filters.title')}
        aria-haspopup="dialog"
        onClick={opening.open}
        className="flex h-full min-w-12 items-center justify-center gap-1 rounded-e-card text-brand active:bg-raised"
      >
        <SlidersHorizontal aria-hidden className="size-5 shrink-0" />
        {chosen > 0 && (
          <span aria-hidden className="figures font-bold">
            {chosen}
          </span>
        )}
      </button>
      <LateSheet {...props} opening={opening} />
    </>
  )
}

/** Chips that filter items by their dietary marks, and a chip that opens the allergens. */
export const FilterRow = (props: Props) => {
  const { t } = useTranslation()
  const { items, filter, onChange } = props
  const opening = useOpening()
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
        <button type="button" aria-pressed={without.length > 0} onClick={opening.open} className={chipStyle}>
          {without.length > 0 ? t('filters.without', { names }) : t('filters.allergens')}
        </button>
      )}
      <LateSheet {...props} opening={opening} />
    </div>
  )
}
