// Parses a sheet's rows by column names and groups the rows of each item.
import { maxItems } from '@sufra/shared/menu/item.routes'
import { isSameName } from '@sufra/shared/names'
import { addOnColumns, columns, optionColumns, requiredColumns, type Cell, type Cells, type ColumnHeader, type Row } from './columns.ts'
import type { SheetProblem } from './sheet-problem.ts'

/** A row that is not blank, with its number in the spreadsheet. */
export type SheetRow = { row: number; cells: Cells }
/** An item's own row and the rows of its add-on groups, of which its own row may be the first. */
export type ItemRows = { sheetRow: SheetRow; groups: SheetRow[][] }

/** Far more than any menu with its options needs. */
export const maxRows = 60_000

/** The items of a sheet, or the problems of the sheet as a whole. Options without an item are reported together with the items. */
export const readRows = (rows: readonly Row[]): { items: ItemRows[]; problems: SheetProblem[] } => {
  const [headers = [], ...others] = rows
  const missing = requiredColumns.filter((column) => indexOf(headers, column) < 0)
  if (rows.every(isBlank)) return { items: [], problems: [{ row: 1, column: '', code: 'sheet.empty' }] }
  if (missing.length > 0) return { items: [], problems: missing.map((column) => ({ row: 1, column, code: 'sheet.column' })) }
  if (others.length > maxRows) return tooLong(maxRows + 2)

  const indexes = columns.map((column) => [column, indexOf(headers, column)] as const).filter(([, index]) => index >= 0)
  const sheetRows = others.flatMap((row, index) => (isBlank(row) ? [] : [{ row: index + 2, cells: cellsOf(row, indexes) }]))
  const { items, problems } = itemsOf(sheetRows.filter(({ cells }) => Object.keys(cells).length > 0))
  const beyond = items[maxItems]
  if (beyond) return tooLong(beyond.sheetRow.row)
  if (items.length === 0 && problems.length === 0) return { items, problems: [{ row: 1, column: '', code: 'sheet.empty' }] }
  return { items, problems }
}

export const isFilled = ({ cells }: SheetRow, column: ColumnHeader): boolean => cells[column] !== undefined

const tooLong = (row: number) => ({ items: [], problems: [{ row, column: '', code: 'sheet.too_long' } as const] })

const textOf = (cell: Cell): string => String(cell).trim()
const isBlank = (row: Row): boolean => row.every((cell) => textOf(cell) === '')

/** Headers are case-insensitive and trimmed. The first of two columns with the same name counts. */
const indexOf = (headers: Row, column: ColumnHeader): number =>
  headers.findIndex((header) => textOf(header).toLowerCase() === column.toLowerCase())

const cellsOf = (row: Row, indexes: (readonly [ColumnHeader, number])[]): Cells =>
  Object.fromEntries(
    indexes.flatMap(([column, index]) => {
      const cell = row[index] ?? ''
      return textOf(cell) === '' ? [] : [[column, cell]]
    }),
  )

const isAddOn = (column: string): boolean => addOnColumns.some((addOn) => addOn === column)

const itemsOf = (sheetRows: SheetRow[]) => {
  const items: ItemRows[] = []
  const problems: SheetProblem[] = []
  for (const sheetRow of sheetRows) {
    const filled = Object.keys(sheetRow.cells)
    if (!filled.every(isAddOn)) items.push({ sheetRow, groups: [] })
    if (!filled.some(isAddOn)) continue
    const item = items.at(-1)
    const lacking = item ? addTo(item, sheetRow) : 'Item (English)'
    if (lacking) problems.push({ row: sheetRow.row, column: lacking, code: 'sheet.option_alone' })
  }
  return { items, problems }
}

const nameOf = (sheetRow: SheetRow | undefined): string => textOf(sheetRow?.cells['Group (English)'] ?? '')

/** Adds the row to its group. Returns the missing column when it has none. */
const addTo = ({ groups }: ItemRows, sheetRow: SheetRow): ColumnHeader | undefined => {
  const group = groups.at(-1)
  const isSame = !isFilled(sheetRow, 'Group (English)') || isSameName(nameOf(sheetRow), nameOf(group?.[0]))
  if (!isSame) groups.push([sheetRow])
  else if (group) group.push(sheetRow)
  else return 'Group (English)'
}

/** The rows of a group with an option: a group's first row may have only its name. */
export const optionRows = (group: SheetRow[]): SheetRow[] =>
  group.filter((sheetRow) => optionColumns.some((column) => isFilled(sheetRow, column)))
