import type { ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import { allergens, dietaryMarks } from '@sufra/shared/menu/marks'
import { units } from '@sufra/shared/menu/units'
import { useTranslation } from 'react-i18next'

/** A cell of the sheet in the language of the screen, with its words for yes and no, units and marks. An empty cell is a dash. */
export const useCellText = () => {
  const { t, i18n } = useTranslation()
  const separator = i18n.language === 'ar' ? '، ' : ', '
  const translateMark = (mark: string) => {
    const allergen = allergens.find((each) => each === mark)
    const dietary = dietaryMarks.find((each) => each === mark)
    if (allergen) return t(`marks.allergen.${allergen}`)
    return dietary ? t(`marks.dietary.${dietary}`) : mark
  }
  return (column: ColumnHeader, value: string): string => {
    if (value === '') return '–'
    if (column === 'Allergens' || column === 'Dietary') return value.split(', ').map(translateMark).join(separator)
    const unit = units.find((each) => column === 'Unit' && each === value)
    if (unit) return t(`items.units.${unit}`)
    return value === 'yes' || value === 'no' ? t(`sheet.${value}`) : value
  }
}
