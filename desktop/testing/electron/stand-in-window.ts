// A window that is a Chromium page: app:// stands for an https origin there, the preload runs as an init script, asks and tells travel by Playwright.
import { EventEmitter } from 'node:events'
import type * as Electron from 'electron/main'
import type { CDPSession, Page, Route } from '@playwright/test'

const pageOrigin = 'https://desk.invalid'

type Options = {
  newPage: (() => Promise<Page>) | undefined
  preload: () => string
  answer: (request: Request) => Promise<Response>
  ask: (channel: string, ...given: unknown[]) => Promise<unknown>
  onCreated: (window: StandInWindow) => void
}

export type StandInWindow = Pick<
  Electron.BrowserWindow,
  'show' | 'hide' | 'isVisible' | 'destroy' | 'isDestroyed' | 'close' | 'minimize'
> & {
  webContents: EventEmitter
  options: Electron.BrowserWindowConstructorOptions
  flashes: boolean
  page: Promise<Page> | undefined
}

/** What a sandboxed preload finds when it requires Electron. */
const asPreload = (source: string) => `(() => {
  const hears = new Map()
  window.__sufraTell = (channel, told) => (hears.get(channel) ?? []).forEach((hear) => hear({}, told))
  const electron = {
    contextBridge: { exposeInMainWorld: (name, value) => { window[name] = value } },
    ipcRenderer: {
      invoke: (channel, ...given) => window.__sufraAsk(channel, ...given),
      on: (channel, hear) => hears.set(channel, [...(hears.get(channel) ?? []), hear]),
      off: (channel, hear) => hears.set(channel, (hears.get(channel) ?? []).filter((other) => other !== hear)),
    },
  }
  const require = (name) => { if (name !== 'electron/renderer') throw new Error(name); return electron }
  const module = { exports: {} }
  const exports = module.exports
  ${source}
})()`

const toApp = (url: string) => url.replace(pageOrigin, 'app://desk')
const toPage = (url: string) => url.replace('app://desk', pageOrigin)

const serveRoute = async (route: Route, answer: Options['answer']) => {
  const asked = route.request()
  if (!asked.url().startsWith(pageOrigin)) return route.abort()
  const body = asked.postDataBuffer()
  const headers = Object.fromEntries(Object.entries(asked.headers()).filter(([name]) => !name.startsWith(':')))
  const request = new Request(toApp(asked.url()), { method: asked.method(), headers, body: body ? new Uint8Array(body) : undefined })
  const response = await answer(request)
  if (response.type === 'error') return route.abort('internetdisconnected')
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  })
}

export const createWindowClass = ({ newPage, preload, answer, ask, onCreated }: Options) =>
  class Window extends EventEmitter implements StandInWindow {
    webContents = Object.assign(new EventEmitter(), {
      send: (channel: string, told: unknown) => void this.tell(channel, told),
      setWindowOpenHandler: () => {},
    })
    flashes = false
    page: Promise<Page> | undefined
    private shown = false
    private session: Promise<CDPSession> | undefined
    private gone = false
    private closing = false

    readonly options: Electron.BrowserWindowConstructorOptions

    constructor(options: Electron.BrowserWindowConstructorOptions) {
      super()
      this.options = options
      this.page = newPage && this.open(newPage)
      this.page?.catch(() => undefined) // a window that is destroyed while it opens
      onCreated(this)
    }

    private async open(create: () => Promise<Page>) {
      const page = await create()
      await page.exposeFunction('__sufraAsk', (channel: string, ...given: unknown[]) => ask(channel, ...given))
      await page.addInitScript(asPreload(preload()))
      await page.route('**/*', (route) => serveRoute(route, answer).catch(() => undefined)) // the page has gone meanwhile
      return page
    }

    private async tell(channel: string, told: unknown) {
      const page = await this.page?.catch(() => undefined)
      if (!page || this.gone) return
      const hear = ([name, value]: [string, unknown]) =>
        (globalThis as { __sufraEmit?: (name: string, value: unknown) => void }).__sufraEmit?.(name, value)
      await page.evaluate(hear, [channel, told] as [string, unknown]).catch(() => undefined) // between two pages nobody listens
    }

    async loadURL(url: string) {
      const page = await this.page
      await page?.goto(toPage(url)).catch(() => undefined)
      this.emit('ready-to-show')
    }
    reload() {
      void this.page?.then((page) => page.reload()).catch(() => undefined)
    }
    /** A hidden page is frozen: what goes on then goes on in main. What it is told meanwhile waits for it. */
    private freeze(state: 'frozen' | 'active') {
      this.session ??= this.page?.then((page) => page.context().newCDPSession(page))
      void this.session?.then((session) => session.send('Page.setWebLifecycleState', { state })).catch(() => undefined)
    }
    show() {
      if (!this.shown) this.freeze('active')
      this.shown = true
    }
    showInactive() {
      this.show()
    }
    hide() {
      this.shown = false
      this.freeze('frozen')
    }
    minimize() {
      this.hide()
    }
    isVisible() {
      return this.shown
    }
    focus() {}
    moveTop() {}
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
      return this.gone
    }
    close() {
      if (this.closing || this.gone) return
      let isPrevented = false
      this.emit('close', { preventDefault: () => (isPrevented = true) })
      if (!isPrevented) this.destroy()
    }
    destroy() {
      if (this.gone) return
      this.gone = true
      this.emit('closed')
      void this.page?.then((page) => page.close()).catch(() => undefined)
    }
  }
