// Screenshots of refunds: an order's payments, the dialog in its states, cash to hand back, closed orders. The replies are mocked.
import { expect, test, type Browser, type Page } from 'playwright/test'
import * as arabic from '@sufra/shared/i18n/ar/for-desk'
import * as english from '@sufra/shared/i18n/en/for-desk'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { OrderPaymentsOnWire } from '@sufra/shared/refunds/refund.routes'
import { merchantSession, words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { anOrderOnWire } from '../../../desktop/src/renderer/features/order-text/an-order.test-data.ts'

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
]
/** Pictures whose layout on the widest screen differs by more than the margins. */
const wideNames = new Set(['history', 'hand-backs'])
const lineOf = (en: string, ar: string, quantity: number, total: number) => ({
  itemId: '0193a2f0-0000-7000-8000-000000000100',
  name: { en, ar },
  quantity,
  pricePerItem: total / quantity,
  addOns: [],
  total,
})
const items = [
  lineOf('Lamb Machboos with saffron rice, daqoos and roasted almonds', 'مجبوس لحم بالزعفران مع الدقوس واللوز المحمص', 2, 96),
  lineOf('Karak', 'كرك', 3, 15),
]
const paid = { method: 'Card', state: 'captured', cashAmount: null, change: null, paid: 111, refunded: 0 } as const
const orderOf = (number: number, change: Partial<CounterOrderOnWire> = {}) =>
  anOrderOnWire({
    orderId: String(number).padStart(22, 'o'),
    orderNumber: number,
    status: 'Preparing',
    items,
    totalPrice: 111,
    silencedAt: '2026-11-20T12:00:00.000Z',
    payment: paid,
    ...change,
  })
const refundOf = (number: number, change: Partial<OrderPaymentsOnWire['refunds'][number]> = {}) => ({
  refundId: `0193a2f0-0000-7000-8000-00000000020${number}`,
  amount: 5,
  lines: [{ line: 1, quantity: 1 }],
  reason: 'quality' as const,
  way: 'gateway' as const,
  state: 'succeeded' as const,
  requestedAt: '2026-11-20T12:40:00.000Z',
  kind: 'lines' as const,
  note: '',
  requestedBy: 'Noora Al-Kuwari',
  decidedAt: null,
  ...change,
})
const receivedBy = (order: CounterOrderOnWire) => {
  const isCash = order.payment.method === 'Cash'
  return [{ way: isCash ? 'cash' : 'gateway', amount: 111, at: '2026-11-20T12:10:00.000Z', by: isCash ? 'Noora Al-Kuwari' : null }]
}

/** `open`: the orders of the board; by default `order` alone. */
type Shown = {
  order: CounterOrderOnWire
  open?: CounterOrderOnWire[]
  refunds?: OrderPaymentsOnWire['refunds']
  mayRefund?: boolean
  handBacks?: CounterOrderOnWire[]
}

const openBoard = async (browser: Browser, language: 'en' | 'ar', viewport: { width: number; height: number }, shown: Shown) => {
  const { order, open = [order], refunds = [], mayRefund = true, handBacks = [] } = shown
  const context = await browser.newContext({ viewport, locale: words[language].locale, storageState: await merchantSession() })
  const page = await context.newPage()
  await page.route(/\/api\/merchant\/orders(\?|$)/, async (route) => {
    const list = (await (await route.fetch()).json()) as object // our own server's reply to listOrders
    const isClosed = /status=(Delivered|Cancelled)/.test(route.request().url())
    const data = isClosed ? [5, 4, 3, 2].map((number) => orderOf(number, { status: 'Delivered' })) : open
    await route.fulfill({ json: { ...list, data, more: isClosed ? { count: 8, cursor: 'next' } : null } })
  })
  await page.route('**/api/merchant/orders/closed-by-platform', (route) =>
    route.fulfill({ json: { success: true, data: { missed: [], missedCount: 0, days: [] } } }),
  )
  await page.route('**/api/merchant/orders/hand-backs', (route) => route.fulfill({ json: { success: true, data: handBacks } }))
  await page.route('**/api/merchant/orders/*/payments', (route) =>
    route.fulfill({ json: { success: true, data: { order, received: receivedBy(order), refunds, mayRefund } } }),
  )
  await page.goto('/merchant/orders')
  await expect(page.getByRole('article').first()).toBeVisible()
  return page
}

for (const language of ['en', 'ar'] as const)
  test(`refunds (${language})`, async ({ browser }) => {
    test.setTimeout(600_000)
    const { refunds: texts } = { en: english, ar: arabic }[language]
    for (const size of sizes) {
      const take = async (name: string, shown: Shown, prepare: (page: Page) => Promise<unknown>) => {
        if (size.width === 1920 && !wideNames.has(name)) return
        const page = await openBoard(browser, language, size, shown)
        await prepare(page)
        await camera(page, language)(`desk-refund-${name}-${size.width}`)
        await page.context().close()
      }
      const section = (page: Page) => page.getByRole('region', { name: texts.payment, exact: true })
      const openOrder = async (page: Page) => {
        await page.getByRole('article').first().getByRole('button').first().click()
        await section(page).scrollIntoViewIfNeeded()
        await expect(section(page).getByRole('listitem').first()).toBeVisible()
      }
      const openRefund = async (page: Page) => {
        await openOrder(page)
        await section(page)
          .getByRole('button', { name: new RegExp(`^(${texts.refund}|${texts.handBack})$`) })
          .click()
        await expect(page.getByRole('radio').first()).toBeVisible()
      }
      const partly = orderOf(7, { payment: { ...paid, state: 'partly_refunded', refunded: 25 } })
      const history = [
        refundOf(1),
        refundOf(2, { amount: 20, kind: 'amount', lines: [], reason: 'other', note: 'Found a hair', state: 'requested' }),
        refundOf(3, { amount: 10, kind: 'amount', lines: [], reason: 'goodwill', state: 'declined' }),
      ]
      await take('history', { order: partly, refunds: history }, openOrder)
      await take('all', { order: orderOf(7) }, openRefund)
      await take('lines', { order: partly, refunds: [refundOf(1), refundOf(4, { lines: [{ line: 0, quantity: 2 }] })] }, async (page) => {
        await openRefund(page)
        await page.getByRole('button', { name: texts.kind.lines, exact: true }).click()
        await page.getByRole('button', { name: new RegExp(texts.more.split('{{')[0] ?? '') }).click()
      })
      await take('problem', { order: orderOf(7) }, async (page) => {
        await openRefund(page)
        await page.getByRole('button', { name: texts.kind.amount, exact: true }).click()
        await page.getByLabel(texts.amount).fill('111.50')
        await page.getByRole('button', { name: /111/ }).last().click()
        await page.getByRole('alert').scrollIntoViewIfNeeded()
      })
      await take('no-permission', { order: partly, refunds: [refundOf(1)], mayRefund: false }, openOrder)
      await take('offline', { order: orderOf(7) }, async (page) => {
        await openRefund(page)
        await page.context().setOffline(true)
        await expect(page.getByRole('alert')).toBeVisible()
        await page.getByRole('alert').scrollIntoViewIfNeeded()
      })
      const cash = orderOf(8, { status: 'Cancelled', payment: { ...paid, method: 'Cash', state: undefined } })
      const declined = orderOf(9, { payment: { ...paid, declinedRefund: 20 } })
      await take('hand-backs', { order: orderOf(7), handBacks: [cash, declined] }, async (page) => {
        await expect(page.getByText(texts.handBacks.declined)).toBeVisible()
      })
      await take('hand-back', { order: cash, open: [orderOf(7)], handBacks: [cash] }, async (page) => {
        await page.getByRole('button', { name: texts.handBacks.open.replace('{{number}}', '8') }).click()
        await section(page).scrollIntoViewIfNeeded()
        await expect(section(page).getByRole('button')).toBeVisible()
      })
      await take('closed', { order: orderOf(7) }, async (page) => {
        await page.getByRole('button', { name: texts.closed.open }).click()
        await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
      })
    }
  })
