import { dirhams, toQar } from '@sufra/shared/money'
import { stringify } from 'csv-stringify/sync'
import type { CellType, CellValue, Table } from './export-file.ts'
import { maskFormula } from './formula-mask.ts'

/** UTF-8 with a byte order mark, from which Excel knows the encoding. */
const options = { quoted_string: true, record_delimiter: 'windows' } as const

const cellOf = (value: CellValue, type: CellType | undefined): CellValue => {
  if (typeof value === 'string') return maskFormula(value)
  return value !== null && type === 'money' ? toQar(dirhams(value)) : value
}

/** The file in chunks. Texts that look like formulas are masked. */
export async function* csvOf({ headings, types, batches }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(stringify([headings.map(maskFormula)], { ...options, bom: true }))
  for await (const rows of batches) {
    const cells = rows.map((row) => row.map((value, column) => cellOf(value, types[column])))
    yield Buffer.from(stringify(cells, options))
  }
}
