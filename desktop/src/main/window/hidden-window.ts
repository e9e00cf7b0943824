import type { BrowserWindow, WebPreferences } from 'electron/main'

/** Preferences of every window: a page can reach the machine only through the bridge. */
export const closedPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
} as const satisfies WebPreferences

type Options = { address: string; webPreferences?: Pick<WebPreferences, 'preload' | 'autoplayPolicy'> }

/** Opens an invisible window that works for main. Its page is not throttled like other hidden pages. */
export const openHiddenWindow = (Window: typeof BrowserWindow, { address, webPreferences }: Options) => {
  const hidden = new Window({
    show: false,
    width: 200,
    height: 100,
    skipTaskbar: true,
    webPreferences: { ...closedPreferences, ...webPreferences, backgroundThrottling: false },
  })
  const loaded = hidden.loadURL(address)
  loaded.catch(() => undefined) // the code that waits for the page gets the error
  return { hidden, loaded }
}
