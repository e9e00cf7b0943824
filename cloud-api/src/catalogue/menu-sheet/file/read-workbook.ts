// This reader of the package follows the zip's central directory, whose sizes were checked before.
import readSheets from 'read-excel-file/universal'
import type { Cell, Row } from '../columns.ts'
import { findMenuSheet } from '../headers/read-headers.ts'

const cellOf = (cell: unknown): Cell => {
  if (typeof cell === 'number' || typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return String(cell)
  return cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell.toISOString().slice(0, 10) : ''
}

/**
 * Returns the rows of an XLSX file's menu sheet, or undefined for a corrupt file. It can exhaust memory and time: only a process with
 * limits may read an uploaded file.
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<Row[] | undefined> => {
  try {
    const sheets = await readSheets(new Blob([new Uint8Array(bytes)]), { trim: false })
    return findMenuSheet(sheets.map(({ data }) => data.map((row) => row.map(cellOf))))
  } catch {
    // The package throws many kinds of errors for a corrupt file.
    return undefined
  }
}
