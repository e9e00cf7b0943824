// Screenshots of a busy board: missed orders, a day that was closed automatically, 200 orders, a truncated list.
import { expect, test, type Browser, type Page } from 'playwright/test'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { merchantSession, words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { anOrderOnWire } from '../../../desktop/src/renderer/features/order-text/an-order.test-data.ts'

const minute = 60_000
const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const dishes = [
  { en: 'Chicken Shawarma', ar: 'شاورما دجاج' },
  { en: 'Lamb Machboos with saffron rice, daqoos and roasted almonds', ar: 'مجبوس لحم بالزعفران مع الدقوس واللوز المحمص' },
  { en: 'Karak', ar: 'كرك' },
]
const guests = ['Maryam', 'Ahmed', 'نورة', 'John Appleseed-Montgomery']

const numbered = (number: number, status: CounterOrderOnWire['status'], overrides: Partial<CounterOrderOnWire> = {}) => {
  const placedAt = Date.now() - number * 9_000
  const isDriveThru = number % 7 === 0
  return anOrderOnWire({
    orderId: String(number).padStart(22, 'o'),
    orderNumber: number,
    status,
    orderType: isDriveThru ? 'Drive-thru' : 'Dine-in',
    tableNumber: isDriveThru ? null : (number % 20) + 1,
    placedAt: new Date(placedAt).toISOString(),
    silencedAt: new Date(placedAt).toISOString(),
    promisedAt: status === 'Received' ? null : new Date(placedAt + 20 * minute).toISOString(),
    items: dishes.slice(0, (number % 3) + 1).map((name, index) => ({
      itemId: `0193a2f0-0000-7000-8000-00000000010${index}`,
      name,
      quantity: index + 1,
      pricePerItem: 12,
      addOns: [],
      total: 12,
    })),
    orderInstructions: number % 5 === 0 ? 'No onions, sauce on the side' : '',
    customerDetails: {
      customerName: guests[number % 4] ?? '',
      mobileNumber: '97455512345',
      vehicleModel: isDriveThru ? 'Mercedes-Benz G-Class' : '',
      vehicleNumber: isDriveThru ? '123456' : '',
      vehicleColor: isDriveThru ? 'White' : '',
    },
    ...overrides,
  })
}
const statusOf = (number: number) =>
  (['Received', 'Preparing', 'Preparing', 'Out for Delivery', 'Out for Delivery'] as const)[number % 5] ?? 'Received'
const many = (count: number) => Array.from({ length: count }, (_, index) => numbered(index + 1, statusOf(index)))
const missed = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    numbered(300 + index, 'Cancelled', { cancelReason: 'missed', closedAt: new Date().toISOString() }),
  )
const calling = (orders: CounterOrderOnWire[]) =>
  orders.map((order, index) => (index < 3 ? { ...order, waiterCalledAt: new Date(Date.now() - index * minute).toISOString() } : order))
const cancelledByDiner = () => numbered(400, 'Cancelled', { cancelReason: 'by_diner', closedAt: new Date().toISOString() })
const leftOpen = (businessDay: string, count: number) => ({
  businessDay,
  count,
  orders: Array.from({ length: Math.min(count, 50) }, (_, index) => numbered(40 + index, 'Delivered', { closedAutomatically: true })),
})

type Shown = { orders?: CounterOrderOnWire[]; more?: number; missed?: CounterOrderOnWire[]; days?: ReturnType<typeof leftOpen>[] }

/** Opens a counter with mocked order lists. */
const openBoard = async (browser: Browser, language: 'en' | 'ar', size: { width: number; height: number }, shown: Shown) => {
  const context = await browser.newContext({ viewport: size, locale: words[language].locale, storageState: await merchantSession() })
  const page = await context.newPage()
  await show(page, shown)
  await page.goto('/merchant/orders')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  return page
}

const show = async (page: Page, { orders = [], more, missed: missedOrders = [], days = [] }: Shown) => {
  await page.route(/\/api\/merchant\/orders(\?|$)/, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as object // our own server's reply to listOrders
    await route.fulfill({ response, json: { ...list, data: orders, more: more === undefined ? null : { count: more, cursor: 'next' } } })
  })
  await page.route('**/api/merchant/orders/closed-by-platform', (route) =>
    route.fulfill({ json: { success: true, data: { missed: missedOrders, missedCount: missedOrders.length, days } } }),
  )
}

for (const language of ['en', 'ar'] as const) {
  test(`a busy board (${language})`, async ({ browser }) => {
    test.setTimeout(480_000)
    const closed = { missed: missed(2), days: [leftOpen('2026-11-20', 5)] }
    for (const size of sizes) {
      const at = `${size.width}`
      const take = async (shown: Shown, picture: string, prepare: (page: Page) => Promise<unknown> = async () => undefined) => {
        const page = await openBoard(browser, language, size, shown)
        if (shown.orders?.length) await expect(page.getByRole('article').first()).toBeVisible()
        if (shown.missed?.length) await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
        await prepare(page)
        await camera(page, language)(`desk-board-${picture}-${at}`)
        await page.context().close()
      }
      const filters = (page: Page) => page.getByRole('group').getByRole('button')
      await take({ orders: many(12), ...closed }, 'missed')
      await take(closed, 'missed-empty')
      await take({ orders: many(12), missed: missed(9) }, 'missed-many')
      await take({ orders: calling(many(12)), missed: [cancelledByDiner()] }, 'calls')
      await take({ orders: many(6), days: [leftOpen('2026-11-20', 5), leftOpen('2026-11-19', 72)] }, 'closed-days', (page) =>
        page.getByRole('main').locator('[aria-expanded]').click(),
      )
      await take({ orders: many(40) }, 'filtered', (page) => filters(page).nth(2).click())
      await take({ orders: many(40) }, 'search', (page) => page.getByRole('searchbox').fill('maryam'))
      await take({ orders: many(200) }, 'full')
      await take({ orders: many(200) }, 'full-scrolled', (page) => page.mouse.wheel(0, 3_000))
      await take({ orders: many(160), more: 415 }, 'cut')
    }
  })
}
