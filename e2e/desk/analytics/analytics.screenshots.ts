// Analytics of the platform and of a restaurant: with figures, without orders, loading and failed. The replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { aReport } from '../../../desktop/src/renderer/features/reports/a-report.test-data.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''
const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  restaurants: 310 + index * 17,
  added: 17,
  active: 290 + index * 15,
  orders: 41_200 + index * 3_870,
  revenue: 1_850_400.5 + index * 171_300,
  cancelledShare: 0.061 - index * 0.002,
  acceptMinutes: 2.4 - index * 0.1,
}))
const none = { restaurants: 0, added: 0, active: 0, orders: 0, revenue: 0, cancelledShare: null, acceptMinutes: null }
const cohorts = months.map(({ month }, index) => ({
  month,
  active: Array.from({ length: 12 - index }, (_, later) => Math.round(17 * 0.97 ** later)),
}))
const platform = { months, cohorts }
const empty = { months: months.map(({ month }) => ({ month, ...none })), cohorts: months.map(({ month }) => ({ month, active: [0] })) }
const restaurant = {
  restaurant: {
    id: '01890000-0000-7000-8000-000000000010',
    name: { en: 'The Old Corniche Charcoal Grill and Seafood Kitchen', ar: 'مشاوي الكورنيش القديم ومطبخ المأكولات البحرية' },
    branchName: 'The Pearl',
    status: 'accepted',
  },
  report: aReport,
  comparison: {
    month: '2026-11',
    restaurants: 412,
    own: { revenue: 84_210.5, orders: 1_312, average: 64.18, cancelledShare: 0.031, acceptMinutes: 0.7, lateShare: 0.22 },
    median: { revenue: 61_300, orders: 1_020.5, average: 58.1, cancelledShare: 0.042, acceptMinutes: 1.6, lateShare: 0.15 },
  },
}

const calls = /\/api\/admin\/analytics/
const answer = (page: Page, data: object) => page.route(calls, (route) => route.fulfill({ json: { success: true, data } }))

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`analytics (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const { common, analytics } = menuText[language]
      const storageState = await sessionOf(url, 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-analytics-${screen}${name}`)
      await answer(page, platform)
      await page.goto('/admin/analytics')
      await expect(page.getByRole('table', { name: analytics.growth })).toBeVisible()
      await picture('platform')
      await page.getByRole('table', { name: analytics.cohorts }).scrollIntoViewIfNeeded()
      await picture('cohorts')
      await answer(page, empty)
      await page.reload()
      await expect(page.getByRole('heading', { name: analytics.empty })).toBeVisible()
      await picture('empty')
      await answer(page, restaurant)
      await page.goto(`/admin/analytics/${restaurant.restaurant.id}`)
      await expect(page.getByRole('table', { name: analytics.compared })).toBeVisible()
      await picture('restaurant')
      await page.route(calls, () => {})
      await page.goto('/admin/analytics')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await picture('loading')
      await page.route(calls, (route) => route.fulfill({ status: 404, json: { success: false } }))
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('failed')
      await page.context().close()
    })
