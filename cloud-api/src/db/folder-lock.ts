// PGlite does not lock its folder, and two processes on one folder destroy it. This lock is the operating system's own (SQLite's file lock), so it
// ends with the process that holds it, however that ends, and is never taken over by age.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const holderOf = (noteFile: string) => {
  try {
    return readFileSync(noteFile, 'utf8')
  } catch {
    return 'another process'
  }
}

/**
 * Locks a data folder for this process. Gives what unlocks it.
 * Throws an Error that says which process holds it when that is another one.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const noteFile = join(folder, 'lock.holder')
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(
      `The data folder ${folder} is in use by ${holderOf(noteFile)}. Stop that one first, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  writeFileSync(noteFile, `process ${process.pid}`)
  return () => lock.close()
}
