// The way from a table's link to the menu: the content that the page brings with it, and its independence of slow scripts.
import { walkLanguages } from '../../../scripts/common/test-scope.ts'
import { appVersion } from '@sufra/shared/app-version'
import * as labels from '@sufra/shared/i18n/en/for-diner'
import * as laterLabels from '@sufra/shared/i18n/en/for-diner-later'
import { expect, type Page } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { takePhone, words } from '../../people.ts'

/** Records the paths that the page requests. Call it before the page is opened. */
const recordRequests = (phone: Page) => {
  const paths: string[] = []
  phone.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

const switchTo = { en: 'Language: العربية', ar: 'اللغة: English' }
const fonts = { en: 'latin', ar: 'arabic' }
const loaded = { en: ['cairo latin'], ar: ['cairo arabic', 'cairo digits'] }

for (const language of walkLanguages)
  test(`a scanned code shows the menu without a request for the table, in the fonts of its language, and the next page follows a change of language (${language})`, async ({
    browser,
    workerRestaurant,
  }) => {
    const other = language === 'en' ? 'ar' : 'en'
    const phone = await takePhone(browser, words[language])
    const paths = recordRequests(phone)
    await phone.goto(workerRestaurant.tableLink)
    await expect(phone.getByRole('navigation')).toBeVisible()
    await phone.evaluate(() => document.fonts.ready)
    const loadedFonts = () =>
      phone.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '').toLowerCase())
          .toSorted(),
      )
    await expect.poll(loadedFonts).toEqual(loaded[language])
    expect(paths.filter((path) => path.includes(`cairo-${fonts[other]}-`))).toEqual([])
    expect(paths.filter((path) => path.startsWith('/api/tables/link'))).toEqual([])
    expect(paths.filter((path) => path === `/api/menu/${workerRestaurant.id}`)).toHaveLength(1)
    expect(paths.filter((path) => path.includes('for-diner-') && !path.includes('later'))).toHaveLength(1)

    await phone.getByRole('button', { name: switchTo[language] }).click()
    const direction = other === 'ar' ? 'rtl' : 'ltr'
    await expect(phone.locator('html')).toHaveAttribute('dir', direction)
    const html = await (await phone.request.get(workerRestaurant.tableLink)).text()
    expect(html).toContain(`<html lang="${other}" dir="${direction}">`)
    await phone.context().close()
  })

test('the restaurant’s name is painted before any script or style is loaded, and the menu has all its texts before the later ones are loaded', async ({
  browser,
  workerRestaurant,
}) => {
  const phone = await takePhone(browser, words.en)
  const [all, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await phone.route('**/assets/**', async (route) => {
    await all.promise
    if (route.request().url().includes('/for-diner-later-')) await later.promise
    await route.continue()
  })
  await phone.goto(workerRestaurant.tableLink, { waitUntil: 'commit' })
  const splash = phone.locator('#splash')
  await expect(splash).toContainText(labels.splash.to)
  await expect(splash.locator('strong')).not.toBeEmpty()
  await expect.poll(() => phone.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  const requested = phone.waitForRequest('**/assets/for-diner-later-*.js')
  all.resolve()
  await expect(phone.getByRole('navigation')).toBeVisible()
  await expect(splash).toHaveCount(0)
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
