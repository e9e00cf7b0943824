import { stringify } from 'csv-stringify/sync'
import writeXlsxFile, { type Cell as XlsxCell } from 'write-excel-file/node'
import type { Cell, Row } from '../columns.ts'
import { maskFormula } from '../../exports/formula-mask.ts'
import { escapeUnit, escapeUnits } from '../../exports/xlsx/escape-units.ts'

/** UTF-8 with a byte order mark for Excel; texts that look like formulas are masked. */
export const writeCsv = (rows: readonly Row[]): Buffer => {
  const masked = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? maskFormula(cell) : cell)))
  return Buffer.from(stringify(masked, { bom: true, quoted_string: true, record_delimiter: 'windows' }))
}

/** The first row is bold and frozen. Text cells stay text. */
export const writeXlsx = (rows: readonly Row[]): Promise<Buffer> => {
  const [headers = [], ...others] = rows
  const cells = [headers.map(headerCell), ...others.map((row) => row.map(xlsxCell))]
  return writeXlsxFile(cells, {
    sheet: 'Menu',
    stickyRowsCount: 1,
    columns: headers.map((header) => ({ width: widthOf(header) })),
  }).toBuffer()
}

const widthOf = (header: Cell): number => {
  const text = String(header)
  if (/^(Description|Ingredients)/.test(text)) return 40
  return /\((English|Arabic)\)$/.test(text) ? 24 : Math.max(text.length + 2, 12)
}

const headerCell = (header: Cell): XlsxCell => ({ value: escapeText(String(header)), type: String, fontWeight: 'bold' })

const xlsxCell = (cell: Cell): XlsxCell => {
  if (cell === '') return null
  // The format @ prevents Excel from converting edited text to a number or date.
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: escapeText(cell), type: String, format: '@' }
}

const escapeText = (text: string): string => {
  const escaped = escapeUnits(text)
  // The package indexes its strings in a plain object, which inherits these names.
  return escaped in {} ? escapeUnit(escaped) + escaped.slice(1) : escaped
}
