// The desktop app: its core, its windows and its use of the operating system. Electron is passed as an argument, so that tests run without Electron's binary.
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
import { emitTo } from './window/emit.ts'
import { storeWindowState, readWindowState } from './window/window-state.ts'

/** The Electron modules that main uses. */
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

/** `root`: the built app's folder with out/, migrations/ and resources/. `data`: the user data folder. */
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
  let sleepBlockerId: number | undefined

  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.defaultSession.setPermissionCheckHandler(() => false)

  const preventSleep = (isNeeded: boolean) => {
    if (isNeeded) sleepBlockerId ??= powerSaveBlocker.start('prevent-display-sleep')
    else if (sleepBlockerId !== undefined) {
      powerSaveBlocker.stop(sleepBlockerId)
      sleepBlockerId = undefined
    }
  }

  const showWindow = () => {
    deskWindow.show()
    deskWindow.focus()
  }
  const openOrder = (orderId: string) => {
    showWindow()
    emitTo(deskWindow, 'openOrder', { orderId })
  }

  const core = startCore({
    folder: data,
    migrationsFolder: join(root, 'migrations'),
    version: app.getVersion(),
    safeStorage,
    printTicket: createPrintTicket(process.platform),
    logs,
    effects: {
      sound: (command) => sound.play(command),
      onLevel: (level) => {
        deskWindow.flashFrame(level === 'louder')
        if (level === 'quiet') return
        // Brings the window to the front without taking the keyboard focus.
        deskWindow.showInactive()
        deskWindow.moveTop()
      },
      onNewOrder: (command) =>
        showOrderNotification(command, { Notification, language: language(), open: () => openOrder(command.orderId) }),
      onCounts: ({ waiting, open }) => {
        tray.show(waiting)
        preventSleep(open > 0)
      },
      onFeedEvent: (envelope) => emitTo(deskWindow, 'feedEvent', envelope),
      onBoardReset: () => emitTo(deskWindow, 'boardReset', null),
      onResponsesChanged: (paths) => emitTo(deskWindow, 'responsesChanged', { paths }),
      onState: (state) => emitTo(deskWindow, 'deskChanged', state),
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
      // A merchant's app keeps receiving orders with its window closed; the tray reopens it or quits.
      if (isQuitting || core.session.user()?.role !== 'merchant') return
      event.preventDefault()
      deskWindow.hide()
    },
    // The hidden sound window must not keep the app running.
    onClosed: () => app.quit(),
  })
  const sound = openSoundWindow(BrowserWindow, { preload, address: `${appOrigin}/sound.html` })
  const quit = () => {
    isQuitting = true
    app.quit()
  }
  const tray = createTray({ Tray, Menu, icon: join(root, 'resources/tray.png'), deskWindow, language, onQuit: quit })

  const handlers = createIpcHandlers({
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
  handleInvocations(ipcMain, handlers)
  core.begin()

  let updates: { install: () => void } | undefined
  app.on('second-instance', showWindow)
  app.on('activate', showWindow)
  app.on('before-quit', () => (isQuitting = true))
  app.on('will-quit', () => {
    preventSleep(false)
    core.end()
    logs.end()
  })
  return {
    core,
    /** Sets the updater once the packaged app has loaded it. */
    offerUpdates: (offered: { install: () => void }) => (updates = offered),
    logs,
  }
}
