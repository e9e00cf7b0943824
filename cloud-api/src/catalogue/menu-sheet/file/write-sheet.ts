import { buffer } from 'node:stream/consumers'
import { stringify } from 'csv-stringify/sync'
import type { Row } from '../columns.ts'
import { maskFormula } from '../../../platform/files/exports/formula-mask.ts'
import { xlsxOf } from '../../../platform/files/exports/xlsx/xlsx.ts'

/** UTF-8 with a byte order mark for Excel; texts that look like formulas are masked. */
export const writeCsv = (rows: readonly Row[]): Buffer => {
  const masked = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? maskFormula(cell) : cell)))
  return Buffer.from(stringify(masked, { bom: true, quoted_string: true, record_delimiter: 'windows' }))
}

/** The first row is bold and frozen. Text cells stay text. */
export const writeXlsx = (rows: readonly Row[]): Promise<Buffer> => {
  const headings = (rows[0] ?? []).map(String)
  const types = headings.map(() => 'text' as const)
  return buffer(xlsxOf([{ title: 'Menu', headings, types, widths: headings.map(widthOf), batches: batchesOf(rows), language: 'en' }]))
}

/** Yields the rows below the first in batches, between which the server answers other requests. */
async function* batchesOf(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let from = 1; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize)
}

const batchSize = 500

const widthOf = (heading: string): number => {
  if (/^(Description|Ingredients)/.test(heading)) return 40
  return /\((English|Arabic)\)$/.test(heading) ? 24 : Math.max(heading.length + 2, 12)
}
