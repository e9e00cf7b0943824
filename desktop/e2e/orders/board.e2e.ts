// The board on a separate server with an adjustable clock: missed orders, orders left open, and more open orders than one list has.
import { expect, test, type Browser, type Page } from '@playwright/test'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { Call } from '@sufra/shared/contract/client'
import { listClosedByPlatform } from '@sufra/shared/orders/closed-by-platform.routes'
import { listOrders, moveOrder } from '@sufra/shared/orders/order.routes'
import { startClockedServer, type ClockedServer } from '../../../scripts/servers/clocked-demo-server.ts'
import { signInAgain } from '../../testing/cloud-orders.ts'
import { createDiner, type Diner } from '../../testing/order-by-phone.ts'
import { untilNoon } from '../hours/doha-clock.ts'

test.describe.configure({ mode: 'serial' })

const minute = 60_000
const hour = 60 * minute

let api: ClockedServer
let diner: Diner
let call: Call
const pages: Page[] = []

test.beforeAll(async () => {
  api = await startClockedServer()
  await api.pass(untilNoon(Date.now())) // a business day ends at four in the morning
  diner = await createDiner(api.url, api.tableLink)
})
test.beforeEach(async () => {
  ;({ call } = await signInAgain(api.url))
})
test.afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close()
})
test.afterAll(() => api.stop())

/** Opens a counter in a browser context of its own, with a session of its own. */
const openCounter = async (browser: Browser, prepare?: (page: Page) => Promise<void>): Promise<Page> => {
  const context = await browser.newContext({ baseURL: api.url, viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  const signedIn = await context.request.post(loginMerchant.path, { data: { email: 'demo@sufra.test', password: 'Sufra@2026' } })
  expect(signedIn.ok()).toBe(true)
  const page = await context.newPage()
  pages.push(page)
  await prepare?.(page)
  await page.goto('/merchant/orders')
  await expect(page.getByText('Connected')).toBeVisible()
  return page
}

type Placed = Awaited<ReturnType<Diner['order']>>
type Status = 'Preparing' | 'Out for Delivery' | 'Delivered' | 'Cancelled'

const move = async ({ orderId }: Placed, ...statuses: Status[]) => {
  for (const status of statuses) {
    const more = { minutes: status === 'Preparing' ? 15 : undefined, reason: status === 'Cancelled' ? ('closing' as const) : undefined }
    await call(moveOrder, { params: { orderId }, body: { status, ...more } })
  }
}

const cardOf = (counter: Page, { orderNumber }: Placed) => counter.getByRole('article', { name: new RegExp(`^Order ${orderNumber},`) })
const missedCardOf = (counter: Page, { orderNumber }: Placed) =>
  counter.getByRole('region', { name: new RegExp(`^Missed order ${orderNumber},`) })
const column = (counter: Page, name: string) => counter.getByRole('region', { name, exact: true })

/** Headless Chromium plays sound without a gesture; a browser with a window waits for one. Applies from the next load on. */
const blockSound = (counter: Page) =>
  counter.addInitScript(() => {
    let isResumed = false
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => (isResumed ? 'running' : 'suspended') })
    AudioContext.prototype.resume = () => {
      isResumed = true
      return Promise.resolve()
    }
  })

test('a missed order stays as a red card at every counter, also after a reload, until it is dismissed', async ({ browser }) => {
  const [first, second] = [await openCounter(browser), await openCounter(browser)]
  const order = await diner.order('Maryam')
  await expect(cardOf(first, order)).toBeVisible()
  await api.pass(4 * minute)
  for (const counter of [first, second]) {
    await expect(missedCardOf(counter, order)).toBeVisible()
    expect(await counter.getByText(`Order ${order.orderNumber} was cancelled`).count()).toBe(0)
    await expect(cardOf(counter, order)).toBeHidden()
  }
  await blockSound(first)
  await first.reload()
  const card = missedCardOf(first, order)
  await expect(card.getByText('Not accepted in time')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Call Maryam' })).toHaveAttribute('href', 'tel:+97455512345')
  // The first click also turns the sound on. The banner disappears without moving the card, or the click would be lost.
  const soundOff = first.getByText('Your browser blocks sound until you tap the page.')
  await expect(soundOff).toBeVisible()
  await card.getByRole('button', { name: 'Dismiss' }).click({ delay: 500 })
  await expect(soundOff).toBeHidden()
  for (const counter of [first, second]) await expect(missedCardOf(counter, order)).toBeHidden()
  await second.reload()
  await second.waitForLoadState('networkidle')
  await expect(second.getByText('No open orders')).toBeVisible()
  await expect(missedCardOf(second, order)).toBeHidden()
})

test('a counter that starts while an order is missed shows it', async ({ browser }) => {
  const order = await diner.order('Early')
  const closedListed = Promise.withResolvers<void>()
  const boardAnswered = Promise.withResolvers<void>()
  const counter = await openCounter(browser, async (page) => {
    // The list of closed orders is older than the order's end, and the board's list is newer.
    await page.route(
      `**${listClosedByPlatform.path}`,
      async (route) => {
        const response = await route.fetch()
        closedListed.resolve()
        await boardAnswered.promise
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.route(
      (url) => url.pathname === listOrders.path,
      async (route) => {
        await closedListed.promise
        await api.pass(4 * minute)
        await expect.poll(async () => (await call(listClosedByPlatform, {})).data.missedCount).toBe(1)
        await route.fulfill({ response: await route.fetch() })
        boardAnswered.resolve()
      },
      { times: 1 },
    )
  })
  await expect(missedCardOf(counter, order)).toBeVisible()
  await missedCardOf(counter, order).getByRole('button', { name: 'Dismiss' }).click()
  await expect(missedCardOf(counter, order)).toBeHidden()
})

test('orders that were left open are listed in one line the next day, and dismissed together', async ({ browser }) => {
  const [first, second] = [await openCounter(browser), await openCounter(browser)]
  const [cooking, ready] = [await diner.order('Cooking'), await diner.order('Ready')]
  await move(cooking, 'Preparing')
  await move(ready, 'Preparing', 'Out for Delivery')
  await expect(cardOf(first, ready)).toBeVisible()
  await api.pass(30 * hour)
  const summary = (counter: Page) => counter.getByRole('region', { name: 'Closed automatically' })
  for (const counter of [first, second]) {
    await expect(summary(counter).getByText(/^2 orders from \d+ \w+ were closed automatically$/)).toBeVisible()
    expect(await counter.getByText('was delivered').count()).toBe(0)
  }
  await expect(cardOf(first, cooking)).toBeHidden()
  await summary(first).getByRole('button', { name: 'Show orders' }).click()
  await expect(summary(first).getByRole('listitem')).toHaveText([
    new RegExp(`#${ready.orderNumber}.*Ready`),
    new RegExp(`#${cooking.orderNumber}.*Cooking`),
  ])
  await summary(first).getByRole('button', { name: 'Dismiss' }).click()
  for (const counter of [first, second]) await expect(summary(counter)).toBeHidden()
})

test('the filter hides columns, the search hides cards, and the counts include hidden orders', async ({ browser }) => {
  const counter = await openCounter(browser)
  const [waiting, cooking, other] = [await diner.order('Waiting'), await diner.order('Cooking'), await diner.order('Other')]
  for (const order of [cooking, other]) await move(order, 'Preparing')
  await expect(column(counter, 'Preparing').getByRole('article')).toHaveCount(2)
  const filters = counter.getByRole('group', { name: 'Filter by status' })
  await filters.getByRole('button', { name: /^Received/ }).click()
  await expect(column(counter, 'Received')).toBeVisible()
  await expect(column(counter, 'Preparing')).toBeHidden()
  await expect(filters.getByRole('button')).toHaveText(['All 3', 'Received 1', 'Preparing 2', 'Order Ready 0'])
  await filters.getByRole('button', { name: /^All/ }).click()
  await counter.getByRole('searchbox').fill('waiting')
  await expect(cardOf(counter, waiting)).toBeVisible()
  await expect(column(counter, 'Preparing').getByRole('heading')).toHaveText('Preparing0 of 2')
  await expect(column(counter, 'Preparing').getByText('No matches')).toBeVisible()
  await expect(column(counter, 'Order Ready').getByText('Nothing to serve')).toBeVisible()
  await counter.getByRole('searchbox').fill('')
  for (const order of [waiting, cooking, other]) await move(order, 'Cancelled')
})

test('a counter that closes an order shows no toast; another counter shows one below its bar that intercepts no taps', async ({
  browser,
}) => {
  const [own, other] = [await openCounter(browser), await openCounter(browser)]
  const [order, ringing] = [await diner.order(), await diner.order()]
  await move(order, 'Preparing', 'Out for Delivery')
  // Awaited from before the click, because the toast goes after three seconds; it slides in from above.
  const toast = other.getByText(`Order ${order.orderNumber} was delivered`).evaluate(async (element) => {
    const slides = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element))
    await Promise.all(slides.map(({ finished }) => finished))
    return { top: element.getBoundingClientRect().top, pointerEvents: getComputedStyle(element).pointerEvents }
  })
  const moved = own.waitForResponse((response) => response.url().endsWith('/status'))
  const [{ top, pointerEvents }] = await Promise.all([toast, cardOf(own, order).getByRole('button', { name: 'Delivered' }).click()])
  await moved
  await expect(cardOf(own, order)).toBeHidden()
  expect(await own.getByText('was delivered').count()).toBe(0)
  const bar = await other.getByRole('banner').or(other.locator('main > header')).first().boundingBox()
  expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity))
  expect(pointerEvents).toBe('none')
  await other.getByRole('button', { name: 'Silence' }).click()
  await move(ringing, 'Cancelled')
})

test('with more open orders than a list has, the newest is shown and rings, and the board loads the missing ones on request', async ({
  browser,
}) => {
  const placeReady = async () => {
    const order = await diner.order()
    await move(order, 'Preparing', 'Out for Delivery')
    return order
  }
  const [oldest, second] = [await placeReady(), await placeReady()]
  for (let count = 2; count < 112; count += 1) await placeReady()
  const newest = await diner.order()
  const counter = await openCounter(browser)
  await expect(cardOf(counter, newest)).toBeVisible()
  await expect(counter.getByRole('button', { name: 'Silence' })).toBeVisible()
  const readyColumn = column(counter, 'Order Ready')
  await expect(readyColumn.getByRole('heading')).toHaveText('Order Ready112')
  await expect(readyColumn.getByText('Showing the newest 100 of 112.')).toBeVisible()
  await expect(cardOf(counter, oldest)).toHaveCount(0)
  await move(oldest, 'Delivered')
  await expect(readyColumn.getByRole('heading')).toHaveText('Order Ready111')
  await counter.getByRole('searchbox').fill(`#${second.orderNumber}`)
  await expect(counter.getByText('11 older ready orders are not loaded and were not searched.')).toBeVisible()
  await counter.getByRole('button', { name: 'Show more' }).click()
  await expect(cardOf(counter, second)).toBeVisible()
  await counter.getByRole('searchbox').fill('')
  await expect(readyColumn.getByRole('article')).toHaveCount(111)
  await expect(readyColumn.getByText(/^Showing the newest/)).toHaveCount(0)
})
