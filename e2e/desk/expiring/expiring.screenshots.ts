// Expiring documents: the list, nothing found, empty and failed, a reminder and the delivery log; the rules of documents; and the notice at
// a counter. The replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { datedKinds } from '@sufra/shared/documents/document'
import { rulesOf } from '@sufra/shared/expiring/document-rule'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

const url = process.env.SUFRA_URL ?? ''
const day = 86_400_000
const idOf = (count: number) => `01890000-0000-7000-8000-0000000000${10 + count}`
const names = [
  { en: 'Bayt Noora', ar: 'بيت نورة' },
  { en: 'The Old Corniche Charcoal Grill and Seafood Kitchen', ar: 'مشاوي الكورنيش القديم ومطبخ المأكولات البحرية' },
  { en: 'Alwaha', ar: 'الواحة' },
]
const stateOf = (daysLeft: number) => (daysLeft < 0 ? 'expired' : daysLeft <= 30 ? 'soon' : 'expiring')
const daysLeft = [-30, -3, -1, 0, 1, 5, 11, 25, 31, 45, 60]
const rows = daysLeft.map((days, index) => ({
  id: idOf(index),
  restaurantId: idOf(50 + index),
  kind: datedKinds[index % datedKinds.length],
  expirationDate: new Date(Date.now() + days * day).toISOString().slice(0, 10),
  daysLeft: days,
  state: stateOf(days),
  replacement: [null, null, 'waiting', 'rejected'][index % 4],
  name: names[index % names.length],
  branchName: ['Al Sadd', 'The Pearl', 'West Bay'][index % 3],
  ownerName: ['Noora Al Kuwari', 'حمد المناعي', 'Maria Concepcion Delos Santos-Villanueva'][index % 3],
  email: ['noora@example.com', 'hamad.al-mannai.restaurants@example.com'][index % 2],
  contactNumber: index % 7 === 3 ? '' : `9745551${2_345 + index}`,
  remindedAt: index % 3 === 2 ? null : new Date(Date.now() - index * day).toISOString(),
  restrictedFrom: index < 2 ? new Date(Date.now() + (index === 0 ? -20 : 5) * day).toISOString() : null,
}))
const counts = { all: 11, expired: 3, soon: 5, expiring: 3 }
const nothing = { all: 0, expired: 0, soon: 0, expiring: 0 }
const sent = { by: null, inApp: true, mail: 'sent', sms: null }
const log = [
  { ...sent, at: new Date(Date.now() - day).toISOString(), reason: 'restricted', daysBefore: null, sms: 'failed' },
  {
    ...sent,
    at: new Date(Date.now() - 2 * day).toISOString(),
    reason: 'byHand',
    daysBefore: null,
    by: 'Ada Admin',
    inApp: false,
    mail: null,
    sms: 'waiting',
  },
  { ...sent, at: new Date(Date.now() - 8 * day).toISOString(), reason: 'automatic', daysBefore: 0, sms: 'sent' },
  { ...sent, at: new Date(Date.now() - 38 * day).toISOString(), reason: 'automatic', daysBefore: 30 },
]

const answer = (page: Page, path: RegExp, json: object, status = 200) => page.route(path, (route) => route.fulfill({ status, json }))
const list = /\/api\/admin\/expiring\?/
const numbers = /\/api\/admin\/expiring\/counts$/

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes) {
    const { common, expiring, documents, pace } = menuText[language]
    test(`documents that expire (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const storageState = await sessionOf(url, 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-expiring-${screen}${name}`)
      await answer(page, list, { success: true, data: rows, previous: null, next: 'n1' })
      await answer(page, numbers, { success: true, data: counts })
      await answer(page, /\/reminders$/, { success: true, data: log })
      await page.goto('/admin/expiring')
      await expect(page.getByRole('row').nth(11)).toBeVisible()
      await picture('list')
      const menu = page.getByRole('button', { name: filled(expiring.actionsOf, { document: documents.kind.commercialLicense }) }).first()
      await menu.click()
      await picture('menu')
      await page.getByRole('menuitem', { name: expiring.remind }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await picture('remind')
      await page.keyboard.press('Escape')
      await menu.click()
      await page.getByRole('menuitem', { name: expiring.log }).click()
      await expect(page.getByRole('list', { name: expiring.log })).toBeVisible()
      await picture('log')
      await answer(page, list, { success: true, data: [], previous: null, next: null })
      await page.goto('/admin/expiring?search=nobody')
      await expect(page.getByText(expiring.noneFound)).toBeVisible()
      await picture('none')
      await answer(page, list, { success: true, data: [], previous: null, next: null })
      await answer(page, numbers, { success: true, data: nothing })
      await page.goto('/admin/expiring')
      await expect(page.getByText(expiring.empty)).toBeVisible()
      await picture('empty')
      await page.route(list, () => undefined)
      await page.reload()
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
      await picture('loading')
      await page.route(list, (route) => route.abort())
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible({ timeout: 20_000 })
      await picture('offline')
      await answer(page, list, { success: false }, 500)
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible({ timeout: 20_000 })
      await picture('failed')
      await answer(page, /\/api\/admin\/document-rules$/, { success: true, data: rulesOf([]) })
      await page.goto('/admin/settings')
      const rule = page.getByRole('combobox', { name: documents.kind.foodSafetyCertificates })
      await rule.scrollIntoViewIfNeeded()
      await picture('rules')
      await rule.selectOption('restrict')
      await expect(page.getByRole('dialog')).toBeVisible()
      await picture('rules-confirm')
      await page.context().close()
    })

    test(`a counter whose orders are restricted (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const page = await openNewRestaurant(browser, language, viewport)
      const shot = camera(page, language)
      let from = new Date(Date.now() + 5 * day).toISOString()
      const opening = { timeZone: 'Asia/Qatar', periods: null, pausedUntil: null, busy: null }
      await page.route('**/api/merchant/hours', (route) => {
        const data = {
          hours: null,
          version: 0,
          opening,
          takingOrders: Date.parse(from) > Date.now(),
          ordersRestrictedFrom: from,
          mayEdit: true,
        }
        return route.fulfill({ json: { success: true, data } })
      })
      await page.goto('/merchant/orders')
      await expect(page.getByRole('link', { name: pace.restrictedLink })).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
      await shot(`desk-restricted-soon${name}`)
      from = new Date(Date.now() - day).toISOString()
      await page.reload()
      await expect(page.getByText(pace.restrictedNow)).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
      await shot(`desk-restricted${name}`)
      await page.context().close()
    })
  }
