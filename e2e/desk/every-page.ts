// Visits every page of the desk, with every user-entered text replaced by one long word.
import { expect, type Browser, type Page } from 'playwright/test'
import { loginAdmin } from '@sufra/shared/accounts/account.routes'
import { readLongWords } from '../hostile-texts.ts'
import { merchantSession, showPath, watchRequests, words } from '../people.ts'
import { anOrderOnWire } from '../../desktop/src/renderer/features/order-text/an-order.test-data.ts'
import { menuText } from './menu/menu-text.ts'

type Language = 'en' | 'ar'
/** Called on each page and each open dialog. */
export type Visit = (page: string) => Promise<void>

/** An order in each status, with the largest amounts. */
const orders = (['Received', 'Preparing', 'Out for Delivery'] as const).map((status, index) =>
  anOrderOnWire({
    orderId: String(index).repeat(22),
    orderNumber: 1_000 + index,
    status,
    orderType: index === 1 ? 'Drive-thru' : 'Dine-in',
    items: [
      {
        itemId: '0193a2f0-0000-7000-8000-000000000003',
        name: { en: 'Dish', ar: 'طبق' },
        quantity: 99,
        pricePerItem: 9_999,
        addOns: [{ addOnTitle: { en: 'Dips', ar: 'صوص' }, options: [{ optionName: { en: 'Hot', ar: 'حار' }, pricing: 2, quantity: 99 }] }],
        total: 989_901,
      },
    ],
    totalPrice: 989_901,
    orderInstructions: 'No onions',
    customerDetails: {
      customerName: 'Maryam',
      mobileNumber: '97455512345',
      vehicleModel: 'Land Cruiser',
      vehicleNumber: '123456',
      vehicleColor: 'White',
    },
  }),
)
const unreachable = {
  id: '0193a2f0-0000-7000-8000-000000000009',
  name: { en: 'Bayt Noora', ar: 'بيت نورة' },
  branchName: 'Al Sadd',
  phone: '+97444123456',
  unreachableSince: '2026-11-20T12:00:00.000Z',
}

const withLongTexts = async (page: Page, letters: number) => {
  // Isolates the page from the events of other tests.
  await page.routeWebSocket(/\/ws$/, () => {})
  await readLongWords(page, letters, (data, path) => {
    if (path === '/api/merchant/orders') data.splice(0, data.length, ...orders)
    if (path === '/api/admin/dashboard') data.unreachable = { state: 'read', data: { count: 1, listed: [unreachable] } }
  })
  return page
}

export const openMerchant = async (browser: Browser, language: Language, letters: number) => {
  const context = await browser.newContext({ locale: words[language].locale, storageState: await merchantSession() })
  return withLongTexts(await context.newPage(), letters)
}

export const openAdministrator = async (browser: Browser, language: Language, letters: number) => {
  const context = await browser.newContext({ locale: words[language].locale })
  const answer = await context.request.post(loginAdmin.path, { data: { email: 'admin@sufra.test', password: 'Sufra@2026' } })
  expect(answer.ok()).toBe(true)
  return withLongTexts(await context.newPage(), letters)
}

export const openAnonymous = async (browser: Browser, language: Language, letters: number) => {
  const context = await browser.newContext({ locale: words[language].locale })
  return withLongTexts(await context.newPage(), letters)
}

/** Opens the pages of one area one after the other without loading the app again, each after its data is displayed. */
export const createVisitor = (page: Page, language: Language, unknownPath: string) => {
  const requests = watchRequests(page)
  const notFound = page.getByRole('heading', { level: 1, name: menuText[language].pages.notFound, exact: true })
  const isReady = async () => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('main').locator('.animate-pulse, [aria-busy=true]')).toHaveCount(0)
    await requests.allAnswered()
  }
  return {
    isReady,
    open: async (path: string) => {
      if (page.url() === 'about:blank') await page.goto(unknownPath)
      else await showPath(page, unknownPath)
      await expect(notFound).toBeVisible()
      await showPath(page, path)
      await expect(notFound).toBeHidden()
      await isReady()
    },
  }
}

const dialog = (page: Page) => page.getByRole('dialog').last()
const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const visitMerchantPages = async (page: Page, language: Language, visit: Visit) => {
  const { cuisines, items } = menuText[language]
  const { open } = createVisitor(page, language, '/merchant/nothing')
  await open('/merchant/orders')
  await expect(page.getByRole('article')).toHaveCount(orders.length)
  await visit('board')
  for (const button of ['first', 'last'] as const) {
    await page.getByRole('article').first().getByRole('button')[button]().click()
    await expect(dialog(page)).toBeVisible()
    await visit(`board-dialog-${button}`)
    await close(page)
  }
  for (const name of [
    '',
    'order-history',
    'customers',
    'cash',
    'reports',
    'tables',
    'settings/profile',
    'settings/about',
    'settings/hours',
    'settings/documents',
    'settings/sms-settings',
    'settings/payments-subscriptions',
    'settings/staff',
    'settings/devices',
    'help-and-support',
    'this-counter',
  ]) {
    await open(`/merchant/${name}`.replace(/\/$/, ''))
    await visit(name.replace('/', '-') || 'dashboard')
  }
  await open('/merchant/cuisine')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await visit('cuisines')
  for (const name of [cuisines.details, cuisines.edit]) {
    await page.getByRole('row').nth(1).getByRole('button').last().click()
    await page.getByRole('menuitem', { name }).click()
    await expect(dialog(page)).toBeVisible()
    await visit(`cuisines-${name === cuisines.edit ? 'edit' : 'details'}`)
    await close(page)
  }
  await open('/merchant/menu')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await visit('menu')
  await page.getByRole('button', { name: items.off.open }).first().click()
  await expect(dialog(page)).toBeVisible()
  await visit('menu-off')
  await close(page)
  await page.getByRole('button', { name: items.choose, exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await visit('menu-chosen')
  await page.getByRole('button', { name: items.add }).click()
  await expect(dialog(page)).toBeVisible()
  await visit('menu-item')
  await close(page)
}

export const visitAdminPages = async (page: Page, language: Language, visit: Visit) => {
  const { applicants } = menuText[language]
  const { open, isReady } = createVisitor(page, language, '/admin/nothing')
  const settings = ['settings', 'settings/payments', 'settings/subscriptions']
  const pages = ['', ...settings, 'health', 'help-and-support', 'provisions', 'expiring', 'audit', 'applicants?status=all']
  for (const name of pages) {
    await open(`/admin/${name}`.replace(/\/$/, ''))
    await visit(`admin-${name.split('?')[0]?.replace('/', '-') || 'dashboard'}`)
  }
  await page.getByRole('row').nth(1).getByRole('link').click()
  await isReady()
  const restaurantId = new URL(page.url()).pathname.split('/').at(-1)
  for (const part of ['documents', 'profile', 'history'] as const) {
    await page.getByRole('button', { name: applicants.tabs[part], exact: true }).click()
    await isReady()
    await visit(`admin-application-${part}`)
  }
  for (const tab of ['', 'documents', 'staff', 'devices', 'connection', 'notes', 'subscription', 'audit']) {
    await open(`/admin/provisions/${restaurantId}/${tab}`.replace(/\/$/, ''))
    await visit(`admin-restaurant-${tab || 'profile'}`)
  }
}

const publicPaths = ['/login', '/merchant/login', '/admin/login', '/merchant/forgot-password', '/merchant/signup', '/unauthorized']

export const visitPublicPages = async (page: Page, language: Language, visit: Visit) => {
  const { open } = createVisitor(page, language, '/login/again')
  for (const address of publicPaths) {
    await open(address)
    await visit(`door${address.replaceAll('/', '-')}`)
  }
}
