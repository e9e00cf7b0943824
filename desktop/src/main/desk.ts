// The desktop app: its core, its windows, and what it asks of the operating system. It takes Electron as an argument, so that tests run all of it without
// Electron's binary.
import type * as Electron from 'electron/main'
import { languages, type Language } from '@sufra/shared/localized-text'
import { networkInterfaces, release } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { showOrderNotification } from './alerts/order-notification.ts'
import { openSoundWindow } from './alerts/sound-window.ts'
import { handleInvocations } from './handle-invocations.ts'
import { appOrigin, appScheme, serveApp } from './app-protocol.ts'
import { createIpcHandlers } from './ipc-handlers.ts'
import { startCore } from './desk-core.ts'
import { startLogs } from './life/logs.ts'
import { createTray } from './life/tray.ts'
import { createPrintTicket } from './printing/print-ticket.ts'
import { openDeskWindow } from './window/desk-window.ts'
import { tell } from './window/emit.ts'
import { storeWindowState, readWindowState } from './window/window-state.ts'

/** What main uses of Electron. */
export type ElectronModules = Pick<
  typeof Electron,
  | 'app'
  | 'BrowserWindow'
  | 'dialog'
  | 'ipcMain'
  | 'Menu'
  | 'Notification'
  | 'powerSaveBlocker'
  | 'protocol'
  | 'safeStorage'
  | 'screen'
  | 'session'
  | 'Tray'
>

/** Where the built app has its parts: `root` holds out/, migrations/ and resources/. */
export type Places = { root: string; data: string }

const privateNetworks = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

export const startDesk = (electron: ElectronModules, { root, data }: Places) => {
  const {
    app,
    BrowserWindow,
    dialog,
    ipcMain,
    Menu,

    Notification,
    powerSaveBlocker,
    protocol,
    safeStorage,
    screen,
    session,
    Tray,
  } = electron
  const logs = startLogs(join(data, 'logs'))
  const preload = join(root, 'out/preload/preload.cjs')
  const language = (): Language =>
    core.storedSettings.read('language', z.enum(languages)) ?? (app.getLocale().startsWith('ar') ? 'ar' : 'en')
  let isQuitting = false
  let awake: number | undefined

  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.defaultSession.setPermissionCheckHandler(() => false)

  const preventSleep = (isNeeded: boolean) => {
    if (isNeeded) awake ??= powerSaveBlocker.start('prevent-display-sleep')
    else if (awake !== undefined) {
      powerSaveBlocker.stop(awake)
      awake = undefined
    }
  }

  const come = () => {
    deskWindow.show()
    deskWindow.focus()
  }
  const openOrder = (orderId: string) => {
    come()
    tell(deskWindow, 'openOrder', { orderId })
  }

  const core = startCore({
    folder: data,
    migrationsFolder: join(root, 'migrations'),
    version: app.getVersion(),
    safeStorage,
    printTicket: createPrintTicket(process.platform),
    logs,
    effects: {
      sound: (order) => sound.play(order),
      onLevel: (level) => {
        deskWindow.flashFrame(level === 'louder')
        if (level === 'quiet') return
        // On top of whatever is open, without taking the keyboard from somebody who types.
        deskWindow.showInactive()
        deskWindow.moveTop()
      },
      onNewOrder: (order) => showOrderNotification(order, { Notification, language: language(), open: () => openOrder(order.orderId) }),
      onCounts: ({ waiting, open }) => {
        tray.show(waiting)
        preventSleep(open > 0)
      },
      onFeedEvent: (envelope) => tell(deskWindow, 'feedEvent', envelope),
      onBoardReset: () => tell(deskWindow, 'boardReset', null),
      onAnswersChanged: (paths) => tell(deskWindow, 'responsesChanged', { paths }),
      onState: (state) => tell(deskWindow, 'deskChanged', state),
    },
  })

  protocol.handle(appScheme, serveApp(join(root, 'out/renderer'), core))
  const home = () => {
    const { address, mode } = core.settings()
    return `${appOrigin}${address === null ? '/setup' : `/${mode}`}`
  }
  const deskWindow = openDeskWindow(BrowserWindow, {
    preload,
    address: home(),
    state: readWindowState(core.storedSettings, screen),
    onClosing: (event, state) => {
      storeWindowState(core.storedSettings, state)
      // The counter goes on hearing orders with its window closed; the tray brings it back and ends it.
      if (isQuitting || core.session.user()?.role !== 'merchant') return
      event.preventDefault()
      deskWindow.hide()
    },
    // The sound window alone keeps nothing open.
    onClosed: () => app.quit(),
  })
  const sound = openSoundWindow(BrowserWindow, { preload, address: `${appOrigin}/sound.html` })
  const quit = () => {
    isQuitting = true
    app.quit()
  }
  const tray = createTray({ Tray, Menu, icon: join(root, 'resources/tray.png'), deskWindow, language, onQuit: quit })

  const answers = createIpcHandlers({
    core,
    logs,
    dialog,
    machine: { version: app.getVersion(), system: `${process.platform} ${release()}`, electron: process.versions.electron ?? 'none' },
    platform: process.platform,
    networks: privateNetworks,
    setBadge: (waiting) => void app.setBadgeCount(waiting),
    setLaunch: (openAtLogin) => app.setLoginItemSettings({ openAtLogin }),
    setLanguage: (shown) => core.storedSettings.write('language', shown),
    onConnected: () => void deskWindow.loadURL(home()),
    installUpdate: () => updates?.install(),
  })
  handleInvocations(ipcMain, answers)
  core.begin()

  let updates: { install: () => void } | undefined
  app.on('second-instance', come)
  app.on('activate', come)
  app.on('before-quit', () => (isQuitting = true))
  app.on('will-quit', () => {
    preventSleep(false)
    core.end()
    logs.end()
  })
  return {
    core,
    /** New versions, once the packaged app has found its updater. */
    offerUpdates: (offered: { install: () => void }) => (updates = offered),
    logs,
  }
}
