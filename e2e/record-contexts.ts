// Records browsers' requests to our server and their storage, for the scan for canary values. The gateway's own pages and routes are left
// out.
import type { Browser, BrowserContext, Page, Request } from 'playwright/test'
import { canaries } from '../scripts/canaries/canary-values.ts'
import { isRecording, record } from '../scripts/canaries/recordings.ts'

const isGateways = (request: Request) => new URL(request.url()).pathname.startsWith('/sandbox-gateway/')

/** Whether a page of the gateway was opened in this worker: without its fields no secret is typed or stored. */
let hasFields = false

const recordRequest = (request: Request) => {
  const body = request.postData() ?? ''
  if (isGateways(request)) hasFields = true
  else return record('traffic', `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${body}`)
  // Requests to the gateway are not recorded, except for the kinds of canary values in them, which could leak.
  const digits = body.replaceAll(' ', '')
  for (const { kind, value } of canaries) if (digits.includes(value)) record('typed', kind)
}

/**
 * Records the storage of a page. A closed or navigating page stores nothing that other pages of its context do not store.
 * Returns whether its origin may have a database.
 */
const recordPage = async (page: Page): Promise<boolean> => {
  const read = page.evaluate(async () => ({
    stored: JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.documentElement.outerHTML]),
    hasDatabase: (await indexedDB.databases()).length > 0,
  }))
  const { stored, hasDatabase } = await read.catch(() => ({ stored: '', hasDatabase: true }))
  record('storage', stored)
  return hasDatabase
}

/** The browser opens another page to read a context's databases, so this is done only when a database is possible. */
const recordStorage = async (context: BrowserContext) => {
  const pages = await Promise.all(context.pages().map(recordPage))
  const hasDatabase = pages.length === 0 || pages.includes(true)
  record('storage', JSON.stringify(hasDatabase ? await context.storageState({ indexedDB: true }) : await context.cookies()))
}

const recordContext = (context: BrowserContext) => {
  context.on('request', recordRequest)
  context.on('page', (page) =>
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => record('traffic', `${socket.url()} ${String(payload)}`))),
  )
  const close = context.close.bind(context)
  context.close = async (options) => {
    // Otherwise a route that is still reading a response fails the test.
    await Promise.all([context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
    if (hasFields) await recordStorage(context)
    await close(options)
  }
}

/** Starts recording. */
export const recordContexts = (browser: Browser) => {
  if (!isRecording()) return
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    recordContext(context)
    return context
  }
}
