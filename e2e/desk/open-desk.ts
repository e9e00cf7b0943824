// Opens the desktop app for a test: real main, preload and renderer. Its windows are Chromium pages, or those of the packed program that
// SUFRA_ELECTRON names.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chromium, expect, type Browser, type Page } from 'playwright/test'
import { join } from 'node:path'
import { recordStart } from '../../cloud-api/testing/servers/record-start.ts'
import { startMain } from '../../desktop/testing/electron/start-main.ts'
import type { Records } from '../../desktop/testing/electron/stand-in.ts'

const root = join(import.meta.dirname, '../../desktop')

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
  /** The app's recorded calls to the system; undefined with a packed program. */
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

/** Starts a packed program and drives its pages through Chromium's protocol, since its fuses close the way through Node. */
const openPacked = async (program: string, folder: string): Promise<Desk> => {
  const portFile = join(folder, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const running = spawn(program, [`--user-data-dir=${folder}`, '--remote-debugging-port=0'], { stdio: 'ignore' })
  const ended = once(running, 'exit')
  // Chromium writes its port and an address, each in a line.
  const readPort = () => (existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n')[0] : undefined)
  await expect.poll(readPort).toMatch(/^\d+$/)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${readPort()}`)
  const pages = () => browser.contexts().flatMap((context) => context.pages())
  const isSound = (page: Page) => page.url().endsWith('/sound.html')
  await expect.poll(() => [pages().some(isSound), pages().length]).toEqual([true, 2])
  const [window, sound] = pages().toSorted((a, b) => Number(isSound(a)) - Number(isSound(b)))
  if (!window || !sound) throw new Error('the app has no windows')
  for (const page of [window, sound]) await page.evaluate(countRinging)
  const quit = async () => {
    await browser.close()
    running.kill()
    await ended
  }
  // A window of a program cannot be hidden from outside.
  return { window, sound, records: undefined, hide: () => undefined, show: () => undefined, quit }
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
  process.env.SUFRA_ELECTRON ? openPacked(process.env.SUFRA_ELECTRON, folder) : openInStandIn(folder, locale, browser)
