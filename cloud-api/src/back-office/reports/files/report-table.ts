// A table of a report file, and the source of its headings.
import type { orders as englishOrders } from '@sufra/shared/orders/texts.en'
import type { reports as english } from '@sufra/shared/reports/texts.en'
import type { Language } from '@sufra/shared/localized-text'
import type { CellType, CellValue } from '../../../platform/files/exports/export-file.ts'

export type ReportTable = { title: string; headings: string[]; types: CellType[]; rows: CellValue[][] }

type Texts = typeof english
export type Context = { texts: Texts; orders: typeof englishOrders; language: Language }

export const qar = ({ texts }: Context, name: string) => texts.file.qar.replace('{{name}}', name)
export const minutes = ({ texts }: Context, name: string) => texts.file.minutes.replace('{{name}}', name)

export const table = (title: string, columns: readonly [heading: string, type: CellType][], rows: CellValue[][]): ReportTable => ({
  title,
  headings: columns.map(([heading]) => heading),
  types: columns.map(([, type]) => type),
  rows,
})
