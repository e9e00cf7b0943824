// Rows and cells of a sheet.
import { columns, type ColumnHeader } from '@sufra/shared/menu-sheet/columns'

/** Money in QAR; an empty cell is ''. */
export type Cell = string | number

/** A row of a sheet, cell by cell. The first row of a sheet is its headers. */
export type Row = readonly Cell[]

/** Far more than any menu with its options needs. */
export const maxRows = 60_000

/** A row's values by column; missing columns are empty. */
export type Cells = Partial<Record<ColumnHeader, Cell>>

/** Returns the cells in the order of the headers. */
export const rowOf = (cells: Cells): Row => columns.map((column) => cells[column] ?? '')
