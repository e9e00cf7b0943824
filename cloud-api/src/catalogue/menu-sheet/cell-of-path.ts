import { columnOfField, type ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import { maxGroups, maxOptions } from '@sufra/shared/menu/item-draft'
import { isFilled, optionRows, type ItemRows } from './read-rows.ts'

type Path = readonly PropertyKey[]
type Place = { row: number; column: ColumnHeader | '' }

/** Returns the cell of a field of an item's draft. */
export const cellOfPath = ({ sheetRow, groups }: ItemRows, path: Path): Place => {
  const [field, groupIndex, groupField, optionIndex, ...optionField] = path
  // A missing actual price defaults to the selling price.
  if (field === 'actualPrice' && !isFilled(sheetRow, 'Actual price')) return { row: sheetRow.row, column: 'Selling price' }
  if (field !== 'addOns') return { row: sheetRow.row, column: columnOf(columnOfField, path) }
  // With too many groups or options, the problem is at the first one beyond the limit.
  if (typeof groupIndex !== 'number') return { row: groups[maxGroups]?.[0]?.row ?? sheetRow.row, column: 'Group (English)' }

  const group = groups[groupIndex] ?? [sheetRow]
  const options = optionRows(group)
  if (groupField === 'options') {
    const index = typeof optionIndex === 'number' ? optionIndex : maxOptions
    return { row: (options[index] ?? group[0] ?? sheetRow).row, column: columnOf(optionFields, optionField) || 'Option (English)' }
  }
  const column = columnOf(groupFields, path.slice(2))
  const filledRow = group.find((each) => column !== '' && isFilled(each, column))
  return { row: (filledRow ?? group[0] ?? sheetRow).row, column }
}

type Fields = Readonly<Record<string, ColumnHeader>>

const columnOf = (fields: Fields, path: Path): ColumnHeader | '' => fields[path.join('.')] ?? ''

const groupFields: Fields = {
  'title.en': 'Group (English)',
  'title.ar': 'Group (Arabic)',
  select: 'Group choice',
  min: 'Group minimum',
  max: 'Group maximum',
}

const optionFields: Fields = {
  _id: 'Option ID',
  'name.en': 'Option (English)',
  'name.ar': 'Option (Arabic)',
  price: 'Option price',
}
