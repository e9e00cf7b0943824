// The audit log: full with pages, filtered, nothing found, empty, loading, failed and offline. The replies are mocked.
import { expect, type Page, type Route } from 'playwright/test'
import { auditActions } from '@sufra/shared/audit/audit-actions'
import { test } from '../../own-restaurant.ts'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''
const idOf = (count: number) => `01890000-0000-7000-8000-0000000000${10 + count}`
const names = [
  { en: 'Bayt Noora', ar: 'بيت نورة' },
  { en: 'The Old Corniche Charcoal Grill and Seafood Kitchen', ar: 'مشاوي الكورنيش القديم ومطبخ المأكولات البحرية' },
]
const people = [
  { id: idOf(80), name: 'Ada Admin', email: 'ada@sufra.test', isAdministrator: true },
  { id: idOf(81), name: 'حمد المناعي', email: 'hamad.al-mannai@restaurants.example.com', isAdministrator: false },
  { id: idOf(82), name: '', email: '', isAdministrator: true },
]
const details = {
  email: 'hessa.al-emadi@sufra.test',
  phone: '•••••345',
  role: 'support',
  before: 'reviewer',
  after: 'finance',
  request: 12,
  orderNumber: 47,
  amount: 125_050,
  months: 12,
  left: 9,
}
const entries = Array.from({ length: 50 }, (_, index) => ({
  id: idOf(index),
  at: new Date(Date.UTC(2026, 10, 20, 18) - index * 3_000_000).toISOString(),
  by: people[index % 7 === 5 ? 2 : index % 2],
  action: index === 3 ? 'restaurant_teleported' : auditActions[(index * 5) % auditActions.length],
  details,
  restaurant: index % 2 ? { id: idOf(90 - 10), name: names[index % 4 === 1 ? 0 : 1] } : null,
  person: index % 3 === 0 ? { id: idOf(70), name: 'Hessa Al Emadi' } : null,
  ipAddress: index % 6 === 4 ? '' : ['82.148.100.7', '2001:db8:85a3::8a2e:370:7334'][index % 2],
  device: index % 6 === 4 ? '' : ['Chrome · Windows', 'Sufra 1.1.1 · Windows 11'][index % 2],
}))
const reply = (data: object[], more = {}) => ({ success: true, data, newer: null, older: null, restaurant: null, ...more })

const list = /\/api\/admin\/audit(\?|$)/
const answer = (page: Page, json: object, status = 200) => page.route(list, (route) => route.fulfill({ status, json }))

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`the audit log (${language}, ${viewport.width})`, async ({ browser, restaurant }) => {
      test.setTimeout(240_000)
      const { audit, common } = menuText[language]
      const storageState = await sessionOf(url, 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-audit-${screen}${name}`)
      const held: Route[] = []
      await page.route(list, (route) => void held.push(route)) // answered below, so the page keeps loading until then
      await page.goto('/admin/audit')
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await picture('loading')
      await answer(page, reply(entries, { older: 'n1' }))
      for (const route of held) await route.fulfill({ json: reply(entries, { older: 'n1' }) })
      await expect(page.getByRole('row').nth(50)).toBeVisible()
      await picture('list')
      const filtered = reply(entries.slice(0, 3), { restaurant: { id: idOf(80), name: names[0] } })
      await answer(page, filtered)
      await page.goto(`/admin/audit?restaurant=${idOf(80)}&action=pin_set&from=2026-11-01`)
      await expect(page.getByRole('row').nth(3)).toBeVisible()
      await picture('filtered')
      await page.goto(`/admin/provisions/${restaurant.id}/audit`)
      await expect(page.getByRole('row').nth(3)).toBeVisible()
      await picture('tab')
      await page.goBack()
      await page.route(list, (route) => route.abort())
      await page.getByRole('combobox', { name: audit.actionFilter }).selectOption('pin_removed')
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible({ timeout: 20_000 })
      await picture('offline')
      await answer(page, reply([]))
      await page.goto('/admin/audit?search=nobody')
      await expect(page.getByText(audit.noneFound)).toBeVisible()
      await picture('none')
      await page.goto('/admin/audit')
      await expect(page.getByText(audit.empty)).toBeVisible()
      await picture('empty')
      await answer(page, { success: false }, 500)
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible({ timeout: 20_000 })
      await picture('failed')
      await page.context().close()
    })
