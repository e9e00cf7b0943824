// PGlite does not lock its folder, and two processes on one folder corrupt it. This is a file lock of the operating
// system (through SQLite), so it ends with its process and never becomes stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const holderOf = (holderFile: string) => {
  try {
    return readFileSync(holderFile, 'utf8')
  } catch {
    return 'another process'
  }
}

/**
 * Locks a data folder for this process and returns the unlock function. Throws an Error (`EBUSY`) that names the process
 * holding the lock.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const holderFile = join(folder, 'lock.holder')
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (cause) {
    lock.close()
    const message = `The data folder ${folder} is in use by ${holderOf(holderFile)}. Stop it first, or set DATA_DIR to another folder.`
    throw Object.assign(new Error(message, { cause }), { code: 'EBUSY' })
  }
  writeFileSync(holderFile, `process ${process.pid}`)
  return () => lock.close()
}
