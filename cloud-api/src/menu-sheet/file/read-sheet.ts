import { fork } from 'node:child_process'
import { parse } from 'csv-parse/sync'
import type { Row } from '../columns.ts'
import { maxRows } from '../read-rows.ts'
import { unmaskFormula } from '../../exports/formula-mask.ts'
import { decodeText } from './decode-text.ts'
import { findDelimiter } from './delimiter.ts'
import { unpackedSize } from './zip-size.ts'

/** Rows beyond this are not read: the sheet is too long. */
const rowsToRead = maxRows + 2
/** Maximum UTF-16 units of one row. An item's row has about 10,000 at most. */
const maxRowLength = 1_000_000
const maxUnpackedBytes = 100 * 1024 * 1024
/** A few times what the largest sheet needs. */
const timeoutMilliseconds = 30_000 // milliseconds
const maxMemory = 512 // megabytes

type ReadXlsx = (bytes: Uint8Array) => Promise<Row[] | undefined>

/** The rows of a CSV or XLSX file, distinguished by its bytes; undefined for any other or corrupt file. */
export const readSheet = (bytes: Uint8Array, readXlsx: ReadXlsx = readInProcess()): Promise<Row[] | undefined> => {
  if (!isZip(bytes)) return Promise.resolve(readCsv(bytes))
  const size = unpackedSize(bytes)
  return size === undefined || size > maxUnpackedBytes ? Promise.resolve(undefined) : readXlsx(bytes)
}

const isZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte)

const readCsv = (bytes: Uint8Array): Row[] | undefined => {
  try {
    const text = decodeText(bytes)
    if (text === undefined) return undefined
    const { delimiter, from } = findDelimiter(text)
    const rows = parse(text.slice(from), {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxRowLength,
      to: rowsToRead,
    })
    return rows.map((row) => row.map(unmaskFormula))
  } catch {
    // Anything that the parser rejects is not a CSV file.
    return undefined
  }
}

/**
 * Reads an XLSX in a child process with limits: a few bytes can address a cell so far away that the empty cells before it exhaust memory. `memory` in
 * megabytes.
 */
export const readInProcess =
  (memory = maxMemory): ReadXlsx =>
  (bytes) =>
    new Promise((resolve) => {
      const reader = fork(new URL('xlsx-reader.ts', import.meta.url), {
        execArgv: [`--max-old-space-size=${memory}`],
        // An empty environment: the child needs none of it.
        env: {},
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        timeout: timeoutMilliseconds,
        killSignal: 'SIGKILL',
      })
      reader.once('message', (rows) => resolve(Array.isArray(rows) ? rows : undefined))
      // It exits without a message when out of memory or time; sending to an exited process fails.
      reader.once('close', () => resolve(undefined))
      reader.on('error', () => resolve(undefined))
      reader.send(bytes, () => undefined)
    })
