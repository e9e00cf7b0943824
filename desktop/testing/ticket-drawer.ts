// Draws tickets like the app, in the built page of its renderer.
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright/test'
import { recordStart } from '../../cloud-api/testing/servers/record-start.ts'
import type { DrawInPage } from '../src/bridge/ticket.ts'
import { serveApp } from '../src/main/app-protocol.ts'
import type { DrawTicket } from '../src/main/printing/ticket-page.ts'
import { servePages } from './electron/page-server.ts'

export const openTicketBrowser = () => {
  recordStart('browser')
  return chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
}

const nothing = async () => new Response(null, { status: 404 })

/** Opens the page in the given browser or in a new one. */
export const openTicketDrawer = async (given?: Browser) => {
  const browser = given ?? (await openTicketBrowser())
  const server = await servePages(serveApp(join(import.meta.dirname, '../out/renderer'), { answerApi: nothing, answerUpload: nothing }))
  const page = await browser.newPage()
  await page.goto(server.toPage('app://desk/ticket.html'))
  const drawTicket: DrawTicket = async (ticket, width) => {
    const draw = ([drawn, dots]: Parameters<DrawInPage>) => window.drawTicket(drawn, dots)
    const { height, rows } = await page.evaluate(draw, [ticket, width] as Parameters<DrawInPage>)
    return { width, height, rows: Buffer.from(rows, 'base64') }
  }
  return {
    drawTicket,
    close: async () => {
      await page.close()
      server.close()
      if (!given) await browser.close()
    },
  }
}
