// A phone and a counter on the restaurant's own network: plain http with a host name other than localhost, where browsers disable many APIs.
import { chromium, expect, test as base, type Browser, type Page } from 'playwright/test'
import { takeRestaurant } from '../new-restaurant.ts'
import { deleteNewerBuiltIns } from './old-browser.ts'
import { fillCart, payCash, takePhone, words } from '../people.ts'

const labels = words.en
const onNetwork = (address: string) => {
  const url = new URL(address)
  url.hostname = 'sufra.lan'
  return url.href
}

/** Blocks all scripts of the next page until the page has reloaded itself. Returns the URLs of the blocked scripts. */
const failScriptsOnce = async (page: Page) => {
  const failed = new Set<string>()
  let loads = 0
  page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (loads > 1) return route.fallback()
    failed.add(route.request().url())
    await route.abort()
  })
  return failed
}

const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP sufra.lan 127.0.0.1']
      const browser = await chromium.launch({ ...launchOptions, args })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

test('on plain http under a LAN name, with the built-ins of the oldest browsers and scripts that fail at first, an order is placed, accepted and delivered, and the API documentation is shown', async ({
  browser,
}) => {
  const restaurant = await takeRestaurant()
  const origin = onNetwork(process.env.SUFRA_URL ?? '').replace(/\/$/, '')
  const counter = await (await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: labels.locale })).newPage()
  await deleteNewerBuiltIns(counter)
  const ofCounter = await failScriptsOnce(counter)
  await counter.goto(`${origin}/merchant/login`)
  await counter.getByLabel('Email').fill(restaurant.email) // by now the page has reloaded itself
  expect(await counter.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
  await counter.getByLabel('Password', { exact: true }).fill(restaurant.password)
  await counter.getByRole('button', { name: 'Sign in' }).click()
  await expect(counter).toHaveURL(/\/merchant\/orders/)
  expect(ofCounter.size).toBeGreaterThan(0)

  const phone = await takePhone(browser, labels)
  await deleteNewerBuiltIns(phone)
  const ofPhone = await failScriptsOnce(phone)
  await fillCart(phone, labels, onNetwork(restaurant.tableLink))
  expect(new URL(phone.url()).hostname).toBe('sufra.lan')
  expect(ofPhone.size).toBeGreaterThan(0)
  expect(await phone.evaluate(() => ['withResolvers' in Promise, 'checkVisibility' in Element.prototype])).toEqual([false, false])
  const number = await payCash(phone, labels, 'Lan Latifa')
  const card = counter.getByRole('article', { name: `Order ${number}, Table 1` })
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  await counter.getByRole('button', { name: '15 minutes' }).click()
  await expect(phone.getByText('The restaurant has accepted it')).toBeVisible()
  await card.getByRole('button', { name: 'Order ready', exact: true }).click()
  await card.getByRole('button', { name: /^Delivered · cash/ }).click()
  await expect(phone).toHaveURL(/\/successbacktohome$/)
  await expect(card).toBeHidden()
  await phone.goto(`${origin}/docs`)
  await expect(phone.getByRole('heading', { name: /^Sufra/ })).toBeVisible()
  await phone.context().close()
  await counter.context().close()
})
