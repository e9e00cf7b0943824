// Reads the figures of a report back from a saved file.
import { readFileSync } from 'node:fs'
import type { ReportFileFormat } from '@sufra/shared/reports/report-file'
import { parse } from 'csv-parse/sync'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import readBook from 'read-excel-file/node'

/** The rows of a table: for each row, the values of the columns after its name; NaN for other text. */
export type Rows = number[][]

const numberOf = (cell: unknown): number => (cell === null || cell === '' ? Number.NaN : Number(cell))

/** Rows of a CSV file below its headings. */
export const readCsvRows = (path: string): Rows =>
  parse(readFileSync(path), { bom: true, relax_column_count: true })
    .slice(1)
    .map((row) => row.slice(1).map(numberOf))

const csvNumbers = (path: string): number[] => readCsvRows(path).flat()

const bookNumbers = async (path: string): Promise<number[]> =>
  (await readBook(path)).flatMap(({ data }) => data.flat()).flatMap((cell) => (typeof cell === 'number' ? cell : []))

const pdfNumbers = async (path: string): Promise<number[]> => {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()))
  const texts = pages.flatMap(({ items }) => items.flatMap((item) => ('str' in item ? item.str.trim() : [])))
  return texts.filter((text) => /^-?[\d,]+(\.\d+)?$/.test(text)).map((text) => Number(text.replaceAll(',', '')))
}

const readers = { csv: csvNumbers, xlsx: bookNumbers, pdf: pdfNumbers } satisfies Record<
  ReportFileFormat,
  (path: string) => number[] | Promise<number[]>
>

/** All numbers of a file except its dates, in ascending order. */
export const readNumbers = async (path: string, format: ReportFileFormat): Promise<number[]> =>
  (await readers[format](path)).filter((number) => !Number.isNaN(number)).toSorted((a, b) => a - b)
