// Parses a sheet's rows by column names and groups the rows of each item.
import { addOnColumns, optionColumns, type ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import type { SheetColumn } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { maxItems } from '@sufra/shared/menu/item.routes'
import { isSameName } from '@sufra/shared/names'
import { maxRows, type Cell, type Cells, type Row } from './columns.ts'
import { readHeaders, type ChosenColumns } from './headers/read-headers.ts'
import type { SheetProblem } from './sheet-problem.ts'

/**
 * A row that is not blank, with its number in the spreadsheet. `columns` are the columns of the whole sheet: other columns are absent, not
 * empty.
 */
export type SheetRow = { row: number; cells: Cells; columns: ReadonlySet<ColumnHeader> }
/** An item's own row and the rows of its add-on groups; its own row may be the first of these. */
export type ItemRows = { sheetRow: SheetRow; groups: SheetRow[][] }
export type ReadRows = { items: ItemRows[]; problems: SheetProblem[]; shown: SheetColumn[] }

/** Returns the items of a sheet, or the problems of the sheet as a whole. Options without an item are reported together with the items. */
export const readRows = (rows: readonly Row[], chosen?: ChosenColumns): ReadRows => {
  if (rows.every(isBlank)) return { items: [], problems: [{ row: 1, column: '', code: 'sheet.empty' }], shown: [] }
  const { index: above, found, shown } = readHeaders(rows, chosen)
  const problem = (code: SheetProblem['code'], row = 1, column: SheetProblem['column'] = '') => ({
    items: [],
    problems: [{ row, column, code }],
    shown,
  })
  const missing = missingColumn(found)
  if (missing) return problem('sheet.column', above + 1, missing)
  const others = rows.slice(above + 1)
  if (others.length > maxRows) return problem('sheet.too_long', above + maxRows + 2)

  const present = new Set(found.keys())
  const sheetRows = others.flatMap((row, index) =>
    isBlank(row) ? [] : [{ row: above + index + 2, cells: cellsOf(row, found), columns: present }],
  )
  const { items, problems } = itemsOf(sheetRows.filter(({ cells }) => Object.keys(cells).length > 0))
  const beyond = items[maxItems]
  if (beyond) return problem('sheet.too_long', beyond.sheetRow.row)
  if (items.length === 0 && problems.length === 0) return problem('sheet.empty')
  return { items, problems, shown }
}

export const isFilled = ({ cells }: SheetRow, column: ColumnHeader): boolean => cells[column] !== undefined

/** Whether the sheet has any of these columns. */
export const hasColumn = ({ columns }: Pick<SheetRow, 'columns'>, ...some: ColumnHeader[]): boolean =>
  some.some((column) => columns.has(column))

/** Returns the column of a name, in English where the sheet has it. */
const nameColumn = (sheetRow: Pick<SheetRow, 'columns'>, of: 'Group' | 'Option'): ColumnHeader =>
  hasColumn(sheetRow, `${of} (English)`) || !hasColumn(sheetRow, `${of} (Arabic)`) ? `${of} (English)` : `${of} (Arabic)`

/** Whether the sheet has columns of add-ons. Without them add-ons stay unchanged. */
export const hasAddOns = ({ columns }: Pick<SheetRow, 'columns'>): boolean => addOnColumns.some((column) => columns.has(column))

/** Items are found by their id or name; add-ons need the names of both groups and options. */
const missingColumn = (found: ReadonlyMap<ColumnHeader, number>): ColumnHeader | undefined => {
  const columns = new Set(found.keys())
  const lacks = (...some: ColumnHeader[]) => !hasColumn({ columns }, ...some)
  if (lacks('Item ID', 'Item (English)', 'Item (Arabic)')) return 'Item (English)'
  if (!hasAddOns({ columns })) return undefined
  if (lacks('Group (English)', 'Group (Arabic)')) return 'Group (English)'
  return lacks('Option (English)', 'Option (Arabic)') ? 'Option (English)' : undefined
}

const textOf = (cell: Cell): string => String(cell).trim()
const isBlank = (row: Row): boolean => row.every((cell) => textOf(cell) === '')

const cellsOf = (row: Row, found: ReadonlyMap<ColumnHeader, number>): Cells =>
  Object.fromEntries(
    [...found].flatMap(([column, index]) => {
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

/** Adds the row to its group. Returns the missing column when it has no group. */
const addTo = ({ groups }: ItemRows, sheetRow: SheetRow): ColumnHeader | undefined => {
  const column = nameColumn(sheetRow, 'Group')
  const nameOf = (of: SheetRow | undefined) => textOf(of?.cells[column] ?? '')
  const group = groups.at(-1)
  const isSame = !isFilled(sheetRow, column) || isSameName(nameOf(sheetRow), nameOf(group?.[0]))
  if (!isSame) groups.push([sheetRow])
  else if (group) group.push(sheetRow)
  else return column
}

/** Returns the rows of a group with an option: a group's first row may have only its name. */
export const optionRows = (group: SheetRow[]): SheetRow[] =>
  group.filter((sheetRow) => optionColumns.some((column) => isFilled(sheetRow, column)))
