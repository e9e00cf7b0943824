import { Readable, type PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Batch, Table } from '../export-file.ts'
import { rowXml, sheetEnd, sheetStart } from './sheet-xml.ts'
import { stylesXml } from './styles.ts'
import { workbookFiles } from './workbook-xml.ts'

/** Excel's limit, including the row of headings. */
const maxRowsOfSheet = 1_048_576
/** Modification time of the files in the zip, fixed so that the same rows give the same file. */
const mtime = new Date(2000, 0, 1)

/** Rows that can be read further after a sheet is full. */
type Cursor = { rows: Batch; isDone: boolean; next: () => Promise<void> }

const cursorOf = async (batches: AsyncIterable<Batch>): Promise<Cursor> => {
  const iterator = batches[Symbol.asyncIterator]()
  const cursor: Cursor = {
    rows: [],
    isDone: false,
    next: async () => {
      const { value, done } = await iterator.next()
      cursor.rows = done ? [] : value
      cursor.isDone = done === true
    },
  }
  await cursor.next()
  return cursor
}

async function* sheetXml(table: Table, cursor: Cursor, maxRows: number): AsyncGenerator<string> {
  yield sheetStart(table)
  let number = 1
  while (!cursor.isDone && number < maxRows) {
    const rows = cursor.rows.slice(0, maxRows - number)
    yield rows.map((row, index) => rowXml(row, table.types, number + index + 1)).join('')
    number += rows.length
    cursor.rows = cursor.rows.slice(rows.length)
    if (cursor.rows.length === 0) await cursor.next()
  }
  yield sheetEnd
}

/** Adds the sheets of a table and returns their names. */
const addSheets = async (zip: ZipFile, table: Table, maxRows: number, before: number): Promise<string[]> => {
  const cursor = await cursorOf(table.batches)
  const names: string[] = []
  do {
    const number = before + names.length + 1
    names.push(table.title && names.length === 0 ? table.title : `${number}`)
    const sheet = Readable.from(sheetXml(table, cursor, maxRows), { objectMode: false })
    zip.addReadStream(sheet, `xl/worksheets/sheet${number}.xml`, { mtime })
    await finished(sheet)
  } while (!cursor.isDone)
  return names
}

const writeSheets = async (zip: ZipFile, tables: readonly Table[], maxRows: number) => {
  const names: string[] = []
  for (const table of tables) names.push(...(await addSheets(zip, table, maxRows, names.length)))
  for (const [path, xml] of Object.entries({ ...workbookFiles(names), 'xl/styles.xml': stylesXml }))
    zip.addBuffer(Buffer.from(xml), path, { mtime })
  zip.end()
}

/** Returns the file as a stream, with a sheet for each table. A table that is too long for a sheet continues in the next one. */
export const xlsxOf = (tables: readonly Table[], maxRows = maxRowsOfSheet): Readable => {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough // the types know less than the package promises
  const fail = (error: unknown) => void output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  writeSheets(zip, tables, maxRows).catch(fail)
  return output
}
