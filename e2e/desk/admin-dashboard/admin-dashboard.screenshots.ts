// The administrators' dashboard: full, of an empty platform, with failing cards, loading, without a connection and failed. The replies are
// mocked.
import { expect, test, type Page } from 'playwright/test'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const names = [
  { en: 'Bayt Noora', ar: 'بيت نورة' },
  { en: 'The Old Corniche Charcoal Grill and Seafood Kitchen', ar: 'مشاوي الكورنيش القديم ومطبخ المأكولات البحرية' },
  { en: 'Saffron House', ar: 'بيت الزعفران' },
]
const restaurant = (index: number) => ({
  id: `01890000-0000-7000-8000-00000000000${index}`,
  name: names[index % 3],
  branchName: ['Al Sadd', 'The Pearl', 'West Bay'][index % 3],
})
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const readPart = (data: unknown) => ({ state: 'read', data })
const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
  orders: 2_400 + ((index * 737) % 900) + (index % 7 > 4 ? 700 : 0),
  revenue: 151_000 + ((index * 6_151) % 42_000) + (index % 7 > 4 ? 38_000 : 0),
}))
const urgencies = (open: readonly number[], late: readonly number[]) =>
  ['Critical', 'High', 'Normal', 'Low'].map((urgency, index) => ({ urgency, open: open[index], late: late[index] }))
const full = {
  restaurants: readPart({ pending: 12, accepted: 463, rejected: 18, deactivated: 7 }),
  applicants: readPart({
    pending: 12,
    renewals: 3,
    oldest: [60, 41, 20, 3, 0.2].map((hours, index) => ({ ...restaurant(index), submittedAt: hoursAgo(hours) })),
  }),
  documents: readPart({ expired: 4, within30: 27, within60: 41, within90: 38 }),
  unreachable: readPart({
    count: 6,
    listed: [9, 4, 2, 1, 0.1].map((hours, index) => ({ ...restaurant(index), phone: '+97444123456', unreachableSince: hoursAgo(hours) })),
  }),
  support: readPart(urgencies([2, 5, 31, 9], [1, 0, 4, 0])),
  sales: readPart({ asOf: hoursAgo(2), days }),
  subscriptions: readPart({ due: 12, overdue: 4, lapsed: 2 }),
  failures: readPart({ mail: 3, sms: 0, payments: 1, jobs: 12 }),
}
const empty = {
  restaurants: readPart({ pending: 0, accepted: 0, rejected: 0, deactivated: 0 }),
  applicants: readPart({ pending: 0, renewals: 0, oldest: [] }),
  documents: readPart({ expired: 0, within30: 0, within60: 0, within90: 0 }),
  unreachable: readPart({ count: 0, listed: [] }),
  support: readPart(urgencies([0, 0, 0, 0], [0, 0, 0, 0])),
  sales: readPart({ asOf: null, days: days.map(({ day }) => ({ day, orders: 0, revenue: 0 })) }),
  subscriptions: readPart({ due: 0, overdue: 0, lapsed: 0 }),
  failures: readPart({ mail: 0, sms: 0, payments: 0, jobs: 0 }),
}
const broken = {
  ...full,
  applicants: { state: 'slow' },
  documents: { state: 'failed', reason: '57014' },
  sales: { state: 'failed', reason: 'ECONNRESET' },
}

const path = '**/api/admin/dashboard'
const answer = (page: Page, data: object) => page.route(path, (route) => route.fulfill({ json: { success: true, data } }))

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`the administrators’ dashboard (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const { admin, common, reports } = menuText[language]
      const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-admin-dashboard${screen}${name}`)
      const sales = page.getByRole('region', { name: admin.sales })
      await answer(page, full)
      await page.goto('/admin')
      await expect(sales.locator('svg.recharts-surface')).toHaveCount(2)
      await picture('')
      await sales.scrollIntoViewIfNeeded()
      await picture('-sales')
      await sales.getByRole('button', { name: reports.showTable }).click()
      await picture('-table')
      await page.route(path, (route) => route.abort())
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 60_000 })
      await picture('-offline')
      await answer(page, empty)
      await page.goto('/admin')
      await expect(page.getByText(admin.allReachable)).toBeVisible()
      await picture('-empty')
      await answer(page, broken)
      await page.goto('/admin')
      await expect(page.getByText(admin.part.slow)).toBeVisible()
      await picture('-broken')
      await page.route(path, () => {})
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await picture('-loading')
      await page.route(path, (route) => route.fulfill({ status: 404, json: { success: false } }))
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('-failed')
      await page.context().close()
    })
