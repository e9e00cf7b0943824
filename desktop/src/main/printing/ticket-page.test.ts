import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserWindow } from 'electron/main'
import { expect, test } from 'vitest'
import { text, type Ticket } from '../../bridge/ticket.ts'
import manifest from '../../../../cloud-api/package.json' with { type: 'json' }
import { createTicketPage } from './ticket-page.ts'

const ticket: Ticket = { language: 'en', blocks: [text('`${"</script>\u2028')] }
const drawn = { height: 1, rows: Buffer.of(0xf0).toString('base64') }

type Draw = (code: string, contents: EventEmitter) => Promise<unknown>
/** Opens a page for each of the given answers, and uses the last one for all further pages. */
const openPages = (...answers: Draw[]) => {
  const codes: string[] = []
  const logged: unknown[] = []
  let pages = 0
  class Window extends EventEmitter {
    isGone = false
    private readonly draw = answers[Math.min(pages, answers.length - 1)]
    webContents = Object.assign(new EventEmitter(), {
      executeJavaScript: (code: string) => {
        codes.push(code)
        return this.draw?.(code, this.webContents)
      },
    })
    constructor() {
      super()
      pages += 1
    }
    loadURL = () => Promise.resolve()
    isDestroyed = () => this.isGone
    destroy() {
      this.isGone = true
    }
  }
  const { drawTicket } = createTicketPage({
    Window: Window as unknown as typeof BrowserWindow, // with just the methods that the page uses
    address: 'app://desk/ticket.html',
    logError: (_what, error) => logged.push(error),
  })
  return { drawTicket, codes, logged, pages: () => pages }
}

test('a single page draws all tickets, and their texts are passed as data', async () => {
  const page = openPages(async () => drawn)
  expect(await page.drawTicket(ticket, 8)).toEqual({ width: 8, height: 1, rows: Buffer.of(0xf0) })
  await page.drawTicket(ticket, 8)
  expect(page.pages()).toBe(1)
  const argument = /^drawTicket\((.*), 8\)$/s.exec(page.codes[0] ?? '')?.[1] ?? ''
  expect(JSON.parse(argument)).toEqual(ticket)
})

test.each<[string, Draw]>([
  [
    'dies while it draws',
    (_code, contents) => {
      queueMicrotask(() => contents.emit('render-process-gone', {}, { reason: 'crashed' }))
      return new Promise(() => {})
    },
  ],
  ['fails', () => Promise.reject(new Error('out of memory'))],
])('a page that %s is replaced, and the ticket is drawn again once', async (_name, failing) => {
  const page = openPages(failing, async () => drawn)
  expect((await page.drawTicket(ticket, 8)).height).toBe(1)
  expect([page.pages(), page.codes.length, page.logged.length]).toEqual([2, 2, 1])
  const broken = openPages(failing)
  await expect(broken.drawTicket(ticket, 8)).rejects.toThrow()
  expect(broken.codes).toHaveLength(2)
})

test('tickets have the fonts of every script that receipts in PDF have', () => {
  const styles = readFileSync(join(import.meta.dirname, '../../renderer/ticket/ticket-fonts.css'), 'utf8')
  const scripts = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@fontsource-variable/noto-sans'))
  expect([...styles.matchAll(/@import '(.*)\/wght\.css'/g)].map(([, name]) => name)).toEqual(['@fontsource-variable/cairo', ...scripts])
})
