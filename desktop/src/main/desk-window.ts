import type { BrowserWindow } from 'electron/main'

/** The window that staff work in. A page in it has the bridge and nothing else of the machine. */
export const openDeskWindow = (Window: typeof BrowserWindow, { preload, address }: { preload: string; address: string }) => {
  const deskWindow = new Window({
    width: 1366,
    height: 768,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    backgroundColor: '#faf8f4',
    webPreferences: { preload, sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true, webviewTag: false },
  })
  deskWindow.setMenuBarVisibility(false)
  deskWindow.once('ready-to-show', () => deskWindow.show())
  void deskWindow.loadURL(address)
  return deskWindow
}
