// A process that is sent one XLSX file and answers with its rows, or with undefined where the file is broken.
// Of the package's readers this one follows the central directory of the zip, whose sizes have been looked at.
import { readSheet } from 'read-excel-file/universal'
import type { Cell, Row } from './columns.ts'

const cellOf = (cell: unknown): Cell => {
  if (typeof cell === 'number' || typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return String(cell)
  return cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell.toISOString().slice(0, 10) : ''
}

const read = async (bytes: Uint8Array<ArrayBuffer>): Promise<Row[] | undefined> => {
  try {
    return (await readSheet(new Blob([bytes]), { trim: false })).map((row) => row.map(cellOf))
  } catch {
    // The package refuses a broken file with errors of many kinds.
    return undefined
  }
}

process.once('message', (bytes: Uint8Array<ArrayBuffer>) => {
  void read(bytes).then((rows) => process.send?.(rows ?? null, undefined, undefined, () => process.disconnect()))
})
