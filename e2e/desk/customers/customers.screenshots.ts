// Guests: empty, full, nothing found, a guest, deleting one, failed, offline and not permitted. The replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { camera } from '../../take-screenshot.ts'
import { deskSizes } from '../desk-sizes.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

const names = ['Maryam Al-Kuwari', 'سلمى حداد', 'Maria Concepcion Delos Santos-Villanueva', 'Rajesh Kumar']
const notes = ['', 'Allergic to nuts. Likes the table by the window, and her coffee without cardamom.', 'حساسية من المكسرات', '']
const rows = Array.from({ length: 50 }, (_, index) => ({
  mobileNumber: `9745551${2_345 + index}`,
  customerName: names[index % 4],
  orders: 1 + ((index * 7) % 23),
  spent: 45.5 * (1 + ((index * 3) % 11)),
  lastVisitAt: new Date(Date.UTC(2026, 10, 20, 18) - index * 7_000_000).toISOString(),
  note: notes[index % 4],
}))

const list = /\/api\/merchant\/customers(\?.*)?$/
const answer = (page: Page, json: object, status = 200) => page.route(list, (route) => route.fulfill({ status, json }))

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`guests (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const { common, customers } = menuText[language]
      const page = await openNewRestaurant(browser, language, viewport)
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-guests-${screen}${name}`)
      await page.goto('/merchant/customers')
      await expect(page.getByText(customers.emptyTitle)).toBeVisible()
      await picture('empty')
      await page.goto('/merchant/customers?search=nobody')
      await expect(page.getByText(customers.noneTitle)).toBeVisible()
      await picture('none')
      await answer(page, { success: true, data: rows, older: 'o1', newer: null, retentionMonths: '24', mayEditRetention: true })
      await page.goto('/merchant/customers')
      await expect(page.getByRole('row').nth(50)).toBeVisible()
      await picture('list')
      await page
        .getByRole('button', { name: filled(customers.show, { name: names[1] ?? '' }) })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByLabel(customers.note)).toBeVisible()
      await picture('guest')
      await page.getByRole('button', { name: customers.delete }).click()
      await expect(page.getByRole('dialog').last().getByText(customers.deleteText)).toBeVisible()
      await picture('delete')
      await page.getByRole('dialog').last().getByRole('button', { name: common.cancel }).click()
      await page.keyboard.press('Escape')
      await page.context().setOffline(true)
      await expect(page.getByText(customers.offline)).toBeVisible()
      await picture('offline')
      await page.context().setOffline(false)
      await answer(page, { success: false }, 500)
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('failed')
      await answer(page, { success: false, error: 'session.forbidden', message: 'session.forbidden' }, 403)
      await page.reload()
      await expect(page.getByText(customers.forbidden)).toBeVisible()
      await picture('forbidden')
      await page.context().close()
    })
