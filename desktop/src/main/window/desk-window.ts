import type { BrowserWindow } from 'electron/main'
import { closedPreferences } from './hidden-window.ts'
import type { WindowState } from './window-state.ts'

type Options = {
  preload: string
  address: string
  state: WindowState | undefined
  onClosing: (event: { preventDefault: () => void }, state: WindowState) => void
  onClosed: () => void
}

/** The window that staff work in. Its page can access the machine only through the bridge. */
export const openDeskWindow = (Window: typeof BrowserWindow, { preload, address, state, onClosing, onClosed }: Options) => {
  const deskWindow = new Window({
    width: 1366,
    height: 768,
    ...(state && { x: state.x, y: state.y, width: state.width, height: state.height }),
    minWidth: 1024,
    minHeight: 640,
    show: false,
    backgroundColor: '#faf8f4',
    webPreferences: { ...closedPreferences, preload },
  })
  deskWindow.setMenuBarVisibility(false)
  if (state?.isMaximized) deskWindow.maximize()
  deskWindow.once('ready-to-show', () => deskWindow.show())
  deskWindow.on('close', (event) => onClosing(event, { ...deskWindow.getNormalBounds(), isMaximized: deskWindow.isMaximized() }))
  deskWindow.on('closed', onClosed)
  // Reload a crashed page; pending changes are stored in main.
  deskWindow.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') deskWindow.reload()
  })
  void deskWindow.loadURL(address)
  return deskWindow
}
