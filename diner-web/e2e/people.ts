// A diner with a phone and a cashier at the counter, as tests tell of them. They find things as people do: by role and name.
import { expect, type Browser, type Page } from '@playwright/test'
import { signIn, type Restaurant } from '../../desktop/testing/new-restaurant.ts'

export type Words = {
  locale: string
  shawarma: string
  category: RegExp
  addToCart: string
  garlic: string
  viewCart: RegExp
  name: string
  mobile: string
  toPayment: RegExp
  payCash: string
  cashAmount: string
  placeOrder: string
}

export const words = {
  en: {
    locale: 'en-GB',
    shawarma: 'Chicken Shawarma',
    category: /^Shawarma/,
    addToCart: 'Add to cart',
    garlic: 'Extra garlic sauce',
    viewCart: /View cart/,
    name: 'Name',
    mobile: 'Mobile number',
    toPayment: /Go to payment/,
    payCash: 'Pay by cash',
    cashAmount: 'Cash amount',
    placeOrder: 'Place order',
  },
  ar: {
    locale: 'ar-QA',
    shawarma: 'شاورما دجاج',
    category: /^شاورما/,
    addToCart: 'أضف إلى السلة',
    garlic: 'صوص ثوم إضافي',
    viewCart: /عرض السلة/,
    name: 'الاسم',
    mobile: 'رقم الجوال',
    toPayment: /المتابعة للدفع/,
    payCash: 'الدفع نقداً',
    cashAmount: 'المبلغ النقدي',
    placeOrder: 'أرسل الطلب',
  },
} satisfies Record<string, Words>

export const tableLink = () => process.env.SUFRA_TABLE_LINK ?? ''

/** A phone of its own, with its own storage. */
export const takePhone = async (browser: Browser, say: Words): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: say.locale, permissions: ['notifications'] })
  return context.newPage()
}

/** What a page hears from the API's socket. Call it before the page is opened. */
export const listenTo = (page: Page) => {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return {
    /** Resolves when the page has joined a room of that kind: from then on it hears of changes. */
    joined: (room: 'menu' | 'order' | 'merchant') =>
      expect.poll(() => frames.some((frame) => /"event":"(joined|resync)"/.test(frame) && frame.includes(`"room":"${room}:`))).toBe(true),
  }
}

/** Scans the table and opens the shawarmas. */
export const openCategory = async (phone: Page, say: Words, link = tableLink()) => {
  await phone.goto(link)
  await expect(phone).toHaveURL(/\/restaurants\/.+\?table=/)
  await phone.getByRole('main').getByRole('link', { name: say.category }).first().click()
  // Until the page has come, a featured dish of the same name stands on the one before.
  await expect(phone.getByRole('heading', { level: 1, name: say.category })).toBeVisible()
}

/** Opens another restaurant with the demo restaurant's menu. */
export const openRestaurant = async (phone: Page, restaurantId: string) => {
  const demo = new URL(tableLink()).searchParams.get('r') ?? ''
  await phone.route(`**/api/menu/${restaurantId}*`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(restaurantId, demo) })
    const json = await response.json()
    json.data.restaurant._id = restaurantId
    await route.fulfill({ response, json })
  })
  await phone.goto(`/restaurants/${restaurantId}`)
}

/** Scans the table, chooses a shawarma with garlic sauce, and stands before the cart. */
export const fillCart = async (phone: Page, say: Words, link = tableLink()) => {
  await openCategory(phone, say, link)
  await phone.getByRole('button', { name: say.shawarma }).first().click()
  await phone.getByRole('dialog').getByLabel(say.garlic).check()
  await phone.getByRole('dialog').getByRole('button', { name: say.addToCart }).click()
  await phone.getByRole('link', { name: say.viewCart }).click()
}

/** Says who orders, and pays with fifty in cash. Gives the order's number. */
export const payCash = async (phone: Page, say: Words, customer: string): Promise<string> => {
  await phone.getByLabel(say.name, { exact: true }).fill(customer)
  await phone.getByLabel(say.mobile, { exact: true }).fill('55512345')
  await phone.getByRole('button', { name: say.toPayment }).click()
  await phone.getByRole('button', { name: say.payCash }).click()
  await phone.getByLabel(say.cashAmount).fill('50')
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await expect(phone).toHaveURL(/\/successorder/)
  const shown = await phone.getByText(/^#\d+$/).textContent()
  return shown?.slice(1) ?? ''
}

declare global {
  interface Window {
    /** Looped sounds that play now. */
    ringing: number
  }
}

/** The demo merchant's session. */
export const merchantSession = async () => (await signIn(process.env.SUFRA_URL ?? '', 'demo@sufra.test')).session

/** Lets a page count what rings in it. */
export const countRinging = async (page: Page) => {
  await page.addInitScript(() => {
    window.ringing = 0
    // oxlint-disable-next-line typescript/unbound-method -- they are called with their own `this` below
    const { start, stop } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...given) {
      if (this.loop) window.ringing += 1
      start.apply(this, given)
    }
    AudioBufferSourceNode.prototype.stop = function (...given) {
      if (this.loop) window.ringing -= 1
      stop.apply(this, given)
    }
  })
}

/** A counter's page, signed in, whose ringing can be counted; without a restaurant of the test's own, the demo's. */
export const openCounter = async (browser: Browser, say: Words, restaurant?: Restaurant): Promise<Page> => {
  const storageState = restaurant?.session ?? (await merchantSession())
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: say.locale, storageState })
  const counter = await context.newPage()
  await countRinging(counter)
  await counter.goto('/merchant/orders')
  await expect(counter.getByRole('navigation').first()).toBeVisible()
  return counter
}
