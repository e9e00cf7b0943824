// Loading of pages: in advance, offline, and after a deploy that has replaced them.
import { cartPage } from '@sufra/shared/cart/texts.en'
import * as labels from '@sufra/shared/i18n/en/for-diner'
import { expect, test, type Page } from 'playwright/test'
import { openMenu, takePhone, watchRequests, words } from '../people.ts'

const searchChunk = '**/assets/search-page-*.js'
const notLoaded = (phone: Page) => phone.getByRole('main').getByText(labels.errors.pageNotLoaded)

const openSearch = (phone: Page) => phone.getByRole('main').getByRole('link', { name: labels.menu.search }).click()
const searchHeading = (phone: Page) => phone.getByRole('heading', { level: 1, name: labels.menu.search })

test('the next pages work offline once the menu is shown; a page that was not loaded shows an error, and opens once the network is back', async ({
  browser,
}) => {
  const phone = await takePhone(browser, words.en)
  await phone.route(searchChunk, (route) => route.abort())
  const requests = watchRequests(phone)
  await openMenu(phone)
  await phone.evaluate(() => (window.name = 'the same document'))
  const hasLoaded = (chunk: string) =>
    phone.evaluate((start) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${start}-`)), chunk)
  for (const chunk of ['item-sheet', 'cart-page', 'payment-page', 'order-page']) await expect.poll(() => hasLoaded(chunk), chunk).toBe(true)
  await requests.allAnswered() // including files that these chunks import
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: words.en.shawarma }).first().click()
  await phone.getByRole('dialog').getByRole('button', { name: words.en.addToCart }).click()
  await phone.getByRole('link', { name: words.en.viewCart }).click()
  await expect(phone.getByRole('heading', { level: 1, name: cartPage.title })).toBeVisible()
  await phone.getByRole('button', { name: labels.common.back }).click()
  await openSearch(phone)
  await expect(notLoaded(phone)).toBeVisible()
  await phone.getByRole('button', { name: labels.common.retry }).click()
  await expect(notLoaded(phone)).toBeVisible()
  await phone.unroute(searchChunk)
  await phone.context().setOffline(false)
  await expect(searchHeading(phone)).toBeVisible()
  expect(await phone.evaluate(() => window.name)).toBe('the same document')
  await phone.context().close()
})

test('a missing chunk reloads the page once, and then has a retry button', async ({ browser }) => {
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
