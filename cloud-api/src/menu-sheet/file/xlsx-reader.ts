// A process that receives one XLSX file and responds with its rows, or undefined for a corrupt file.
// Of the package's readers, this one follows the zip's central directory, whose sizes were checked before.
import { readSheet } from 'read-excel-file/universal'
import type { Cell, Row } from '../columns.ts'

const cellOf = (cell: unknown): Cell => {
  if (typeof cell === 'number' || typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return String(cell)
  return cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell.toISOString().slice(0, 10) : ''
}

const read = async (bytes: Uint8Array<ArrayBuffer>): Promise<Row[] | undefined> => {
  try {
    return (await readSheet(new Blob([bytes]), { trim: false })).map((row) => row.map(cellOf))
  } catch {
    // The package throws many kinds of errors for a corrupt file.
    return undefined
  }
}

process.once('message', (bytes: Uint8Array<ArrayBuffer>) => {
  void read(bytes).then((rows) => process.send?.(rows ?? null, undefined, undefined, () => process.disconnect()))
})
