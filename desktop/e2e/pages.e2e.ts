// The desk's pages in a browser: chunks that fail to load, unknown addresses, pages that are not built yet.
import { forDesk as texts } from '@sufra/shared/i18n/en/for-desk'
import { createClient } from '@sufra/shared/contract/client'
import { readOrder } from '@sufra/shared/orders/order.routes'
import { adminPaths, merchantPaths, openDeskPaths } from '@sufra/shared/pages/page-paths'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { countRinging } from '../../diner-web/e2e/people.ts'
import { startDemoServer, type DemoServer } from '../../scripts/servers/demo-server.ts'
import { sessionOf } from '../testing/applicant.ts'
import { createDiner, type Diner } from '../testing/order-by-phone.ts'

test.describe.configure({ mode: 'default' })

let cloud: DemoServer
let diner: Diner
let sessions: Record<'merchant' | 'admin', Awaited<ReturnType<typeof sessionOf>>>
test.beforeAll(async () => {
  cloud = await startDemoServer()
  diner = await createDiner(cloud.url, cloud.tableLink)
  sessions = { merchant: await sessionOf(cloud.url), admin: await sessionOf(cloud.url, 'admin@sufra.test', 'admin') }
})
test.afterAll(() => cloud.stop())

const open = async (browser: Browser, as?: 'merchant' | 'admin') => {
  const context = await browser.newContext({
    baseURL: cloud.url,
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    ...(as && { storageState: sessions[as] }),
  })
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
  const call = createClient({ baseUrl: cloud.url, fetch: (url, init) => fetch(url, init) })
  await expect.poll(async () => (await call(readOrder, { params: { orderId } })).data.acknowledgedAt).not.toBeNull()
  await page.getByRole('button', { name: texts.board.silence }).click()
}

test('a page opened for the first time offline shows an error while the board stays, and both recover automatically', async ({
  browser,
}) => {
  const counter = await open(browser, 'merchant')
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

test('a missing chunk reloads the page once, then shows an error within the layout, where the board still rings', async ({ browser }) => {
  const counter = await open(browser, 'merchant')
  let isGone = true
  await counter.route(tablesChunk, (route) => (isGone ? route.fulfill({ status: 404, json: { success: false } }) : route.continue()))
  await counter.goto('/merchant/orders')
  await expect(counter.getByText(texts.desk.connection.live)).toBeVisible()
  let loads = 0
  counter.on('load', () => (loads += 1))
  await nav(counter, texts.tables.title).click()
  await expect(notLoaded(counter)).toBeVisible()
  await expect(counter).toHaveURL(/\/merchant\/tables$/)
  expect(loads).toBe(1)

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

test('every page of a restaurant is preloaded, and none of the administrators', async ({ browser }) => {
  const counter = await open(browser, 'merchant')
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
  await counter.context().setOffline(true)
  await nav(counter, texts.tables.title).click()
  await expect(heading(counter, texts.tables.title)).toBeVisible()
  await counter.context().close()
})

test('an administrator’s pages are preloaded too', async ({ browser }) => {
  const admin = await open(browser, 'admin')
  await admin.goto('/admin')
  for (const chunk of ['applicants-page', 'applicant-page', 'settings-page', 'pdf-view'])
    await expect.poll(() => hasLoaded(admin, chunk), chunk).toBe(true)
  expect(await hasLoaded(admin, 'orders-page')).toBe(false)
  await admin.context().close()
})

const filledIn = (pattern: string) => pattern.replaceAll(/:\w+/g, '0192a000-0000-7000-8000-000000000000')

for (const [as, paths] of [
  ['merchant', merchantPaths],
  ['admin', adminPaths],
] as const)
  test(`each address of the ${as} has a page, answered with 200`, async ({ browser }) => {
    const page = await open(browser, as)
    for (const path of paths.map(filledIn)) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 200])
      await expect(page.getByRole('main')).not.toBeEmpty()
      await expect(page.getByText(texts.pages.notFound)).toBeHidden()
      await expect(page.getByText('Unexpected Application Error')).toBeHidden()
    }
    await page.context().close()
  })

test('each address for anonymous users has a page, answered with 200', async ({ browser }) => {
  const page = await open(browser)
  for (const path of openDeskPaths) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(texts.pages.notFound)).toBeHidden()
  }
  await page.context().close()
})

for (const [as, path, name, instead, target] of [
  ['merchant', '/merchant/order-history', texts.pages.orderHistory, texts.desk.orders, '/merchant/orders'],
  ['merchant', '/merchant/settings/about', texts.pages.about, texts.settings.profile.title, '/merchant/settings/profile'],
  [
    'merchant',
    '/merchant/settings/payments-subscriptions',
    texts.pages.merchantSubscription,
    texts.settings.profile.title,
    '/merchant/settings/profile',
  ],
  ['admin', '/admin/analytics/7', texts.pages.analytics, texts.desk.dashboard, '/admin'],
] as const)
  test(`${path} shows that it is not built yet, and links to ${target}`, async ({ browser }) => {
    const page = await open(browser, as)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: `${name} is not available yet` })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.getByRole('link', { name: `Go to ${instead}` }).click()
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    await page.context().close()
  })

test('an unknown address shows that it does not exist, within the layout of its area', async ({ browser }) => {
  for (const [as, path, home] of [
    ['merchant', '/merchant/nothing', '/merchant/orders'],
    ['merchant', '/merchant/settings/nothing', '/merchant/orders'],
    ['admin', '/admin/nothing', '/admin'],
  ] as const) {
    const page = await open(browser, as)
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(heading(page, texts.pages.notFound)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('navigation', { name: texts.desk.pages })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Go to/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    await page.context().close()
  }
  const page = await open(browser)
  expect((await page.goto('/login/again'))?.status()).toBe(404)
  await expect(heading(page, texts.pages.notFound)).toBeVisible()
  await page.getByRole('link', { name: texts.accounts.signIn }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.context().close()
})

for (const { status, path, shown } of [
  { status: 'deactivated', path: '/merchant/settings/payments-subscriptions', shown: texts.accounts.status.deactivated },
  { status: 'rejected', path: '/merchant/settings/about', shown: `${texts.pages.about} is not available yet` },
] as const)
  test(`a ${status} restaurant has its own page at ${path}`, async ({ browser }) => {
    const page = await open(browser, 'merchant')
    const body = (await (await page.request.get('/api/restaurants/me')).json()) as { data: object } // our own server's reply
    await page.route('**/api/restaurants/me', (route) => route.fulfill({ json: { ...body, data: { ...body.data, status } } }))
    await page.goto(path)
    await expect(page.getByRole('heading', { name: shown })).toBeVisible()
    await page.goto('/merchant/reports')
    await expect(page).toHaveURL(status === 'deactivated' ? /payments-subscriptions$/ : /settings\/profile$/)
    await page.context().close()
  })
