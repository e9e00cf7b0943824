// A stand-in for the Electron modules that main uses, for machines without Electron's binary: its windows are Chromium pages. Each module is checked
// against Electron's types, so that it cannot offer what Electron lacks.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shell } from 'electron/common'
import type * as Electron from 'electron/main'
import type { ElectronModules } from '../../src/main/electron-modules.ts'
import manifest from '../../package.json' with { type: 'json' }
import { servePages } from './page-server.ts'
import { createWindowClass, type NewPage, type StandInWindow } from './stand-in-window.ts'

export type StandInOptions = {
  /** Electron's userData; the keychain file is beside it. */
  folder: string
  /** The folder of the built app. */
  root: string
  newPage: NewPage | undefined
  locale?: string
}

export type Handler = (request: Request) => Promise<Response>
export type InvokeHandler = (event: { senderFrame: { origin: string; parent: null } }, ...args: unknown[]) => unknown

/** The app's effects on the system, for assertions. */
export type Records = {
  notifications: { title: string; body: string; click: () => void }[]
  badge: number
  tray: { tip: string; click: () => void } | undefined
  awake: Map<number, string>
  opensAtLogin: boolean
  windows: StandInWindow[]
  savePath: string | undefined
  /** Addresses opened in the system's browser. */
  openedPages: string[]
  /** Messages of error boxes. */
  errors: string[]
  hasQuit: boolean
}

/** The operating system's keychain, as a file beside the app's folder. */
const keychain = (folder: string) => {
  const file = `${folder}.keychain`
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32))
  const key = readFileSync(file)
  return {
    isEncryptionAvailable: () => true,
    encryptString: (text: string) => {
      const start = randomBytes(16)
      const cipher = createCipheriv('aes-256-ctr', key, start)
      return Buffer.concat([start, cipher.update(text, 'utf8'), cipher.final()])
    },
    decryptString: (bytes: Buffer) => {
      const decipher = createDecipheriv('aes-256-ctr', key, bytes.subarray(0, 16))
      return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8')
    },
  } satisfies Partial<Electron.SafeStorage>
}

export const createStandIn = ({ folder, root, newPage, locale = 'en-GB' }: StandInOptions) => {
  const records: Records = {
    notifications: [],
    badge: 0,
    tray: undefined,
    awake: new Map(),
    opensAtLogin: false,
    windows: [],
    savePath: undefined,
    openedPages: [],
    errors: [],
    hasQuit: false,
  }
  let answer: Handler | undefined
  const answerPage: Handler = (request) => answer?.(request) ?? Promise.resolve(new Response(null, { status: 404 }))
  const pages = newPage && servePages(answerPage)
  const invocations = new Map<string, InvokeHandler>()
  const events = new EventEmitter()

  const app = {
    requestSingleInstanceLock: () => true,
    whenReady: () => Promise.resolve(),
    getPath: () => folder,
    getVersion: () => manifest.version,
    getLocale: () => locale,
    isPackaged: false,
    setBadgeCount: (count?: number) => {
      records.badge = count ?? 0
      return true
    },
    setLoginItemSettings: ({ openAtLogin }: Electron.Settings) => void (records.opensAtLogin = openAtLogin ?? false),
    setAppUserModelId: () => {},
    exit: () => {
      records.hasQuit = true
    },
    quit: () => {
      if (records.hasQuit) return
      records.hasQuit = true
      events.emit('before-quit', { preventDefault: () => {} })
      for (const window of records.windows) window.destroy()
      events.emit('will-quit', { preventDefault: () => {} })
      void pages?.then(({ close }) => close())
    },
  } satisfies Partial<Electron.App>
  const appWithEvents = Object.assign(app, {
    on: (name: string, listener: (...args: never[]) => void) => {
      events.on(name, listener as (...args: unknown[]) => void) // emitted with the arguments of Electron's types
      return appWithEvents
    },
  })

  const ipcMain = { handle: (channel: string, listener: InvokeHandler) => void invocations.set(channel, listener) }
  const protocol = {
    registerSchemesAsPrivileged: () => {},
    handle: (_scheme: string, handler: Handler) => void (answer = handler),
  } satisfies Record<keyof Pick<Electron.Protocol, 'registerSchemesAsPrivileged' | 'handle'>, unknown>

  class Notification extends EventEmitter {
    private readonly args: Electron.NotificationConstructorOptions

    constructor(args: Electron.NotificationConstructorOptions) {
      super()
      this.args = args
    }
    show() {
      records.notifications.push({ title: this.args.title ?? '', body: this.args.body ?? '', click: () => void this.emit('click') })
    }
  }

  class Tray extends EventEmitter {
    constructor(image: string) {
      super()
      if (!existsSync(image)) throw new Error(`no image at ${image}`)
      records.tray = { tip: '', click: () => void this.emit('click') }
    }
    setToolTip(tip: string) {
      if (records.tray) records.tray.tip = tip
    }
    setTitle() {}
    setContextMenu() {}
    destroy() {
      records.tray = undefined
    }
  }

  let lastBlockerId = 0
  const powerSaveBlocker = {
    start: (kind: string) => {
      lastBlockerId += 1
      records.awake.set(lastBlockerId, kind)
      return lastBlockerId
    },
    stop: (id: number) => records.awake.delete(id),
  } satisfies Partial<Electron.PowerSaveBlocker>

  const BrowserWindow = createWindowClass({
    newPage,
    preload: () => readFileSync(join(root, 'out/preload/preload.cjs'), 'utf8'),
    toPage: async (url) => (await pages)?.toPage(url) ?? url,
    invoke: async (channel, ...args) => invocations.get(channel)?.({ senderFrame: { origin: 'app://desk', parent: null } }, ...args),
    onCreated: (window) => {
      records.windows.push(window)
      events.emit('web-contents-created', {}, window.webContents)
    },
  })

  return {
    records,
    /** Sends a page's request, for tests without pages. */
    fetch: (path: string, init?: RequestInit) =>
      answer?.(new Request(`app://desk${path}`, init)) ?? Promise.reject(new Error('not started')),
    invoke: (name: string, input: unknown) =>
      Promise.resolve(invocations.get('sufra:invoke')?.({ senderFrame: { origin: 'app://desk', parent: null } }, name, input)),
    electron: {
      app: appWithEvents,
      BrowserWindow,
      dialog: {
        showErrorBox: (_title: string, content: string) => void records.errors.push(content),
        showSaveDialog: async (_window: unknown) => ({ canceled: records.savePath === undefined, filePath: records.savePath ?? '' }),
      } satisfies Partial<Electron.Dialog>,
      ipcMain,
      Menu: { buildFromTemplate: (template: unknown[]) => template },
      Notification,
      powerSaveBlocker,
      protocol,
      safeStorage: keychain(folder),
      screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
      session: { defaultSession: { setPermissionRequestHandler: () => {}, setPermissionCheckHandler: () => {} } },
      shell: {
        openExternal: async (address: string) => void records.openedPages.push(address),
      } satisfies Partial<Shell>,
      Tray,
    } satisfies Record<keyof ElectronModules | 'shell', unknown>,
  }
}

export type StandIn = ReturnType<typeof createStandIn>
