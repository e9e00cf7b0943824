// The desk's pages in a browser: chunks that fail to load, and chunks that are preloaded.
import * as texts from '@sufra/shared/i18n/en/for-desk'
import { createClient } from '@sufra/shared/contract/client'
import { readOrder } from '@sufra/shared/orders/order.routes'
import { expect, type Browser, type Page } from 'playwright/test'
import { test } from '../own-restaurant.ts'
import { countRinging, watchRequests } from '../people.ts'
import { sessionOf } from '../applicant.ts'
import type { Restaurant } from '../new-restaurant.ts'
import { createDiner, type Diner } from '../../desktop/testing/order-by-phone.ts'

const url = process.env.SUFRA_URL ?? ''

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

test("every page of the user's area is preloaded, and no page of another area", async ({ browser, restaurant }) => {
  const counter = await open(browser, restaurant.session)
  const requests = watchRequests(counter)
  await counter.goto('/merchant/orders')
  for (const chunk of ['menu-page', 'cuisines-page', 'tables-page', 'this-counter-page', 'settings-layout', 'application-status'])
    await expect.poll(() => hasLoaded(counter, chunk), chunk).toBe(true)
  for (const chunk of ['applicants-page', 'settings-page', 'sign-up-page']) expect(await hasLoaded(counter, chunk)).toBe(false)
  await requests.allAnswered() // including files that these chunks import
  await counter.context().setOffline(true)
  await nav(counter, texts.tables.title).click()
  await expect(heading(counter, texts.tables.title)).toBeVisible()
  await counter.context().close()
  const admin = await open(browser, await sessionOf(url, 'admin@sufra.test', 'admin'))
  await admin.goto('/admin')
  for (const chunk of ['applicants-page', 'applicant-page', 'settings-page', 'pdf-view'])
    await expect.poll(() => hasLoaded(admin, chunk), chunk).toBe(true)
  expect(await hasLoaded(admin, 'orders-page')).toBe(false)
  await admin.context().close()
})
