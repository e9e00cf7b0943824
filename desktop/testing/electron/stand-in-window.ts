// A window backed by a Chromium page: app:// is mapped to an address of this machine, the preload runs as an init script, IPC goes through Playwright.
import { EventEmitter } from 'node:events'
import type * as Electron from 'electron/main'
import type { CDPSession, Page } from 'playwright/test'

/** Creates the page of a window; undefined: the window has no page. */
export type NewPage = (options: Electron.BrowserWindowConstructorOptions) => Promise<Page> | undefined

type Options = {
  newPage: NewPage | undefined
  preload: () => string
  /** Converts an address of the app to the page's address. */
  toPage: (url: string) => Promise<string>
  invoke: (channel: string, ...args: unknown[]) => Promise<unknown>
  onCreated: (window: StandInWindow) => void
}

export type StandInWindow = Pick<
  Electron.BrowserWindow,
  'show' | 'hide' | 'isVisible' | 'destroy' | 'isDestroyed' | 'close' | 'minimize'
> & {
  webContents: EventEmitter
  options: Electron.BrowserWindowConstructorOptions
  flashes: boolean
  isOnTop: boolean
  page: Promise<Page> | undefined
}

/** Wraps the preload with the Electron module that a sandboxed preload can require. */
const preloadScript = (source: string) => `(() => {
  const listeners = new Map()
  window.__sufraEmit = (channel, payload) => (listeners.get(channel) ?? []).forEach((listener) => listener({}, payload))
  const electron = {
    contextBridge: { exposeInMainWorld: (name, value) => { window[name] = value } },
    ipcRenderer: {
      invoke: (channel, ...args) => window.__sufraInvoke(channel, ...args),
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      off: (channel, listener) => listeners.set(channel, (listeners.get(channel) ?? []).filter((other) => other !== listener)),
    },
  }
  const require = (name) => { if (name !== 'electron/renderer') throw new Error(name); return electron }
  const module = { exports: {} }
  const exports = module.exports
  ${source}
})()`

export const createWindowClass = ({ newPage, preload, toPage, invoke, onCreated }: Options) =>
  class Window extends EventEmitter implements StandInWindow {
    webContents = Object.assign(new EventEmitter(), {
      send: (channel: string, payload: unknown) => void this.sendToPage(channel, payload),
      setWindowOpenHandler: () => {},
      executeJavaScript: async (code: string): Promise<unknown> => (await this.page)?.evaluate(code),
    })
    flashes = false
    isOnTop = false
    page: Promise<Page> | undefined
    private isShown = false
    private session: Promise<CDPSession> | undefined
    private isGone = false
    private isClosing = false

    readonly options: Electron.BrowserWindowConstructorOptions

    constructor(options: Electron.BrowserWindowConstructorOptions) {
      super()
      this.options = options
      this.page = this.open(newPage?.(options))
      this.page?.catch(() => undefined) // the window was destroyed while opening
      onCreated(this)
    }

    private open(created: Promise<Page> | undefined) {
      return this.options.webPreferences?.preload === undefined ? created : created?.then((page) => this.addPreload(page))
    }

    private async addPreload(page: Page) {
      await page.exposeFunction('__sufraInvoke', (channel: string, ...args: unknown[]) => invoke(channel, ...args))
      await page.addInitScript(preloadScript(preload()))
      return page
    }

    private async sendToPage(channel: string, payload: unknown) {
      const page = await this.page?.catch(() => undefined)
      if (!page || this.isGone) return
      const listener = ([name, value]: [string, unknown]) =>
        (globalThis as { __sufraEmit?: (name: string, value: unknown) => void }).__sufraEmit?.(name, value)
      // there is no listener during navigation
      await page.evaluate(listener, [channel, payload] as [string, unknown]).catch(() => undefined)
    }

    async loadURL(url: string) {
      const page = await this.page
      await page?.goto(await toPage(url)).catch(() => undefined)
      this.emit('ready-to-show')
    }
    reload() {
      void this.page?.then((page) => page.reload()).catch(() => undefined)
    }
    /** Freezes a hidden page, so that only main keeps running. Its events are delivered when it is shown. */
    private freeze(state: 'frozen' | 'active') {
      this.session ??= this.page?.then((page) => page.context().newCDPSession(page))
      void this.session?.then((session) => session.send('Page.setWebLifecycleState', { state })).catch(() => undefined)
    }
    show() {
      if (!this.isShown) this.freeze('active')
      this.isShown = true
    }
    showInactive() {
      this.show()
    }
    hide() {
      this.isShown = false
      this.freeze('frozen')
    }
    minimize() {
      this.hide()
    }
    isVisible() {
      return this.isShown
    }
    focus() {}
    moveTop() {}
    setAlwaysOnTop(isOnTop: boolean) {
      this.isOnTop = isOnTop
    }
    maximize() {}
    isMaximized() {
      return false
    }
    setMenuBarVisibility() {}
    getNormalBounds() {
      return { x: 0, y: 0, width: this.options.width ?? 1366, height: this.options.height ?? 768 }
    }
    flashFrame(isFlashing: boolean) {
      this.flashes = isFlashing
    }
    isDestroyed() {
      return this.isGone
    }
    close() {
      if (this.isClosing || this.isGone) return
      let isPrevented = false
      this.emit('close', { preventDefault: () => (isPrevented = true) })
      if (!isPrevented) this.destroy()
    }
    destroy() {
      if (this.isGone) return
      this.isGone = true
      this.emit('closed')
      void this.page?.then((page) => page.close()).catch(() => undefined)
    }
  }
