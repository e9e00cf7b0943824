import { dirhams, toQar } from '@sufra/shared/money'
import { stringify } from 'csv-stringify/sync'
import type { CellType, CellValue, Table } from './export-file.ts'
import { maskFormula } from './formula-mask.ts'

/** UTF-8 with a byte order mark, by which Excel detects the encoding. */
const options = { quoted_string: true, record_delimiter: 'windows' } as const

const cellOf = (value: CellValue, type: CellType | undefined): CellValue => {
  if (typeof value === 'string') return maskFormula(value)
  return value !== null && type === 'money' ? toQar(dirhams(value)) : value
}

async function* tableOf({ title, headings, types, batches }: Table): AsyncGenerator<string> {
  if (title !== undefined) yield stringify([[maskFormula(title)]], options)
  yield stringify([headings.map(maskFormula)], options)
  for await (const rows of batches) {
    const cells = rows.map((row) => row.map((value, column) => cellOf(value, types[column])))
    yield stringify(cells, options)
  }
}

/** The file in chunks. Texts that look like formulas are masked. Several tables have an empty line between them. */
export async function* csvOf(tables: readonly Table[]): AsyncGenerator<Buffer> {
  yield Buffer.from('\uFEFF')
  for (const [index, table] of tables.entries()) {
    if (index > 0) yield Buffer.from('\r\n')
    for await (const chunk of tableOf(table)) yield Buffer.from(chunk)
  }
}
