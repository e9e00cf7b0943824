import type { BrowserWindow, WebPreferences } from 'electron/main'

/** What every window has: a page can reach the machine only through the bridge. */
export const closedPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
} as const satisfies WebPreferences

type Options = { address: string; webPreferences?: Pick<WebPreferences, 'preload' | 'autoplayPolicy'> }

/** Opens a window that works for main without being seen. Its page is not slowed down as hidden pages are. */
export const openHiddenWindow = (Window: typeof BrowserWindow, { address, webPreferences }: Options) => {
  const hidden = new Window({
    show: false,
    width: 200,
    height: 100,
    skipTaskbar: true,
    webPreferences: { ...closedPreferences, ...webPreferences, backgroundThrottling: false },
  })
  const loaded = hidden.loadURL(address)
  loaded.catch(() => undefined) // who waits for the page gets the error
  return { hidden, loaded }
}
