// The desktop app: its core, its windows and its use of the operating system.
import type { Shell } from 'electron/common'
import type { PowerSaveBlocker } from 'electron/main'
import { languages, type Language } from '@sufra/shared/localized-text'
import { networkInterfaces, release } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { handleInvocations } from './handle-invocations.ts'
import { appOrigin, appScheme, serveApp } from './app-protocol.ts'
import { createIpcHandlers } from './ipc-handlers.ts'
import { startCore } from './desk-core.ts'
import type { ElectronModules } from './electron-modules.ts'
import { startLogs } from './life/logs.ts'
import { createPrintTicket } from './printing/print-ticket.ts'
import { createTicketPage } from './printing/ticket-page.ts'
import { createDeskEffects } from './desk-effects.ts'
import { openWindows, type DeskWindows } from './open-windows.ts'

/** `root`: the built app's folder with out/, migrations/ and resources/. `data`: the user data folder. */
export type Places = { root: string; data: string }

/** IPv4 addresses of this computer in its networks. */
const lanAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

const denyPermissions = ({ defaultSession }: ElectronModules['session']) => {
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  defaultSession.setPermissionCheckHandler(() => false)
}

export const startDesk = (electron: ElectronModules, { root, data }: Places, { openExternal }: Pick<Shell, 'openExternal'>) => {
  const { app, dialog, ipcMain, Notification, powerSaveBlocker, protocol, safeStorage, session } = electron
  const logs = startLogs(join(data, 'logs'))
  // The functions that use `core` and `windows` run only after both are created below.
  const language = (): Language =>
    core.storedSettings.read('language', z.enum(languages)) ?? (app.getLocale().startsWith('ar') ? 'ar' : 'en')
  const [system, screen] = [
    createBlocker(powerSaveBlocker, 'prevent-app-suspension'),
    createBlocker(powerSaveBlocker, 'prevent-display-sleep'),
  ]
  const stayAwake = (needed: { system: boolean; screen: boolean }) => {
    system(needed.system)
    screen(needed.screen)
  }
  let updates: { install: () => void } | undefined

  denyPermissions(session)
  const { effects, showWindow } = createDeskEffects({
    windows: () => windows,
    Notification,
    language,
    stayAwake,
    isMerchant: () => core.session.user()?.role === 'merchant',
    logError: logs.logError,
  })
  const tickets = createTicketPage({ Window: electron.BrowserWindow, address: `${appOrigin}/ticket.html`, logError: logs.logError })
  const core = startCore({
    folder: data,
    migrationsFolder: join(root, 'migrations'),
    version: app.getVersion(),
    safeStorage,
    printTicket: createPrintTicket(process.platform, tickets.drawTicket),
    openPage: (address) => void openExternal(address).catch((error: unknown) => logs.logError('failed to open a page', error)),
    logs,
    effects,
  })
  protocol.handle(appScheme, serveApp(join(root, 'out/renderer'), core))
  const windows: DeskWindows = openWindows(electron, { root, core, language })

  const handlers = createIpcHandlers({
    core,
    logs,
    dialog,
    deskWindow: () => windows.deskWindow,
    machine: { version: app.getVersion(), system: `${process.platform} ${release()}`, electron: process.versions.electron ?? 'none' },
    platform: process.platform,
    networks: lanAddresses,
    setBadge: (waiting) => void app.setBadgeCount(waiting),
    setLaunch: (openAtLogin) => app.setLoginItemSettings({ openAtLogin }),
    setLanguage: (shown) => core.storedSettings.write('language', shown),
    onConnected: windows.reload,
    installUpdate: () => updates?.install(),
  })
  handleInvocations(ipcMain, handlers)
  core.begin()

  app.on('second-instance', showWindow)
  app.on('activate', showWindow)
  app.on('will-quit', () => {
    stayAwake({ system: false, screen: false })
    core.end()
    logs.end()
  })
  return {
    core,
    /** Sets the updater once the packaged app has loaded it. */
    offerUpdates: (offered: { install: () => void }) => {
      updates = offered
    },
    logs,
  }
}

/** Returns a function that keeps the computer awake, or its screen on, for as long as it is needed. */
const createBlocker = (powerSaveBlocker: Pick<PowerSaveBlocker, 'start' | 'stop'>, kind: Parameters<PowerSaveBlocker['start']>[0]) => {
  let id: number | undefined
  return (isNeeded: boolean) => {
    if (isNeeded) id ??= powerSaveBlocker.start(kind)
    else if (id !== undefined) {
      powerSaveBlocker.stop(id)
      id = undefined
    }
  }
}
