// The board at two counters, on a separate server with an adjustable clock.
import { expect, test, type Browser, type Page } from 'playwright/test'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { startClockedServer, type ClockedServer } from '../../../scripts/servers/clocked-demo-server.ts'
import { signInAgain } from '../../../desktop/testing/cloud-orders.ts'
import { createDiner, type Diner } from '../../../desktop/testing/order-by-phone.ts'
import { untilNoon } from '../hours/doha-clock.ts'

const minute = 60_000

let api: ClockedServer
test.beforeAll(async () => {
  api = await startClockedServer()
  await api.pass(untilNoon(Date.now())) // a business day ends at four in the morning
})
test.afterAll(() => api.stop())

/** Opens a counter with its own browser context and session. */
const openCounter = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: api.url, viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  const signedIn = await context.request.post(loginMerchant.path, { data: { email: 'demo@sufra.test', password: 'Sufra@2026' } })
  expect(signedIn.ok()).toBe(true)
  const page = await context.newPage()
  await page.goto('/merchant/orders')
  await expect(page.getByText('Connected')).toBeVisible()
  return page
}

type Placed = Awaited<ReturnType<Diner['order']>>
const cardOf = (counter: Page, { orderNumber }: Placed) => counter.getByRole('article', { name: new RegExp(`^Order ${orderNumber},`) })
const missedCardOf = (counter: Page, { orderNumber }: Placed) =>
  counter.getByRole('region', { name: new RegExp(`^Missed order ${orderNumber},`) })

/** Headless Chromium plays sound without a gesture; a browser with a window waits for a gesture. Applies from the next load on. */
const blockSound = (counter: Page) =>
  counter.addInitScript(() => {
    let isResumed = false
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => (isResumed ? 'running' : 'suspended') })
    AudioContext.prototype.resume = () => {
      isResumed = true
      return Promise.resolve()
    }
  })

test('a missed order stays as a red card at both counters until it is dismissed, and a delivery at one counter is announced at the other', async ({
  browser,
}) => {
  const [first, second] = [await openCounter(browser), await openCounter(browser)]
  const diner = await createDiner(api.url, api.tableLink)

  await test.step('a missed order is shown, also after a reload', async () => {
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
    await expect(second.getByText('Connected')).toBeVisible()
    await expect(second.getByText('No open orders')).toBeVisible()
    await expect(missedCardOf(second, order)).toBeHidden()
  })

  await test.step('a delivery is announced by a toast below the bar that intercepts no taps', async () => {
    const [order] = [await diner.order(), await diner.order()]
    const { call } = await signInAgain(api.url)
    for (const body of [{ status: 'Preparing', minutes: 15 }, { status: 'Out for Delivery' }] as const)
      await call(moveOrder, { params: { orderId: order.orderId }, body })
    // Awaited from before the click, because the toast disappears after three seconds; it slides in from above.
    const toast = second.getByText(`Order ${order.orderNumber} was delivered`).evaluate(async (element) => {
      const slides = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element))
      await Promise.all(slides.map(({ finished }) => finished))
      return { top: element.getBoundingClientRect().top, pointerEvents: getComputedStyle(element).pointerEvents }
    })
    const [{ top, pointerEvents }] = await Promise.all([
      toast,
      cardOf(first, order)
        .getByRole('button', { name: /^Delivered/ })
        .click(),
    ])
    const bar = await second.getByRole('banner').or(second.locator('main > header')).first().boundingBox()
    expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity))
    expect(pointerEvents).toBe('none')
    await second.getByRole('button', { name: 'Silence' }).click()
  })
  for (const counter of [first, second]) await counter.context().close()
})
