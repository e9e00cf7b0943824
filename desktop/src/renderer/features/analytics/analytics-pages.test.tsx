// @vitest-environment jsdom
import type { PlatformAnalyticsOnWire, RestaurantAnalyticsOnWire } from '@sufra/shared/analytics/analytics.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { aReport } from '../reports/a-report.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { PlatformAnalyticsPage } from './platform-analytics-page.tsx'
import { RestaurantAnalyticsPage } from './restaurant-analytics-page.tsx'

const { analytics: texts, common, reports } = forDesk
const id = '0193a2f0-0000-7000-8000-000000000003'

const open = async (address: string, answers: Record<string, Answer>) => {
  const sent = answerCalls(answers)
  const user = await renderPage(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/admin/analytics" element={<PlatformAnalyticsPage />} />
        <Route path="/admin/analytics/:id" element={<RestaurantAnalyticsPage />} />
      </Routes>
    </MemoryRouter>,
  )
  return { user, sent }
}
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

const noMonth = { restaurants: 0, added: 0, active: 0, orders: 0, revenue: 0, cancelledShare: null, acceptMinutes: null }
const platform: PlatformAnalyticsOnWire = {
  months: [
    {
      ...noMonth,
      month: '2026-10',
      restaurants: 40,
      added: 4,
      active: 30,
      orders: 1_200,
      revenue: 60_000,
      cancelledShare: 0.05,
      acceptMinutes: 1.5,
    },
    { ...noMonth, month: '2026-11', restaurants: 41, added: 0 },
  ],
  cohorts: [
    { month: '2026-10', active: [4, 3] },
    { month: '2026-11', active: [0] },
  ],
}
const figures = { revenue: 2_000, orders: 40, average: 50, cancelledShare: 0.1, acceptMinutes: 3, lateShare: 0.2 }
const restaurant: RestaurantAnalyticsOnWire = {
  restaurant: { id, name: { en: 'Bayt Noora', ar: 'بيت نورة' }, branchName: 'Al Sadd', status: 'accepted' },
  report: aReport,
  comparison: {
    month: '2026-11',
    restaurants: 40,
    own: { ...figures, average: null },
    median: { revenue: 1_000, orders: 40, average: 48, cancelledShare: 0.2, acceptMinutes: 2, lateShare: null },
  },
}
const platformPath = (months: number) => `GET /api/admin/analytics?months=${months}`
const restaurantPath = (period: string) => `GET /api/admin/analytics/${id}?period=${period}`

test('the months are listed newest first, and the current month is marked', async () => {
  await open('/admin/analytics', { [platformPath(12)]: answerWith(platform) })
  const [, november, october] = await rowsOf(texts.growth)
  expect(november).toMatch(/^November 2026 so far41000QAR.0\.00NoneNone$/)
  expect(october).toMatch(/^October 2026404301,200QAR.60,000\.005%1\.5 min$/)
})

test('for each month the share of restaurants that stayed is shown, and an empty cell for a month without restaurants', async () => {
  await open('/admin/analytics', { [platformPath(12)]: answerWith(platform) })
  expect((await rowsOf(texts.cohorts)).slice(1)).toEqual(['November 20260', 'October 2026475%'])
})

test('the number of months is in the address', async () => {
  const { user, sent } = await open('/admin/analytics?months=6', {
    [platformPath(6)]: answerWith(platform),
    [platformPath(24)]: answerWith(platform),
  })
  await user.selectOptions(await screen.findByLabelText(texts.months), texts.monthCount['24'])
  await waitFor(() => expect(sent[platformPath(24)]).toHaveLength(1))
})

test('a platform without orders says so', async () => {
  await open('/admin/analytics', {
    [platformPath(12)]: answerWith({ months: [{ ...noMonth, month: '2026-11' }], cohorts: [{ month: '2026-11', active: [0] }] }),
  })
  await screen.findByRole('heading', { name: texts.empty })
})

test('figures that cannot be loaded have a retry button', async () => {
  await open('/admin/analytics', { [platformPath(12)]: refuseWith(404, 'request.not_found') })
  await screen.findByRole('button', { name: common.retry })
})

test('a restaurant is compared with the median, and a lower value of an unwanted figure counts as better', async () => {
  await open(`/admin/analytics/${id}`, { [restaurantPath('last7')]: answerWith(restaurant) })
  const [, revenue, orders, average, cancelled, accept, late] = await rowsOf(texts.compared)
  expect(revenue).toMatch(/Revenue.*2,000\.00.*1,000\.00.*100% more/)
  expect(orders).toMatch(/Orders.*40.*40.*No change/)
  expect(average).toMatch(/Average order.*None.*48\.00$/)
  expect(cancelled).toMatch(/10%.*20%.*10 points less/)
  expect(accept).toMatch(/3 min.*2 min.*50% more/)
  expect(late).toMatch(/20%None$/)
  const table = screen.getByRole('table', { name: texts.compared })
  expect([...table.querySelectorAll('.text-green')].map(({ textContent }) => textContent)).toEqual(['100% more', '10 points less'])
  screen.getByText('November 2026, against the median of 40 restaurants with orders.')
  screen.getByRole('heading', { name: 'Bayt Noora' })
})

test("a restaurant's report shows its own figures, for the period in the address", async () => {
  const { user, sent } = await open(`/admin/analytics/${id}?period=today`, {
    [restaurantPath('today')]: answerWith(restaurant),
    [restaurantPath('last30')]: answerWith(restaurant),
  })
  await screen.findByRole('table', { name: reports.section.methods })
  await user.selectOptions(screen.getByLabelText(reports.period.label), reports.period.last30)
  await waitFor(() => expect(sent[restaurantPath('last30')]).toHaveLength(1))
})

test('an unknown restaurant has a message and a link to the list', async () => {
  await open(`/admin/analytics/${id}`, { [restaurantPath('last7')]: refuseWith(404, 'restaurant.not_found') })
  await screen.findByRole('heading', { level: 2, name: forDesk.restaurantPage.notFound })
  expect(screen.getByRole('link', { name: forDesk.restaurantPage.back }).getAttribute('href')).toBe('/admin/provisions')
})
