// Subscriptions: the list, plans, one restaurant with its dialogs, and the restaurant's own page. The replies are mocked.
import { expect, test, type Browser, type Page } from 'playwright/test'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { aListed, aPlan, aSubscription } from '../../../desktop/src/renderer/features/subscriptions/a-subscription.test-data.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''
const names = [
  { en: 'Bayt Noora', ar: 'بيت نورة' },
  { en: 'The Old Corniche Charcoal Grill and Seafood Kitchen', ar: 'مشاوي الكورنيش القديم ومطبخ المأكولات البحرية' },
  { en: 'Alwaha', ar: 'الواحة' },
]
const states = ['overdue', 'lapsed', 'due', 'trial', 'active', 'cancelled'] as const
const rows = Array.from({ length: 50 }, (_, index) => ({
  ...aListed,
  id: `01890000-0000-7000-8000-0000000000${10 + index}`,
  name: names[index % 3],
  branchName: ['Al Sadd', 'The Pearl'][index % 2],
  state: states[index % 6],
  openAmount: index % 6 < 3 ? 200 + index : 0,
  dueOn: index % 6 < 3 ? '2026-11-27' : null,
  cancelledOn: index % 6 === 5 ? '2026-11-15' : null,
}))
const counts = { all: 132, trial: 22, active: 80, due: 12, overdue: 7, lapsed: 4, cancelled: 7 }
const nothing = { all: 0, trial: 0, active: 0, due: 0, overdue: 0, lapsed: 0, cancelled: 0 }
const plans = [
  { ...aPlan, subscriptions: 98 },
  {
    ...aPlan,
    id: '0193a2f0-0000-7000-8000-000000000002',
    name: { en: 'Yearly', ar: 'السنوية' },
    price: 2_000,
    period: 'year',
    isDefault: false,
    subscriptions: 2,
  },
  {
    ...aPlan,
    id: '0193a2f0-0000-7000-8000-000000000004',
    name: { en: 'Launch offer', ar: 'عرض الافتتاح' },
    price: 0,
    isDefault: false,
    isOffered: false,
    trialDays: 0,
    subscriptions: 11,
  },
]
const transfer = { iban: 'QA58DOHB00001234567890ABCDEFG', bankName: 'Doha Bank', branchCode: '0101', accountHolder: 'Sufra W.L.L.' }

const [unpaid, ...others] = aSubscription.invoices
const takenBack = { at: '2026-11-20T12:00:00.000Z', by: 'Ada Admin', reason: 'The transfer was for another restaurant' }
const mistaken = { ...unpaid.payments[0], id: '0193a2f0-0000-7000-8000-00000000000a', amount: 120.5, reference: 'TRX-9', takenBack }
const subscription = { ...aSubscription, invoices: [{ ...unpaid, payments: [...unpaid.payments, mistaken] }, ...others] }

const answer = (page: Page, path: RegExp, json: object, status = 200) => page.route(path, (route) => route.fulfill({ status, json }))
const list = /\/api\/admin\/subscriptions\?/
const numbers = /\/api\/admin\/subscriptions\/counts$/
const one = /\/api\/admin\/subscriptions\/0/

type Size = (typeof deskSizes)[number]
const openAs = async (browser: Browser, language: 'en' | 'ar', { viewport }: Size, role: 'admin' | 'merchant') => {
  const storageState = await sessionOf(url, role === 'admin' ? 'admin@sufra.test' : 'demo@sufra.test', role)
  return (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
}

for (const language of ['en', 'ar'] as const)
  for (const size of deskSizes) {
    const { common, desk, refusals, staff, subscriptions, tables } = menuText[language]

    test(`subscriptions (${language}, ${size.viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const page = await openAs(browser, language, size, 'admin')
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-subscriptions-${screen}${size.name}`)
      await answer(page, list, { success: true, data: rows, previous: null, next: 'n1' })
      await answer(page, numbers, { success: true, data: counts })
      await answer(page, /\/api\/admin\/plans$/, { success: true, data: plans })
      await answer(page, one, { success: true, data: subscription })
      await page.goto('/admin/settings/subscriptions')
      await expect(page.getByRole('row').nth(50)).toBeVisible()
      await picture('list')
      await page.getByRole('button', { name: subscriptions.plans.title }).click()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
      await picture('plans')
      await page.getByRole('button', { name: subscriptions.plans.add }).click()
      await picture('plan')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.getByRole('row').nth(1).getByRole('button').click()
      await expect(page.getByText('TRX-1')).toBeVisible()
      await picture('one')
      await page.getByRole('button', { name: subscriptions.drawer.record }).click()
      await picture('payment')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: subscriptions.takeBack.title.split('{{')[0] }).click()
      await picture('take-back')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: subscriptions.notice.notify }).click()
      await picture('notify')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: subscriptions.drawer.changePlan }).click()
      await picture('change')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await answer(page, list, { success: true, data: [], previous: null, next: null })
      await page.goto('/admin/settings/subscriptions?state=trial')
      await expect(page.getByText(subscriptions.noneFound)).toBeVisible()
      await picture('none')
      await answer(page, list, { success: true, data: [], previous: null, next: null })
      await answer(page, numbers, { success: true, data: nothing })
      await page.goto('/admin/settings/subscriptions')
      await expect(page.getByText(subscriptions.empty)).toBeVisible()
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
      await page.context().close()
    })

    test(`a restaurant's subscription (${language}, ${size.viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const page = await openAs(browser, language, size, 'merchant')
      const shot = camera(page, language)
      const picture = async (screen: string) => {
        await page.getByRole('region', { name: subscriptions.own.title }).scrollIntoViewIfNeeded()
        await shot(`desk-own-subscription-${screen}${size.name}`)
      }
      const own = /\/api\/merchant\/subscription$/
      const invoices = aSubscription.invoices.map((invoice) => ({ ...invoice, cardPayment: null }))
      await answer(page, own, { success: true, data: { ...aSubscription, invoices, takesCard: true, transfer } })
      await page.goto('/merchant/settings/payments-subscriptions')
      await expect(page.getByText(subscriptions.own.pay)).toBeVisible()
      await picture('due')
      const lapsed = {
        ...aSubscription,
        state: 'lapsed',
        lapsesOn: null,
        usage: { ...aSubscription.usage, members: { used: 5, limit: 5 } },
      }
      await answer(page, own, { success: true, data: { ...lapsed, invoices, takesCard: false, transfer } })
      await page.reload()
      await expect(page.getByText(subscriptions.states.lapsed).first()).toBeVisible()
      await picture('lapsed')
      await page.context().setOffline(true)
      await expect(page.getByText(desk.connection.down, { exact: true })).toBeVisible()
      await picture('offline')
      await page.context().setOffline(false)
      await page.route(own, () => undefined)
      await page.reload()
      await expect(page.getByRole('region', { name: subscriptions.own.title })).toBeVisible()
      await picture('loading')
      await answer(page, own, { success: true, data: null })
      await page.reload()
      await expect(page.getByText(subscriptions.own.none)).toBeVisible()
      await picture('none')
      await answer(page, own, { success: false }, 500)
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible({ timeout: 20_000 })
      await picture('failed')
      await page.context().close()
    })

    test(`the limits of the plan (${language}, ${size.viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const page = await openAs(browser, language, size, 'merchant')
      const shot = camera(page, language)
      const refuse = (path: RegExp, error: string) =>
        page.route(path, (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status: 409, json: { success: false, error, message: error } })
            : route.fallback(),
        )
      const dialog = page.getByRole('dialog')
      await refuse(/\/api\/merchant\/tables$/, 'table.plan_limit')
      await page.goto('/merchant/tables')
      await page.getByRole('main').getByRole('button', { name: tables.add.open }).click()
      await dialog.getByLabel(tables.add.from).fill('301')
      await dialog.getByLabel(tables.add.to).fill('312')
      await dialog.getByLabel(tables.form.zoneEn).fill('Hall')
      await dialog.getByLabel(tables.form.zoneAr).fill('الصالة')
      await dialog.locator('button[type=submit]').click()
      await expect(dialog.getByText(refusals.table.plan_limit)).toBeVisible()
      await shot(`desk-plan-limit-tables${size.name}`)
      await refuse(/\/api\/merchant\/staff\/invitations$/, 'staff.plan_limit')
      await page.goto('/merchant/settings/staff')
      await page.getByRole('button', { name: staff.invite, exact: true }).first().click()
      await dialog.getByLabel(staff.email, { exact: true }).fill('lina@baytnoora.qa')
      await dialog.getByRole('button', { name: staff.send }).click()
      await expect(dialog.getByText(refusals.staff.plan_limit)).toBeVisible()
      await shot(`desk-plan-limit-staff${size.name}`)
      await page.context().close()
    })
  }
