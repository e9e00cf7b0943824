// Actions of a diner with a phone and of a cashier at the counter. Elements are found by role and name.
import { expect, type Browser, type Page, type Request } from 'playwright/test'
import { signIn, type Restaurant } from './new-restaurant.ts'

export type Words = {
  locale: string
  shawarma: string
  category: RegExp
  addToCart: string
  garlic: string
  viewCart: RegExp
  name: string
  mobile: string
  changeDetails: string
  cash: string
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
    changeDetails: 'Change name and number',
    cash: 'Cash',
    payCash: 'Pay by cash',
    cashAmount: 'Cash amount',
    placeOrder: 'Place order',
  },
  ar: {
    locale: 'ar-QA',
    shawarma: 'شاورما دجاج',
    category: /^شاورما/,
    addToCart: 'أضف للسلة',
    garlic: 'صوص ثوم إضافي',
    viewCart: /عرض السلة/,
    name: 'الاسم',
    mobile: 'رقم الجوال',
    changeDetails: 'تغيير الاسم والرقم',
    cash: 'نقدًا',
    payCash: 'الدفع نقدًا',
    cashAmount: 'المبلغ النقدي',
    placeOrder: 'أرسل الطلب',
  },
} satisfies Record<string, Words>

export const tableLink = () => process.env.SUFRA_TABLE_LINK ?? ''

/** Opens a phone with its own storage. */
export const takePhone = async (browser: Browser, labels: Words): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: labels.locale, permissions: ['notifications'] })
  return context.newPage()
}

/** Records the WebSocket frames of a page. Call it before the page is opened. */
export const listenTo = (page: Page) => {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return {
    /** Resolves when the page has joined a room of that kind, and so receives its events. */
    joined: (room: 'menu' | 'order' | 'merchant') =>
      expect.poll(() => frames.some((frame) => /"event":"(joined|resync)"/.test(frame) && frame.includes(`"room":"${room}:`))).toBe(true),
  }
}

/** Follows the requests of a page. Call it before the page is opened. */
export const watchRequests = (page: Page) => {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return {
    /** Resolves when no request is pending. */
    allAnswered: () => expect.poll(() => pending.size).toBe(0),
  }
}

/** Navigates the open app to a path without reloading it, like the browser's buttons. */
export const showPath = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Waits until no sheet is open, and until the history step of the last one is done, which would abort the next navigation. */
export const sheetIsClosed = async (phone: Page) => {
  await expect(phone.getByRole('dialog')).toBeHidden()
  await expect.poll(() => phone.evaluate(() => Number(history.state?.sheets ?? 0))).toBe(0)
}

export const closeSheet = async (phone: Page) => {
  await phone.keyboard.press('Escape')
  await sheetIsClosed(phone)
}

/** Scans the table, and waits for the menu. */
export const openMenu = async (phone: Page) => {
  await phone.goto(tableLink())
  await expect(phone.getByRole('navigation')).toBeVisible()
}

/** Waits until the splash no longer covers the page. */
export const splashIsGone = (phone: Page) => expect(phone.locator('#splash')).toHaveCount(0)

/** Scrolls the open menu to the category. */
export const showCategory = async (phone: Page, { category }: Pick<Words, 'category'>) => {
  await phone.getByRole('navigation').getByRole('button', { name: category }).first().click()
  await expect(phone.getByRole('heading', { level: 2, name: category }).first()).toBeInViewport()
}

/** Scans the table and scrolls to the shawarma category. */
export const openCategory = async (phone: Page, labels: Words, link = tableLink()) => {
  await phone.goto(link)
  await expect(phone).toHaveURL(/\/restaurants\/.+\?table=/)
  await showCategory(phone, labels)
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

/** Scans the table, adds a shawarma with garlic sauce, and opens the cart. */
export const fillCart = async (phone: Page, labels: Words, link = tableLink()) => {
  await openCategory(phone, labels, link)
  await phone.getByRole('button', { name: labels.shawarma }).first().click()
  await phone.getByRole('dialog').getByLabel(labels.garlic).check()
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
  await phone.getByRole('link', { name: labels.viewCart }).click()
  await expect(phone).toHaveURL(/\/cart$/)
}

/** Enters the customer details in the cart. Details of an earlier order are one row, which is opened first. */
export const typeDetails = async (phone: Page, labels: Words, customer: string) => {
  const name = phone.getByLabel(labels.name, { exact: true })
  const change = phone.getByRole('button', { name: labels.changeDetails })
  await expect(name.or(change)).toBeVisible()
  if (await change.isVisible()) await change.click()
  await name.fill(customer)
  await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
}

/** Chooses a way to pay. Its radio button is hidden in its row, so the row is tapped. */
export const chooseMethod = async (phone: Page, name: string) => {
  const radio = phone.getByRole('radio', { name, exact: true })
  await phone.locator('label').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
}

/** Enters the customer details and pays the exact amount in cash. Returns the order number. */
export const payCash = async (phone: Page, labels: Words, customer: string): Promise<string> => {
  await typeDetails(phone, labels, customer)
  await chooseMethod(phone, labels.cash)
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone).toHaveURL(/\/successorder/)
  const shown = await phone.getByText(/^#\d+$/).textContent()
  return shown?.slice(1) ?? ''
}

declare global {
  interface Window {
    /** Number of looped sounds that are playing. */
    ringing: number
  }
}

/** The demo merchant's session. */
export const merchantSession = async () => (await signIn(process.env.SUFRA_URL ?? '', 'demo@sufra.test')).session

/** Counts the looped sounds that play in a page, in `window.ringing`. */
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

/** Opens a signed-in counter with a count of its ringing sounds. Uses the demo restaurant by default. */
export const openCounter = async (browser: Browser, labels: Words, restaurant?: Restaurant): Promise<Page> => {
  const storageState = restaurant?.session ?? (await merchantSession())
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: labels.locale, storageState })
  const counter = await context.newPage()
  await countRinging(counter)
  await counter.goto('/merchant/orders')
  await expect(counter.getByRole('navigation').first()).toBeVisible()
  return counter
}
