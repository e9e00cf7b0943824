// Lists as CSV and XLSX files of any length: rows are read while the file is sent, so that memory is bounded.
import { Readable } from 'node:stream'
import type { ExportFormat } from '@sufra/shared/exports/export-format'
import { inLanguage, type Language, type LocalizedText } from '@sufra/shared/localized-text'
import type { ServedFile } from '../file-links/file-links.ts'
import { csvOf } from './csv.ts'
import { xlsxOf } from './xlsx/xlsx.ts'

/** `money` is in dirhams and written in QAR. `day` is written `2026-11-20` and `time` `2026-11-20 18:05`, in the restaurant's time zone. */
export type CellType = 'text' | 'number' | 'money' | 'day' | 'time'
export type CellValue = string | number | null

export type ExportColumn<Row> = {
  heading: LocalizedText
  type: CellType
  /** Null, undefined and '' are an empty cell. */
  value: (row: Row) => CellValue | undefined
}

type ExportOf<Row> = {
  /** Name without its ending, in ASCII. */
  fileName: string
  columns: readonly ExportColumn<Row>[]
  rows: AsyncIterable<Row>
  format: ExportFormat
  /** The language of the headings, and the direction of the sheet. */
  language: Language
}

export type Batch = readonly (readonly CellValue[])[]

/** Data of both formats. `title`: the name of the sheet when there are several tables. `widths`: of the columns in XLSX, in characters. */
export type Table = {
  title?: string
  headings: readonly string[]
  types: readonly CellType[]
  widths?: readonly number[]
  batches: AsyncIterable<Batch>
  language: Language
}

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const batchSize = 500

async function* batchesOf<Row>({ columns, rows }: Pick<ExportOf<Row>, 'columns' | 'rows'>): AsyncGenerator<CellValue[][]> {
  let batch: CellValue[][] = []
  for await (const row of rows) {
    batch.push(columns.map(({ value }) => value(row) ?? null))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const fileOf = (tables: readonly Table[], fileName: string, format: ExportFormat): ServedFile => ({
  content: format === 'csv' ? Readable.from(csvOf(tables), { objectMode: false }) : xlsxOf(tables),
  type: types[format],
  fileName: `${fileName}.${format}`,
})

/**
 * Returns a list as a file that is written while it is sent. An error of `rows` cuts the download off, so that no incomplete file looks
 * complete.
 */
export const exportFile = <Row>({ fileName, columns, rows, format, language }: ExportOf<Row>): ServedFile => {
  const table: Table = {
    headings: columns.map(({ heading }) => inLanguage(heading, language)),
    types: columns.map(({ type }) => type),
    batches: batchesOf({ columns, rows }),
    language,
  }
  return fileOf([table], fileName, format)
}

async function* oneBatch(rows: CellValue[][]): AsyncGenerator<CellValue[][]> {
  if (rows.length > 0) yield rows
}

/** Short tables in one file: each is a sheet of its own, or follows its title and an empty line. */
type TablesOf = Pick<ExportOf<never>, 'fileName' | 'format' | 'language'> & {
  tables: readonly { title: string; headings: string[]; types: CellType[]; rows: CellValue[][] }[]
}

export const exportTables = ({ fileName, tables, format, language }: TablesOf): ServedFile =>
  fileOf(
    tables.map(({ title, rows, ...table }) => ({ ...table, ...(tables.length > 1 && { title }), batches: oneBatch(rows), language })),
    fileName,
    format,
  )
