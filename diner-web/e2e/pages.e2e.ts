// Loading of pages: missing chunks, unknown paths, and pages without anything to show.
import { cartPage } from '@sufra/shared/i18n/en/diner/cart-page'
import { forDiner as labels } from '@sufra/shared/i18n/en/for-diner'
import { forDinerLater } from '@sufra/shared/i18n/en/for-diner-later'
import { dinerPaths } from '@sufra/shared/pages/page-paths'
import { expect, test, type Page } from '@playwright/test'
import { openMenu, showPath, takePhone, watchRequests, words } from './people.ts'

const searchChunk = '**/assets/search-page-*.js'
const notLoaded = (phone: Page) => phone.getByRole('main').getByText(labels.errors.pageNotLoaded)

const openSearch = (phone: Page) => phone.getByRole('main').getByRole('link', { name: labels.menu.search }).click()
const searchHeading = (phone: Page) => phone.getByRole('heading', { level: 1, name: labels.menu.search })

test('a page opened for the first time while offline shows an error, and loads once the network is back', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  await phone.route(searchChunk, (route) => route.abort())
  await openMenu(phone)
  await phone.evaluate(() => (window.name = 'the same document'))
  await phone.context().setOffline(true)
  await openSearch(phone)
  await expect(notLoaded(phone)).toBeVisible()
  await phone.getByRole('button', { name: labels.common.retry }).click()
  await expect(notLoaded(phone)).toBeVisible()
  await phone.getByRole('button', { name: labels.common.back }).click()
  await expect(phone).toHaveURL(/\/restaurants\//)
  await openSearch(phone)
  await expect(notLoaded(phone)).toBeVisible()
  await phone.unroute(searchChunk)
  await phone.context().setOffline(false)
  await expect(searchHeading(phone)).toBeVisible()
  expect(await phone.evaluate(() => window.name)).toBe('the same document')
  await phone.context().close()
})

test('a missing chunk reloads the page once; after that it can be retried', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  let isGone = true
  await phone.route(searchChunk, (route) => (isGone ? route.fulfill({ status: 404, json: { success: false } }) : route.continue()))
  await openMenu(phone)
  let loads = 0
  phone.on('load', () => (loads += 1))
  await openSearch(phone)
  await expect(notLoaded(phone)).toBeVisible()
  await expect(phone).toHaveURL(/\/results/)
  await expect.poll(() => loads).toBe(1)
  isGone = false
  await phone.getByRole('button', { name: labels.common.retry }).click()
  await expect(searchHeading(phone)).toBeVisible()
  expect(loads).toBe(1)
  await phone.context().close()
})

test('once the menu is shown the next pages are preloaded and work offline', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  const requests = watchRequests(phone)
  await openMenu(phone)
  const hasLoaded = (chunk: string) =>
    phone.evaluate((start) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${start}-`)), chunk)
  for (const chunk of ['item-sheet', 'cart-page', 'payment-page', 'order-page', 'search-page'])
    await expect.poll(() => hasLoaded(chunk), chunk).toBe(true)
  await requests.allAnswered() // of what these chunks import too
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: words.en.shawarma }).first().click()
  await phone.getByRole('dialog').getByRole('button', { name: words.en.addToCart }).click()
  await phone.getByRole('link', { name: words.en.viewCart }).click()
  await expect(phone.getByRole('heading', { level: 1, name: cartPage.title })).toBeVisible()
  await phone.context().close()
})

test('the menu works without the background parts of the page', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  await phone.route(/\/assets\/(beside-page|toasts|connection)-[^/]+\.js/, (route) => route.abort())
  await openMenu(phone)
  await openSearch(phone)
  await expect(searchHeading(phone)).toBeVisible()
  await phone.context().close()
})

test('each path of the list has a page', async ({ page }) => {
  // That each is answered with 200 is tested by pages.test.ts of the API.
  expect((await page.goto('/'))?.status()).toBe(200)
  for (const path of dinerPaths.map((pattern) => pattern.replaceAll(/:\w+/g, '0192a000-0000-7000-8000-000000000000'))) {
    await showPath(page, '/no/such/page')
    await expect(page.getByText(forDinerLater.welcome.notFound)).toBeVisible()
    await showPath(page, path)
    await expect(page.getByText(forDinerLater.welcome.notFound), path).toBeHidden()
    await expect(page.getByRole('main'), path).not.toBeEmpty()
  }
})

test('an unknown path shows the not-found page with status 404', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  const notFound = page.getByText(forDinerLater.welcome.notFound)
  await expect(notFound).toBeVisible()
  for (const path of ['/metrics', '/restaurants']) {
    await showPath(page, '/')
    await expect(notFound).toBeHidden()
    await showPath(page, path)
    await expect(notFound).toBeVisible()
  }
})

test('the page after an order says when there was none, and links to the next step', async ({ page }) => {
  await page.goto('/successbacktohome')
  await expect(page.getByRole('heading', { name: forDinerLater.tracking.noneTitle })).toBeVisible()
  await page.getByRole('link', { name: forDinerLater.tracking.toMenu }).click()
  await expect(page).toHaveURL(/\/$/)
})
