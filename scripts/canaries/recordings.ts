// Recordings of a test run for the scan for canary values: the databases and logs of its servers, and the requests and storage of its
// browsers.
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** The variable that passes the folder to child processes. Without it nothing is recorded. */
const variable = 'SUFRA_RECORDINGS'

export const recordingKinds = ['databases', 'logs', 'traffic', 'storage', 'typed'] as const
type TextKind = Exclude<(typeof recordingKinds)[number], 'databases'>

/** Creates the recordings. Recording lasts from `start` to `remove`. */
export const createRecordings = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-recordings-'))
  for (const kind of recordingKinds) mkdirSync(join(folder, kind))
  return {
    folder,
    start: () => {
      process.env[variable] = folder
    },
    remove: () => {
      delete process.env[variable]
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const isRecording = (): boolean => process.env[variable] !== undefined

export const record = (kind: TextKind, text: string): void => {
  const folder = process.env[variable]
  if (folder) appendFileSync(join(folder, kind, `${process.pid}.txt`), `${text}\n`)
}

/** Moves the data folder of a server that has ended into the recordings. Returns whether it was moved. */
export const recordDatabase = (dataFolder: string): boolean => {
  const folder = process.env[variable]
  if (!folder || !existsSync(dataFolder)) return false
  renameSync(dataFolder, join(folder, 'databases', basename(dataFolder)))
  return true
}
