// Every change of an import: item, field, the current value and the new value.
import type { ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import type { SheetChange, SheetWarnings } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { allergens, dietaryMarks } from '@sufra/shared/menu/marks'
import { units } from '@sufra/shared/menu/units'
import { Button } from '@sufra/shared/ui/button'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { inLanguage } from '@sufra/shared/localized-text'

/** Number of rows that are rendered at first; a button shows the others. */
const firstShown = 200

const warningKinds = ['allergens', 'options', 'backOnSale', 'emptied'] as const

export const Warnings = ({ warnings }: { warnings: SheetWarnings }) => {
  const { t } = useTranslation()
  const some = warningKinds.filter((kind) => warnings[kind] > 0)
  if (some.length === 0) return null
  return (
    <div role="alert" className="mb-3 flex gap-3 rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      <ul>
        {some.map((kind) => (
          <li key={kind}>{t(`sheet.warnings.${kind}`, { count: warnings[kind] })}</li>
        ))}
      </ul>
    </div>
  )
}

export const Changes = ({ changes }: { changes: readonly SheetChange[] }) => {
  const { t } = useTranslation()
  const [areAllShown, showAll] = useState(false)
  const visible = areAllShown ? changes : changes.slice(0, firstShown)
  if (changes.length === 0) return null
  return (
    <>
      <table className="mt-3 w-full table-fixed text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {(['item', 'field', 'now', 'after'] as const).map((column) => (
              <th key={column} scope="col" className="py-1 pe-3 text-start font-semibold">
                {t(`sheet.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map((change, index) => (
            <ChangeRow key={index} change={change} />
          ))}
        </tbody>
      </table>
      {visible.length < changes.length && (
        <Button kind="secondary" onClick={() => showAll(true)}>
          {t('sheet.showAll', { count: changes.length })}
        </Button>
      )}
    </>
  )
}

const ChangeRow = ({ change }: { change: SheetChange }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const cellText = useCellText()
  const { name, column, before, after, isNew } = change
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="py-1 pe-3 text-start font-semibold wrap-anywhere">
        <bdi>{inLanguage(name, language)}</bdi>
      </th>
      <td className="py-1 pe-3">{t(`sheet.fields.${column}`)}</td>
      <td className="py-1 pe-3 text-ink-soft wrap-anywhere">{isNew ? t('sheet.new') : <bdi>{cellText(column, before)}</bdi>}</td>
      <td className="py-1 wrap-anywhere">
        {after === '' ? <strong className="text-red">{t('sheet.deleted')}</strong> : <bdi>{cellText(column, after)}</bdi>}
      </td>
    </tr>
  )
}

/** A cell of the sheet in the language of the screen, with its words for yes and no, units and marks. An empty cell is a dash. */
const useCellText = () => {
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
