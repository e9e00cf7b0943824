import { homePaths } from '@sufra/shared/pages/page-paths'
import { join } from 'node:path'
import type { Language } from '@sufra/shared/localized-text'
import { openSoundWindow } from './alerts/sound-window.ts'
import { appOrigin } from './app-protocol.ts'
import type { DeskCore } from './desk-core.ts'
import type { ElectronModules } from './electron-modules.ts'
import { createTray } from './life/tray.ts'
import { openDeskWindow } from './window/desk-window.ts'
import { readWindowState, storeWindowState } from './window/window-state.ts'

type Modules = Pick<ElectronModules, 'app' | 'BrowserWindow' | 'Menu' | 'screen' | 'Tray'>
type Deps = { root: string; core: Pick<DeskCore, 'settings' | 'storedSettings' | 'session'>; language: () => Language }

/** Opens the window that staff work in, the hidden window that plays the sounds, and the tray icon. */
export const openWindows = ({ app, BrowserWindow, Menu, screen, Tray }: Modules, { root, core, language }: Deps) => {
  const preload = join(root, 'out/preload/preload.cjs')
  let isQuitting = false
  const home = () => {
    const { address, mode } = core.settings()
    return `${appOrigin}${address === null ? '/setup' : homePaths[mode]}`
  }
  const deskWindow = openDeskWindow(BrowserWindow, {
    preload,
    address: home(),
    state: readWindowState(core.storedSettings, screen),
    onClosing: (event, state) => {
      storeWindowState(core.storedSettings, state)
      // A merchant's app keeps receiving orders while its window is closed; the tray reopens it or quits.
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
  app.on('before-quit', () => (isQuitting = true))

  return {
    deskWindow,
    sound,
    tray,
    /** Opens the first page again. */
    reload: () => void deskWindow.loadURL(home()),
  }
}

export type DeskWindows = ReturnType<typeof openWindows>
