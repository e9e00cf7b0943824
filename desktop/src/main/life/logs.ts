// The support log. It must never contain a name, a phone number, a token or a complete order id.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import log from 'electron-log/node'
import { detailsMark } from '../diagnostics/log-lines.ts'

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
  return {
    info: (what: string, more: object = {}) => log.info(what + detailsMark, more),
    logError: (what: string, error: unknown) =>
      log.error(what + detailsMark, error instanceof Error ? (error.stack ?? error.message) : String(error)),
    end: () => log.errorHandler.stopCatching(),
    /** The whole log, oldest line first. */
    read: () => read().join('\n'),
    /** Writes the logs and the machine's details into one text file. */
    save: (path: string, machine: Record<string, string>) => {
      const machineLines = Object.entries(machine).map(([name, value]) => `${name}: ${value}`)
      writeFileSync(path, [...machineLines, '', ...read()].join('\n'))
    },
  }
}

export type Logs = ReturnType<typeof startLogs>
