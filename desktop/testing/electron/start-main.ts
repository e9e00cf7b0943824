// Runs the built main with the stand-in instead of Electron.
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createStandIn, type StandIn, type StandInOptions } from './stand-in.ts'

const scheme = 'electron-stand-in:'
const place = Symbol.for('sufra electron stand-in')
type Holder = { [place]?: StandIn['electron'] }

const names = [
  'app',
  'BrowserWindow',
  'dialog',
  'ipcMain',
  'Menu',
  'Notification',
  'powerSaveBlocker',
  'protocol',
  'safeStorage',
  'screen',
  'session',
  'shell',
  'Tray',
]
let starts = 0
let isHooked = false

const hook = () => {
  if (isHooked) return
  isHooked = true
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron/main' || specifier === 'electron/common'
        ? { url: `${scheme}${starts}`, shortCircuit: true, format: 'module' }
        : next(specifier, context),
    load: (url, context, next) =>
      url.startsWith(scheme)
        ? {
            format: 'module',
            shortCircuit: true,
            source: `export const { ${names.join(', ')} } = globalThis[Symbol.for('sufra electron stand-in')]`,
          }
        : next(url, context),
  })
}

/** Starts main as Electron would. Each call is a new start of the same program. */
export const startMain = async (options: StandInOptions): Promise<StandIn> => {
  hook()
  starts += 1
  const standIn = createStandIn(options)
  ;(globalThis as Holder)[place] = standIn.electron
  await import(`${pathToFileURL(join(options.root, 'out/main/main.js')).href}?start=${starts}`)
  return standIn
}
