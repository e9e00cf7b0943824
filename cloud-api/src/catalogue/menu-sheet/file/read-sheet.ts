import { fork } from 'node:child_process'
import type { Row } from '../columns.ts'
import { isZip, unpackedSize } from './zip-size.ts'

const maxUnpackedBytes = 100 * 1024 * 1024
/** A few times the time that the largest sheet needs. */
const timeoutMilliseconds = 30_000
const maxMemory = 512 // megabytes

type ReadFile = (bytes: Uint8Array) => Promise<Row[] | undefined>
/** The process's answers: rows, the end of the rows, or null for a file that is no sheet. */
export type Answer = Row[] | 'end' | null

/** Returns the rows of a CSV or XLSX file, distinguished by its bytes, or undefined for any other or corrupt file. */
export const readSheet = async (bytes: Uint8Array, readFile: ReadFile = readInProcess()): Promise<Row[] | undefined> => {
  const size = isZip(bytes) ? unpackedSize(bytes) : bytes.length
  return size === undefined || size > maxUnpackedBytes ? undefined : readFile(bytes)
}

/** Reads a file in a child process with limits: a few bytes can hold millions of cells, or address one far away. `memory` in megabytes. */
export const readInProcess =
  (memory = maxMemory): ReadFile =>
  (bytes) =>
    new Promise((resolve) => {
      const rows: Row[] = []
      const reader = fork(new URL('sheet-reader.ts', import.meta.url), {
        execArgv: [`--max-old-space-size=${memory}`],
        // The environment is empty, since the child needs none of it.
        env: {},
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        timeout: timeoutMilliseconds,
        killSignal: 'SIGKILL',
      })
      reader.on('message', (answer: Answer) => {
        if (Array.isArray(answer)) rows.push(...answer)
        else resolve(answer === 'end' ? rows : undefined)
      })
      // It exits without an end when out of memory or time; sending to an exited process fails.
      reader.once('close', () => resolve(undefined))
      reader.on('error', () => resolve(undefined))
      reader.send(bytes, () => undefined)
    })
