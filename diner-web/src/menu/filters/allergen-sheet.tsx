import type { Allergen } from '@sufra/shared/menu/marks'
import { Button } from '@sufra/shared/ui/button'
import { Sheet } from '@sufra/shared/ui/sheet'
import { useTranslation } from 'react-i18next'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** The allergens of this menu. */
  offered: readonly Allergen[]
  chosen: readonly Allergen[]
  onToggle: (allergen: Allergen) => void
}

/** The allergens that the diner does not want. The menu behind it changes with each. */
export const AllergenSheet = ({ isOpen, onClose, offered, chosen, onToggle }: Props) => {
  const { t } = useTranslation()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters.allergens')}
      footer={
        <Button size="large" className="w-full" onClick={onClose}>
          {t('filters.show')}
        </Button>
      }
    >
      <p className="pb-2 text-sm text-ink-soft">{t('filters.allergensText')}</p>
      {offered.map((allergen) => (
        <label key={allergen} className="flex min-h-12 items-center gap-3 border-b border-line last:border-0">
          <input
            type="checkbox"
            checked={chosen.includes(allergen)}
            onChange={() => onToggle(allergen)}
            className="size-5 shrink-0 accent-brand"
          />
          <span>{t(`marks.allergen.${allergen}`)}</span>
        </label>
      ))}
    </Sheet>
  )
}
