// From a table's link to the menu: what the page brings with it, and that it does not depend on scripts of the page being fast.
import { appVersion } from '@sufra/shared/app-version'
import { forDiner as labels } from '@sufra/shared/i18n/en/for-diner'
import { forDinerLater as laterLabels } from '@sufra/shared/i18n/en/for-diner-later'
import { expect, type Page } from '@playwright/test'
import { test } from '../own-restaurant.ts'
import { takePhone, words } from '../people.ts'

/** Paths of what the page has requested. Call it before the page is opened. */
const recordRequests = (phone: Page) => {
  const paths: string[] = []
  phone.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

for (const [language, font, otherFont] of [
  ['en', 'latin', 'arabic'],
  ['ar', 'arabic', 'latin'],
] as const)
  test(`a scanned code shows the menu without a request for the table, in one font (${language})`, async ({
    browser,
    workerRestaurant,
  }) => {
    const phone = await takePhone(browser, words[language])
    const paths = recordRequests(phone)
    await phone.goto(workerRestaurant.tableLink)
    await expect(phone.getByRole('navigation')).toBeVisible()
    await phone.evaluate(() => document.fonts.ready)
    const loadedFonts = () =>
      phone.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '').toLowerCase()),
      )
    await expect.poll(loadedFonts).toEqual([`cairo ${font}`])
    expect(paths.filter((path) => path.includes(`cairo-${otherFont}-`))).toEqual([])
    expect(paths.filter((path) => path.startsWith('/api/tables/link'))).toEqual([])
    expect(paths.filter((path) => path === `/api/menu/${workerRestaurant.id}`)).toHaveLength(1)
    expect(paths.filter((path) => path.includes('for-diner-') && !path.includes('later'))).toHaveLength(1)
    await phone.context().close()
  })

test('the restaurant’s name is painted before any script or style has come, and the splash lasts a second from then', async ({
  browser,
  workerRestaurant,
}) => {
  const phone = await takePhone(browser, words.en)
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  await phone.route('**/assets/**', async (route) => {
    await gate
    await route.continue()
  })
  await phone.goto(workerRestaurant.tableLink, { waitUntil: 'commit' })
  const splash = phone.locator('#splash')
  await expect(splash).toContainText(labels.splash.to)
  await expect(splash.locator('strong')).not.toBeEmpty()
  await expect.poll(() => phone.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  // The second is long over when the scripts come.
  await expect
    .poll(() => phone.evaluate(() => performance.now() - (performance.getEntriesByType('paint')[0]?.startTime ?? 0)))
    .toBeGreaterThan(1_000)
  letThrough()
  await expect(phone.getByRole('navigation')).toBeVisible()
  await expect(splash).toHaveCount(0)
  await phone.context().close()
})

test('a menu whose code cannot be loaded ends the splash with the error and a retry', async ({ browser, workerRestaurant }) => {
  const phone = await takePhone(browser, words.en)
  await phone.route('**/assets/restaurant-page-*.js', (route) => route.abort())
  await phone.goto(workerRestaurant.tableLink)
  await expect(phone.getByRole('main').getByText(labels.errors.pageNotLoaded)).toBeVisible()
  await expect(phone.locator('#splash')).toHaveCount(0)
  await phone.unroute('**/assets/restaurant-page-*.js')
  await phone.getByRole('button', { name: labels.common.retry }).click()
  await expect(phone.getByRole('navigation')).toBeVisible()
  await phone.context().close()
})

test('the menu has all its texts while the later ones are not there', async ({ browser, workerRestaurant }) => {
  const phone = await takePhone(browser, words.en)
  const later = Promise.withResolvers<void>()
  await phone.route('**/assets/for-diner-later-*.js', async (route) => {
    await later.promise
    await route.continue()
  })
  const requested = phone.waitForRequest('**/assets/for-diner-later-*.js')
  await phone.goto(workerRestaurant.tableLink)
  await expect(phone.locator('#splash')).toHaveCount(0)
  await requested
  const categories = phone.getByRole('navigation').getByRole('button')
  await expect(phone.getByRole('heading', { level: 2, name: (await categories.last().textContent()) ?? '' })).toBeAttached()
  const nameOfText = new RegExp(`[">] ?(${Object.keys(laterLabels).join('|')})\\.\\w`)
  expect(await phone.locator('#root').innerHTML()).not.toMatch(nameOfText)
  later.resolve()
  await expect(phone.getByText(laterLabels.start.version.replace('{{version}}', appVersion))).toBeVisible()
  expect(await phone.locator('#root').innerHTML()).not.toMatch(nameOfText)
  await phone.context().close()
})

test('the choice of a language is known to the next page that the server draws', async ({ browser, workerRestaurant }) => {
  const phone = await takePhone(browser, words.en)
  await phone.goto(workerRestaurant.tableLink)
  await phone.getByRole('button', { name: 'Language: العربية' }).click()
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl')
  const html = await (await phone.request.get(workerRestaurant.tableLink)).text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  await phone.context().close()
})
