import { offeredFilter, toggled, type MenuFilter } from '@sufra/shared/finding/menu-filter'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { Button } from '@sufra/shared/ui/button'
import { Sheet } from '@sufra/shared/ui/sheet'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  isOpen: boolean
  onClose: () => void
  items: readonly MenuItem[]
  filter: MenuFilter
  onChange: (filter: MenuFilter) => void
}

type Choice = { id: string; name: string; isChosen: boolean; onToggle: () => void }

const Choices = ({ title, text, choices }: { title: string; text?: string; choices: Choice[] }) => {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className="pb-4 last:pb-0">
      <h3 id={titleId} className="font-bold">
        {title}
      </h3>
      {text && <p className="pb-1 text-sm text-ink-soft">{text}</p>}
      {choices.map(({ id, name, isChosen, onToggle }) => (
        <label key={id} className="flex min-h-12 items-center gap-3 border-b border-line last:border-0">
          <input type="checkbox" checked={isChosen} onChange={onToggle} className="size-5 shrink-0 accent-brand" />
          <span>{name}</span>
        </label>
      ))}
    </div>
  )
}

/** The dietary marks and the allergens of this menu. The menu behind it changes with each choice. */
export const FilterSheet = ({ isOpen, onClose, items, filter, onChange }: Props) => {
  const { t } = useTranslation()
  const { diet, without } = offeredFilter(items)
  const marks = diet.map((id) => ({
    id,
    name: t(`marks.dietary.${id}`),
    isChosen: filter.diet.includes(id),
    onToggle: () => onChange({ ...filter, diet: toggled(filter.diet, id) }),
  }))
  const allergens = without.map((id) => ({
    id,
    name: t(`marks.allergen.${id}`),
    isChosen: filter.without.includes(id),
    onToggle: () => onChange({ ...filter, without: toggled(filter.without, id) }),
  }))
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters.title')}
      footer={
        <Button size="large" className="w-full" onClick={onClose}>
          {t('filters.show')}
        </Button>
      }
    >
      {marks.length > 0 && <Choices title={t('filters.only')} choices={marks} />}
      {allergens.length > 0 && <Choices title={t('filters.allergens')} text={t('filters.allergensText')} choices={allergens} />}
    </Sheet>
  )
}
