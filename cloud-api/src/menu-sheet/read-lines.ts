// Parses a sheet's rows by column names and groups the rows of each item.
import { maxItems } from '@sufra/shared/menu/item.routes'
import { isSameName } from '@sufra/shared/names'
import { addOnColumns, columns, optionColumns, requiredColumns, type Cell, type Cells, type ColumnHeader, type Row } from './columns.ts'
import type { SheetProblem } from './sheet-problem.ts'

/** A row that is not blank, with its number in the spreadsheet. */
export type Line = { row: number; cells: Cells }
/** An item's own row and the rows of its add-on groups, of which its own row may be the first. */
export type ItemLines = { line: Line; groups: Line[][] }

/** Far more than any menu with its options needs. */
export const maxRows = 60_000

/** The items of a sheet, or the problems of the sheet as a whole. Options without an item are reported together with the items. */
export const readLines = (rows: readonly Row[]): { items: ItemLines[]; problems: SheetProblem[] } => {
  const [headers = [], ...others] = rows
  const missing = requiredColumns.filter((column) => indexOf(headers, column) < 0)
  if (rows.every(isBlank)) return { items: [], problems: [{ row: 1, column: '', code: 'sheet.empty' }] }
  if (missing.length > 0) return { items: [], problems: missing.map((column) => ({ row: 1, column, code: 'sheet.column' })) }
  if (others.length > maxRows) return tooLong(maxRows + 2)

  const indexes = columns.map((column) => [column, indexOf(headers, column)] as const).filter(([, index]) => index >= 0)
  const lines = others.flatMap((row, index) => (isBlank(row) ? [] : [{ row: index + 2, cells: cellsOf(row, indexes) }]))
  const { items, problems } = itemsOf(lines.filter(({ cells }) => Object.keys(cells).length > 0))
  const beyond = items[maxItems]
  if (beyond) return tooLong(beyond.line.row)
  if (items.length === 0 && problems.length === 0) return { items, problems: [{ row: 1, column: '', code: 'sheet.empty' }] }
  return { items, problems }
}

export const isFilled = ({ cells }: Line, column: ColumnHeader): boolean => cells[column] !== undefined

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

const itemsOf = (lines: Line[]) => {
  const items: ItemLines[] = []
  const problems: SheetProblem[] = []
  for (const line of lines) {
    const filled = Object.keys(line.cells)
    if (!filled.every(isAddOn)) items.push({ line, groups: [] })
    if (!filled.some(isAddOn)) continue
    const item = items.at(-1)
    const lacking = item ? addTo(item, line) : 'Item (English)'
    if (lacking) problems.push({ row: line.row, column: lacking, code: 'sheet.option_alone' })
  }
  return { items, problems }
}

const nameOf = (line: Line | undefined): string => textOf(line?.cells['Group (English)'] ?? '')

/** Adds the row to its group. Returns the missing column when it has none. */
const addTo = ({ groups }: ItemLines, line: Line): ColumnHeader | undefined => {
  const group = groups.at(-1)
  const isSame = !isFilled(line, 'Group (English)') || isSameName(nameOf(line), nameOf(group?.[0]))
  if (!isSame) groups.push([line])
  else if (group) group.push(line)
  else return 'Group (English)'
}

/** The rows of a group with an option: a group's first row may have only its name. */
export const optionLines = (group: Line[]): Line[] => group.filter((line) => optionColumns.some((column) => isFilled(line, column)))
