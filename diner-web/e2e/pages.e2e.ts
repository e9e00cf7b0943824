// The diner's pages as a phone gets them: code that does not come, addresses that are none, pages that are not built yet.
import { forDiner as say } from '@sufra/shared/i18n/en/for-diner'
import { dinerPaths } from '@sufra/shared/pages/page-paths'
import { expect, test, type Page } from '@playwright/test'
import { tableLink, takePhone, words } from './people.ts'

const categoryChunk = '**/assets/category-page-*.js'
const notLoaded = (phone: Page) => phone.getByRole('main').getByText(say.errors.pageNotLoaded)

const openMenu = async (phone: Page) => {
  await phone.goto(tableLink())
  await expect(phone.getByRole('navigation')).toBeVisible()
}
const openCategory = (phone: Page) => phone.getByRole('main').getByRole('link', { name: words.en.category }).first().click()
const categoryHeading = (phone: Page) => phone.getByRole('heading', { level: 1, name: words.en.category })

test('a category that is opened for the first time without a network says so, and comes with the network', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  await phone.route(categoryChunk, (route) => route.abort())
  await openMenu(phone)
  await phone.evaluate(() => (window.name = 'the same document'))
  await phone.context().setOffline(true)
  await openCategory(phone)
  await expect(notLoaded(phone)).toBeVisible()
  await phone.getByRole('button', { name: say.common.retry }).click()
  await expect(notLoaded(phone)).toBeVisible()
  await phone.getByRole('button', { name: say.common.back }).click()
  await expect(phone).toHaveURL(/\/restaurants\//)
  await openCategory(phone)
  await expect(notLoaded(phone)).toBeVisible()
  await phone.unroute(categoryChunk)
  await phone.context().setOffline(false)
  await expect(categoryHeading(phone)).toBeVisible()
  expect(await phone.evaluate(() => window.name)).toBe('the same document')
  await phone.context().close()
})

test('a chunk that is gone reloads the page once; after that it can be tried again', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  let isGone = true
  await phone.route(categoryChunk, (route) => (isGone ? route.fulfill({ status: 404, json: { success: false } }) : route.continue()))
  await openMenu(phone)
  let loads = 0
  phone.on('load', () => (loads += 1))
  await openCategory(phone)
  await expect(notLoaded(phone)).toBeVisible()
  await expect(phone).toHaveURL(/\/menu-detail\//)
  expect(loads).toBe(1)
  isGone = false
  await phone.getByRole('button', { name: say.common.retry }).click()
  await expect(categoryHeading(phone)).toBeVisible()
  expect(loads).toBe(1)
  await phone.context().close()
})

test('once the menu is shown the next pages are there, also without a network', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  await openMenu(phone)
  const hasLoaded = (chunk: string) =>
    phone.evaluate((start) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${start}-`)), chunk)
  for (const chunk of ['category-page', 'item-sheet', 'cart-page', 'payment-page', 'order-page', 'search-page'])
    await expect.poll(() => hasLoaded(chunk), chunk).toBe(true)
  await phone.context().setOffline(true)
  await openCategory(phone)
  await phone.getByRole('button', { name: words.en.shawarma }).first().click()
  await phone.getByRole('dialog').getByRole('button', { name: words.en.addToCart }).click()
  await phone.getByRole('link', { name: words.en.viewCart }).click()
  await expect(phone.getByRole('heading', { level: 1, name: say.cart.title })).toBeVisible()
  await phone.context().close()
})

test('what listens behind the page is not needed to see the menu', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  await phone.route(/\/assets\/(toasts|live-menu|line)-[^/]+\.js/, (route) => route.abort())
  await openMenu(phone)
  await openCategory(phone)
  await expect(categoryHeading(phone)).toBeVisible()
  await phone.context().close()
})

test('each address of the list has a page, answered with 200', async ({ page }) => {
  for (const path of dinerPaths.map((pattern) => pattern.replaceAll(/:\w+/g, '0192a000-0000-7000-8000-000000000000'))) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200])
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(page.getByText(say.welcome.notFound)).toBeHidden()
  }
})

test('an address without a page says so, with 404', async ({ page }) => {
  for (const path of ['/no/such/page', '/metrics', '/restaurants']) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
    await expect(page.getByText(say.welcome.notFound)).toBeVisible()
  }
})

test('a page that is not built yet says so, and leads to where its diner goes on', async ({ page }) => {
  for (const [path, label, target] of [
    ['/payments/submitpin', say.cart.goOn, '/payments'],
    ['/successbacktohome', say.welcome.home, '/'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: say.welcome.notBuilt })).toBeVisible()
    await page.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(new RegExp(`${target}$`))
  }
})
