// The desk's pages in a browser: chunks that fail to load, unknown addresses, pages that are not built yet.
import { forDesk as texts } from '@sufra/shared/i18n/en/for-desk'
import { createClient } from '@sufra/shared/contract/client'
import { readOrder } from '@sufra/shared/orders/order.routes'
import { adminPaths, merchantPaths, openDeskPaths } from '@sufra/shared/pages/page-paths'
import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../../diner-web/e2e/own-restaurant.ts'
import { countRinging, showPath, watchRequests } from '../../diner-web/e2e/people.ts'
import { sessionOf } from '../testing/applicant.ts'
import type { Restaurant } from '../testing/new-restaurant.ts'
import { createDiner, type Diner } from '../testing/order-by-phone.ts'

const url = process.env.SUFRA_URL ?? ''
const sessionOfAdmin = () => sessionOf(url, 'admin@sufra.test', 'admin')

const open = async (browser: Browser, storageState?: Restaurant['session']) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB', storageState })
  const page = await context.newPage()
  await countRinging(page)
  return page
}

const tablesChunk = '**/desk/assets/tables-page-*.js'
const notLoaded = (page: Page) => page.getByRole('main').getByText(texts.errors.pageNotLoaded)
const nav = (page: Page, name: string) => page.getByRole('navigation', { name: texts.desk.pages }).getByRole('link', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Whether the page has loaded a file whose name starts with `chunk`. */
const hasLoaded = (page: Page, chunk: string) =>
  page.evaluate((start) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${start}-`)), chunk)

/** Expects a new order to ring on this page and to be acknowledged by it, the only counter. */
const expectRingingFor = async (page: Page, { orderId, orderNumber }: Awaited<ReturnType<Diner['order']>>) => {
  await expect(page.getByRole('region', { name: `New order ${orderNumber}` })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.ringing)).toBe(1)
  const call = createClient({ baseUrl: url, fetch: (address, init) => fetch(address, init) })
  await expect.poll(async () => (await call(readOrder, { params: { orderId } })).data.acknowledgedAt).not.toBeNull()
  await page.getByRole('button', { name: texts.board.silence }).click()
}

test('a page opened for the first time offline shows an error while the board stays, and both recover automatically', async ({
  browser,
  restaurant,
}) => {
  const diner = await createDiner(url, restaurant.tableLink)
  const counter = await open(browser, restaurant.session)
  await counter.route(tablesChunk, (route) => route.abort())
  await counter.goto('/merchant/orders')
  await expect(counter.getByText(texts.desk.connection.live)).toBeVisible()
  await counter.evaluate(() => (window.name = 'the same document'))
  await counter.context().setOffline(true)
  await nav(counter, texts.tables.title).click()
  await expect(notLoaded(counter)).toBeVisible()
  await expect(counter.getByText(texts.desk.connection.down)).toBeVisible()
  const order = await diner.order()
  await counter.getByRole('button', { name: texts.common.retry }).click()
  await expect(notLoaded(counter)).toBeVisible()
  await counter.unroute(tablesChunk)
  await counter.context().setOffline(false)
  await expect(heading(counter, texts.tables.title)).toBeVisible()
  await expectRingingFor(counter, order)
  expect(await counter.evaluate(() => window.name)).toBe('the same document')
  await counter.context().close()
})

test('a missing chunk reloads the page once, then shows an error within the layout, where the board still rings', async ({
  browser,
  restaurant,
}) => {
  const diner = await createDiner(url, restaurant.tableLink)
  const counter = await open(browser, restaurant.session)
  let isGone = true
  await counter.route(tablesChunk, (route) => (isGone ? route.fulfill({ status: 404, json: { success: false } }) : route.continue()))
  await counter.goto('/merchant/orders')
  await expect(counter.getByText(texts.desk.connection.live)).toBeVisible()
  let loads = 0
  counter.on('load', () => (loads += 1))
  await nav(counter, texts.tables.title).click()
  await expect(notLoaded(counter)).toBeVisible()
  await expect(counter).toHaveURL(/\/merchant\/tables$/)
  await expect.poll(() => loads).toBe(1)

  await expectRingingFor(counter, await diner.order())
  await nav(counter, texts.desk.orders).click()
  await expect(counter.getByRole('region', { name: texts.orders.status.Received })).toBeVisible()
  await nav(counter, texts.tables.title).click()
  await expect(notLoaded(counter)).toBeVisible()
  expect(loads).toBe(1)

  isGone = false
  await counter.getByRole('button', { name: texts.common.retry }).click()
  await expect(heading(counter, texts.tables.title)).toBeVisible()
  expect(loads).toBe(1)
  await counter.context().close()
})

test('every page of a restaurant is preloaded, and none of the administrators', async ({ browser, restaurant }) => {
  const counter = await open(browser, restaurant.session)
  const requests = watchRequests(counter)
  await counter.goto('/merchant/orders')
  for (const chunk of [
    'menu-page',
    'cuisines-page',
    'tables-page',
    'this-counter-page',
    'settings-layout',
    'documents-page',
    'escalation-page',
  ])
    await expect.poll(() => hasLoaded(counter, chunk), chunk).toBe(true)
  await expect.poll(() => hasLoaded(counter, 'application-status')).toBe(true)
  for (const chunk of ['applicants-page', 'settings-page', 'sign-up-page']) expect(await hasLoaded(counter, chunk)).toBe(false)
  await requests.allAnswered() // of what these chunks import too
  await counter.context().setOffline(true)
  await nav(counter, texts.tables.title).click()
  await expect(heading(counter, texts.tables.title)).toBeVisible()
  await counter.context().close()
})

test('an administrator’s pages are preloaded too', async ({ browser }) => {
  const admin = await open(browser, await sessionOfAdmin())
  await admin.goto('/admin')
  for (const chunk of ['applicants-page', 'applicant-page', 'settings-page', 'pdf-view'])
    await expect.poll(() => hasLoaded(admin, chunk), chunk).toBe(true)
  expect(await hasLoaded(admin, 'orders-page')).toBe(false)
  await admin.context().close()
})

const filledIn = (pattern: string) => pattern.replaceAll(/:\w+/g, '0192a000-0000-7000-8000-000000000000')

/**
 * Expects that each path has a page: it is shown after an unknown address, without loading the app again. That each is answered with 200 is tested by
 * pages.test.ts of the API.
 */
const expectPages = async (page: Page, unknown: string, paths: readonly string[]) => {
  for (const path of paths) {
    await showPath(page, unknown)
    await expect(heading(page, texts.pages.notFound)).toBeVisible()
    await showPath(page, filledIn(path))
    await expect(heading(page, texts.pages.notFound), path).toBeHidden()
    await expect(page.getByRole('main'), path).not.toBeEmpty()
    await expect(page.getByText('Unexpected Application Error'), path).toBeHidden()
  }
}

test('each address of a merchant has a page', async ({ browser, restaurant }) => {
  const page = await open(browser, restaurant.session)
  expect((await page.goto('/merchant/orders'))?.status()).toBe(200)
  await expectPages(page, '/merchant/nothing', merchantPaths)
  await page.context().close()
})

test('each address of an administrator has a page', async ({ browser }) => {
  const page = await open(browser, await sessionOfAdmin())
  expect((await page.goto('/admin'))?.status()).toBe(200)
  await expectPages(page, '/admin/nothing', adminPaths)
  await page.context().close()
})

test('each address for anonymous users has a page', async ({ browser }) => {
  const page = await open(browser)
  expect((await page.goto('/login'))?.status()).toBe(200)
  await expectPages(page, '/login/again', openDeskPaths)
  await page.context().close()
})

test('an unknown address shows that it does not exist, within the layout of its area', async ({ browser, restaurant }) => {
  const counter = await open(browser, restaurant.session)
  expect((await counter.goto('/merchant/nothing'))?.status()).toBe(404)
  for (const path of ['/merchant/nothing', '/merchant/settings/nothing']) {
    await showPath(counter, path)
    await expect(heading(counter, texts.pages.notFound)).toBeVisible()
    await expect(counter).toHaveURL(new RegExp(`${path}$`))
    await expect(counter.getByRole('navigation', { name: texts.desk.pages })).toBeVisible()
    await counter
      .getByRole('main')
      .getByRole('link', { name: /^Go to/ })
      .click()
    await expect(counter).toHaveURL(/\/merchant\/orders$/)
  }
  await counter.context().close()
  const page = await open(browser)
  expect((await page.goto('/login/again'))?.status()).toBe(404)
  await expect(heading(page, texts.pages.notFound)).toBeVisible()
  await page.getByRole('link', { name: texts.accounts.signIn }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.context().close()
})

for (const { status, path, shown } of [
  { status: 'deactivated', path: '/merchant/settings/payments-subscriptions', shown: texts.deactivation.title },
  { status: 'rejected', path: '/merchant/settings/about', shown: texts.about.names },
] as const)
  test(`a ${status} restaurant has its own page at ${path}`, async ({ browser, restaurant }) => {
    const page = await open(browser, restaurant.session)
    const body = (await (await page.request.get('/api/restaurants/me')).json()) as { data: object } // our own server's reply
    await page.route('**/api/restaurants/me', (route) => route.fulfill({ json: { ...body, data: { ...body.data, status } } }))
    await page.goto(path)
    await expect(page.getByRole('heading', { name: shown })).toBeVisible()
    await showPath(page, '/merchant/reports')
    await expect(page).toHaveURL(status === 'deactivated' ? /payments-subscriptions$/ : /settings\/profile$/)
    await page.context().close()
  })
