import type * as Electron from 'electron/main'

/** The Electron modules that main uses. They are passed as an argument, so that tests run without Electron's binary. */
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
