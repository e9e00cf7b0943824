// A counter that runs as a browser page.
import { chromium } from 'playwright/test'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { password } from '../../cloud-api/testing/test-restaurant.ts'
import { startTestProxy } from '../testing/test-proxy.ts'
import type { ClockedProcess } from './clocked-api.ts'
import { numbersIn, until, type Counter } from './counter.ts'

/** Set in the page: every text that the board announces. */
type Collecting = { announced?: string[] }

export const launchBrowser = () => chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
type Browser = Awaited<ReturnType<typeof launchBrowser>>

/** Runs in the page. */
const collectAnnouncements = () => {
  const collected: string[] = []
  Object.assign(globalThis, { announced: collected } satisfies Collecting)
  const collect = (mutations: MutationRecord[]) => {
    for (const { target } of mutations) {
      const region = target.parentElement?.closest('[aria-live=assertive]') ?? (target instanceof Element ? target : null)
      if (region?.matches('[aria-live=assertive]') && region.textContent) collected.push(region.textContent)
    }
  }
  new MutationObserver(collect).observe(document, { subtree: true, childList: true, characterData: true })
}

export const openBrowserCounter = async (api: ClockedProcess, browser: Browser): Promise<Counter> => {
  const { restaurantId, email } = await api.addRestaurant()
  const connection = await startTestProxy(api.url)
  const context = await browser.newContext({ baseURL: connection.url, viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  const signedIn = await context.request.post(loginMerchant.path, { data: { email, password } })
  if (!signedIn.ok()) throw new Error(`the merchant could not sign in: ${signedIn.status()}`)
  const page = await context.newPage()
  await page.addInitScript(collectAnnouncements)
  await page.goto('/merchant/orders')
  const isConnected = () =>
    page.evaluate(() => [...document.querySelectorAll('output')].some(({ textContent }) => textContent?.trim() === 'Connected'))
  await until(isConnected, 'the connection of the browser')
  // Wait until the page's code is loaded, because loading it is not part of this test.
  await page.getByLabel('Search orders').first().waitFor()
  await page.waitForLoadState('networkidle')
  return {
    restaurantId,
    connection,
    isConnected,
    shownOrders: () =>
      page.evaluate(() =>
        [...document.querySelectorAll('article')].flatMap((card) => {
          const number = /^Order (\d+),/.exec(card.getAttribute('aria-label') ?? '')?.[1]
          return number === undefined ? [] : Number(number)
        }),
      ),
    announcesEach: false,
    announcedOrders: async () => numbersIn(await page.evaluate(() => (globalThis as Collecting).announced ?? [])),
    stop: async () => {
      await context.close()
      await connection.stop()
    },
  }
}
