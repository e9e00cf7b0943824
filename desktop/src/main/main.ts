// Electron's entry: one instance, the app's own scheme, then the desk.
import { shell } from 'electron/common'
import * as electron from 'electron/main'
import { resolve } from 'node:path'
import { appId, appScheme } from './app-protocol.ts'
import { startDesk } from './desk.ts'
import { every } from './life/timers.ts'
import { watchUpdates } from './life/updates.ts'
import { restrictNavigation } from './window/restrict-navigation.ts'

const { app, protocol } = electron
const root = resolve(import.meta.dirname, '../..')

const start = async () => {
  const { core, logs, offerUpdates } = startDesk(electron, { root, data: app.getPath('userData') }, shell)
  if (!app.isPackaged) return
  const { default: updater } = await import('electron-updater')
  offerUpdates(watchUpdates({ updater: updater.autoUpdater, every, onReady: core.storeUpdate, logError: logs.logError }))
}

/** Shows the error and exits: the app cannot run without a writable folder. */
const giveUp = (error: unknown) => {
  electron.dialog.showErrorBox('Sufra', `${app.getPath('userData')}: ${error instanceof Error ? error.message : String(error)}`)
  app.exit(1)
}

if (app.requestSingleInstanceLock()) {
  protocol.registerSchemesAsPrivileged([{ scheme: appScheme, privileges: { standard: true, secure: true, supportFetchAPI: true } }])
  app.on('window-all-closed', () => app.quit())
  // Windows shows notifications for the program of this id alone.
  app.setAppUserModelId(appId)
  app.on('web-contents-created', (_event, contents) =>
    restrictNavigation(contents, (address) => void shell.openExternal(address).catch(() => {})),
  )
  // The promise is not awaited, because Electron delays `ready` until this module has run to its end.
  void app.whenReady().then(start).catch(giveUp)
} else app.quit()
