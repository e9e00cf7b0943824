// The order history: empty, full, filtered, nothing found, the drawer, loading, failed, offline and not permitted. The replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { camera } from '../../take-screenshot.ts'
import { anOrderOnWire } from '../../../desktop/src/renderer/features/order-text/an-order.test-data.ts'
import { deskSizes } from '../desk-sizes.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 18) - minutes * 60_000).toISOString()
const names = ['Maryam Al-Kuwari', 'سلمى حداد', 'Maria Concepcion Delos Santos-Villanueva', 'Rajesh Kumar', '']
const statuses = ['Received', 'Preparing', 'Out for Delivery', 'Delivered', 'Delivered', 'Cancelled'] as const

const rows = Array.from({ length: 50 }, (_, index) => {
  const total = 12.5 * (1 + (index % 9))
  const isDeleted = index % 5 === 4
  const isDrive = index % 4 === 3
  return {
    orderId: String(index).padStart(22, 'h'),
    orderNumber: 143 - index,
    businessDay: '2026-11-20',
    placedAt: at(index * 7),
    status: statuses[Math.min(index, 3 + (index % 3))],
    cancelReason: null,
    orderType: isDrive ? 'Drive-thru' : 'Dine-in',
    tableNumber: isDrive ? null : 1 + (index % 14),
    vehicleModel: isDrive ? 'Land Cruiser' : '',
    vehicleNumber: isDrive ? '123456' : '',
    customerName: names[index % 5],
    mobileNumber: isDeleted ? '' : `9745551${2_345 + index}`,
    itemCount: 1 + (index % 6),
    totalPrice: total,
    method: (['Cash', 'Card', 'UPI'] as const)[index % 3],
    paid: index < 3 ? 0 : total,
    refunded: index === 6 ? total : index === 8 ? 5 : 0,
    excess: 0,
  }
})
const order = anOrderOnWire({
  orderId: String(3).padStart(22, 'h'),
  orderNumber: 140,
  status: 'Delivered',
  items: [
    {
      itemId: '0193a2f0-0000-7000-8000-000000000100',
      name: { en: 'Lamb Machboos with saffron rice, daqoos and roasted almonds', ar: 'مجبوس لحم بالزعفران مع الدقوس واللوز المحمص' },
      quantity: 2,
      pricePerItem: 48,
      addOns: [
        {
          addOnTitle: { en: 'Extras', ar: 'إضافات' },
          options: [{ optionName: { en: 'Garlic sauce', ar: 'صلصة ثوم' }, pricing: 2, quantity: 2 }],
        },
      ],
      total: 100,
    },
  ],
  totalPrice: 100,
  orderInstructions: 'No onions, please',
  payment: { method: 'Cash', cashAmount: 100, change: 0, paid: 100, refunded: 5 },
  placedAt: at(60),
  acknowledgedAt: at(59),
  acceptedAt: at(58),
  promisedAt: at(43),
  closedAt: at(30),
})
const payments = {
  order,
  received: [{ way: 'cash', amount: 100, at: at(29), by: 'Noora Al Thani' }],
  refunds: [],
  mayRefund: true,
}
const steps = [
  { status: 'Preparing', at: at(58), by: 'Noora Al Thani' },
  { status: 'Out for Delivery', at: at(44), by: 'سلمى حداد' },
  { status: 'Delivered', at: at(30), by: null },
]

const answer = (page: Page, path: RegExp, json: object, status = 200) => page.route(path, (route) => route.fulfill({ status, json }))
const list = /\/api\/merchant\/order-history(\?.*)?$/

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`order history (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const { common, history, refusals } = menuText[language]
      const page = await openNewRestaurant(browser, language, viewport)
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-history-${screen}${name}`)
      await page.goto('/merchant/order-history')
      await expect(page.getByText(history.emptyTitle)).toBeVisible()
      await picture('empty')
      await page.goto('/merchant/order-history?search=nobody&status=Delivered')
      await expect(page.getByText(history.noneTitle)).toBeVisible()
      await picture('none')
      await answer(page, list, { success: true, data: rows, older: 'o1', newer: null, mayExport: true })
      await answer(page, /order-history\/count/, { success: true, data: { count: 10_000, isMore: true } })
      await answer(page, /orders\/h+3\/payments/, { success: true, data: payments })
      await answer(page, /order-history\/h+3\/steps/, { success: true, data: steps })
      await page.goto('/merchant/order-history')
      await expect(page.getByRole('row').nth(50)).toBeVisible()
      await picture('list')
      await page.getByRole('button', { name: history.filters, exact: true }).click()
      await picture('filters')
      await page.getByRole('button', { name: history.export.open }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await picture('export')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: filled(history.show, { number: 140 }) }).click()
      await expect(page.getByText(history.drawer.step.Delivered).last()).toBeVisible()
      await picture('order')
      await page.keyboard.press('Escape')
      await page.context().setOffline(true)
      await expect(page.getByText(history.offline)).toBeVisible()
      await picture('offline')
      await page.context().setOffline(false)
      await page.route(list, () => {})
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await picture('loading')
      await page.unroute(list)
      await answer(page, list, { success: false }, 500)
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('failed')
      await answer(page, list, { success: false, error: 'session.forbidden', message: 'session.forbidden' }, 403)
      await page.reload()
      await expect(page.getByRole('main').getByText(refusals.session.forbidden)).toBeVisible()
      await picture('forbidden')
      await page.context().close()
    })
