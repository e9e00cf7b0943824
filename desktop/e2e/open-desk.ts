// Opens the desktop app for a test: real main, preload and renderer. Its windows are Chromium pages, or real Electron windows when SUFRA_ELECTRON names
// Electron's binary.
import { _electron, chromium, expect, type Browser, type Page } from 'playwright/test'
import { join } from 'node:path'
import { recordStart } from '../../cloud-api/testing/servers/record-start.ts'
import { startMain } from '../testing/electron/start-main.ts'
import type { Records } from '../testing/electron/stand-in.ts'

const root = join(import.meta.dirname, '..')

const countRinging = () => {
  window.ringing = 0
  // oxlint-disable-next-line typescript/unbound-method -- they are called with their own `this` below
  const { start, stop } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...args) {
    if (this.loop) window.ringing += 1
    else window.soundsPlayed = (window.soundsPlayed ?? 0) + 1
    start.apply(this, args)
  }
  AudioBufferSourceNode.prototype.stop = function (...args) {
    if (this.loop) window.ringing -= 1
    stop.apply(this, args)
  }
}

declare global {
  interface Window {
    /** Sounds that were played once. */
    soundsPlayed?: number
  }
}

export type Desk = {
  window: Page
  sound: Page
  /** The app's recorded calls to the system; undefined with real Electron. */
  records: Records | undefined
  hide: () => void
  show: () => void
  quit: () => Promise<void>
}

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--force-prefers-reduced-motion',
  '--autoplay-policy=no-user-gesture-required',
]

const openInElectron = async (executablePath: string, folder: string): Promise<Desk> => {
  const app = await _electron.launch({ executablePath, args: [root, `--user-data-dir=${folder}`] })
  const pages = async () => {
    await expect.poll(() => app.windows().length).toBe(2)
    return app.windows()
  }
  const isSound = (page: Page) => page.url().endsWith('/sound.html')
  const all = await pages()
  const window = all.find((page) => !isSound(page))
  const sound = all.find(isSound)
  if (!window || !sound) throw new Error('the app has no windows')
  const each = (method: 'hide' | 'show') =>
    app.evaluate(
      ({ BrowserWindow }, name) =>
        BrowserWindow.getAllWindows()
          .find(({ webContents }) => !webContents.getURL().endsWith('sound.html'))
          ?.[name](),
      method,
    )
  return { window, sound, records: undefined, hide: () => void each('hide'), show: () => void each('show'), quit: () => app.close() }
}

const openInStandIn = async (folder: string, locale: string, given?: Browser): Promise<Desk> => {
  if (!given) recordStart('browser')
  const browser = given ?? (await chromium.launch({ executablePath: process.env.CHROMIUM, args: browserFlags }))
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale })
  await context.addInitScript(countRinging)
  const standIn = await startMain({ folder, root, locale, newPage: () => context.newPage() })
  const [deskWindow, soundWindow] = standIn.records.windows
  const [window, sound] = await Promise.all([deskWindow?.page, soundWindow?.page])
  if (!deskWindow || !window || !sound) throw new Error('the app has no windows')
  return {
    window,
    sound,
    records: standIn.records,
    hide: () => deskWindow.hide(),
    show: () => deskWindow.show(),
    quit: async () => {
      standIn.electron.app.quit()
      await context.close()
      if (!given) await browser.close()
    },
  }
}

/** Opens the app with a data folder, in the given browser or in a new one. */
export const openDesk = (folder: string, { locale = 'en-GB', browser }: { locale?: string; browser?: Browser } = {}): Promise<Desk> =>
  process.env.SUFRA_ELECTRON ? openInElectron(process.env.SUFRA_ELECTRON, folder) : openInStandIn(folder, locale, browser)
