// The log on this machine. Our own texts contain no name, phone number, token or complete order id. Error messages may, and do not leave
// this machine.
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
    /** Writes the machine's details, and the shareable part of the log, into one text file. */
    save: (path: string, machine: Record<string, string>) => {
      const machineLines = Object.entries(machine).map(([name, value]) => `${name}: ${value}`)
      writeFileSync(path, [...machineLines, '', ...safeLogLines(readAll(), Infinity), ''].join('\n'))
    },
  }
}

export type Logs = ReturnType<typeof startLogs>
