// A separate server with the demo restaurant. It starts at noon in Doha on a day after its past orders, so that no test meets the end of a
// business day or closed hours.
import type { Browser, Page } from 'playwright/test'
import { startClockedServer } from '../../scripts/servers/clocked-demo-server.ts'
import { untilNoon } from './hours/doha-clock.ts'

const day = 86_400_000

export type NoonServer = Awaited<ReturnType<typeof startNoonServer>>

export const startNoonServer = async () => {
  const server = await startClockedServer()
  const pages: Page[] = []
  let ahead = day + untilNoon(Date.now())
  await server.pass(ahead)
  const now = () => Date.now() + ahead

  return {
    ...server,
    /** The time of the server and of its pages. */
    now,
    /** Opens an empty page with its own storage, whose clock is the server's. */
    openPage: async (browser: Browser, locale: string, viewport = { width: 1366, height: 768 }): Promise<Page> => {
      const context = await browser.newContext({ baseURL: server.url, viewport, locale, permissions: ['notifications'] })
      const page = await context.newPage()
      await page.clock.install({ time: now() })
      pages.push(page)
      return page
    },
    /** Advances the clocks of the server and of the open pages. */
    pass: async (milliseconds: number): Promise<void> => {
      await server.pass(milliseconds)
      ahead += milliseconds
      for (const page of pages.filter((each) => !each.isClosed())) await page.clock.fastForward(milliseconds)
    },
  }
}
