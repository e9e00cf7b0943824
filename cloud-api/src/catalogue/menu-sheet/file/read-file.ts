// The rows of an uploaded file. A few bytes may hold millions of cells, so this runs in a process with limits (`read-sheet.ts`).
import { parse } from 'csv-parse/sync'
import { unmaskFormula } from '../../../platform/files/exports/formula-mask.ts'
import { maxRows, type Row } from '../columns.ts'
import { decodeText } from './decode-text.ts'
import { findDelimiter } from './delimiter.ts'
import { isZip } from './zip-size.ts'

/** Rows beyond this are not read: the sheet is too long. */
const rowsToRead = maxRows + 2
/** Maximum UTF-16 units of one row. An item's row has about 10,000 at most. */
const maxRowLength = 1_000_000
/** Maximum cells of a row, far above the columns of a menu. */
const maxCells = 1_000

/** Returns the rows of a CSV or XLSX file, distinguished by its bytes, or undefined for any other or corrupt file. */
export const readFile = async (bytes: Uint8Array): Promise<Row[] | undefined> => {
  const rows = isZip(bytes) ? await (await import('./read-workbook.ts')).readWorkbook(bytes) : readCsv(bytes)
  const trimmed = rows?.map(withoutEmptyEnd)
  return trimmed?.some((row) => row.length > maxCells) ? undefined : trimmed
}

/** Removes empty cells at the end of a row, but keeps the first cell. */
const withoutEmptyEnd = (row: Row): Row => {
  const last = row.findLastIndex((cell) => cell !== '')
  return row.slice(0, Math.max(last, 0) + 1)
}

const readCsv = (bytes: Uint8Array): Row[] | undefined => {
  try {
    const text = decodeText(bytes)
    if (text === undefined) return undefined
    const { delimiter, from } = findDelimiter(text)
    const rows = parse(text.slice(from), {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxRowLength,
      to: rowsToRead,
    })
    return rows.map((row) => row.map(unmaskFormula))
  } catch {
    // Anything that the parser rejects is not a CSV file.
    return undefined
  }
}
