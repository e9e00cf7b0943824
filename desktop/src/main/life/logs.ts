// The log on this machine. Texts of ours have no name, phone number, token or complete order id; what an error says may, and stays here.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import log from 'electron-log/node'
import { detailsMark, safeLogLines } from '../diagnostics/log-lines.ts'

const maxSize = 2 * 1024 * 1024

export const startLogs = (folder: string) => {
  log.transports.file.resolvePathFn = () => join(folder, 'desk.log')
  log.transports.file.maxSize = maxSize
  log.transports.console.level = false
  log.errorHandler.startCatching({ showDialog: false })
  const read = () =>
    ['desk.old.log', 'desk.log']
      .map((name) => join(folder, name))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
  /** The whole log, oldest line first. */
  const readAll = () => read().join('\n')
  return {
    info: (what: string, more: object = {}) => log.info(what + detailsMark, more),
    logError: (what: string, error: unknown) =>
      log.error(what + detailsMark, error instanceof Error ? (error.stack ?? error.message) : String(error)),
    end: () => log.errorHandler.stopCatching(),
    read: readAll,
    /** Writes the machine's details, and of the log what may leave this machine, into one text file. */
    save: (path: string, machine: Record<string, string>) => {
      const machineLines = Object.entries(machine).map(([name, value]) => `${name}: ${value}`)
      writeFileSync(path, [...machineLines, '', ...safeLogLines(readAll(), Infinity), ''].join('\n'))
    },
  }
}

export type Logs = ReturnType<typeof startLogs>
