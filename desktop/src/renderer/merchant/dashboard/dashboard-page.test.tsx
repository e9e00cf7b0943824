// @vitest-environment jsdom
import type { DashboardOnWire } from '@sufra/shared/dashboard/dashboard.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { createMemoryRouter, RouterProvider } from '../../common/pages/router.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { DashboardPage } from './dashboard-page.tsx'

const { dashboard: texts, reports, common, documents: documentTexts } = forDesk
const times = { accepted: 10, acceptTime: 1_200_000, prepared: 5, prepareTime: 4_500_000, promisedTime: 4_500_000, late: 1 }
const aDashboard: DashboardOnWire = {
  today: '2026-11-20',
  dayBefore: '2026-11-13',
  dayEndsAt: 240,
  hasOrders: true,
  now: { orders: 10, revenue: 500, times },
  before: { orders: 8, revenue: 400, times },
  open: { waiting: 3, preparing: 4, ready: 2, late: 1 },
  hours: [
    { hour: 1, orders: 2, ordersBefore: 1 },
    { hour: 13, orders: 8, ordersBefore: 7 },
  ],
  topItems: [{ itemId: '0193a2f0-0000-7000-8000-000000000001', name: { en: 'Machboos', ar: 'مجبوس' }, quantity: 12 }],
  soldOut: { count: 1, items: [{ itemId: '0193a2f0-0000-7000-8000-000000000002', name: { en: 'Karak', ar: 'كرك' }, backAt: null }] },
}

beforeEach(() => queryClient.clear())

const open = async (data: object, documents: object = refuseWith(404, 'document.not_found')) => {
  answerCalls({
    'GET /api/merchant/dashboard': data as ReturnType<typeof answerWith>, // a possible answer
    'GET /api/documents': documents as ReturnType<typeof answerWith>, // see above
  })
  const router = createMemoryRouter([{ path: '/', element: <DashboardPage /> }])
  await renderForUser(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const region = (name: string) => screen.findByRole('region', { name })

test('today is compared with last week, with the hours in the order of the business day', async () => {
  await open(answerWith(aDashboard))
  const revenue = await screen.findByText(reports.figure.revenue, { selector: 'dt' })
  expect(revenue.parentElement?.textContent).toMatch(/500\.00.*25% more.*400\.00 last week/)
  expect((await region(texts.open.title)).textContent).toMatch(/To accept3.*Late1/)
  const rows = within(await screen.findByRole('table', { name: texts.hours })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    '1387',
    ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0].map((hour) => `${hour}00`),
    '121',
  ])
  expect((await region(texts.topItems)).textContent).toContain('Machboos12 sold')
  expect((await region(texts.soldOut.title)).textContent).toContain(`Karak${texts.soldOut.until}`)
})

test('without the permission there is no money on the page', async () => {
  const withoutMoney = (figures: object) => ({ ...figures, revenue: null })
  await open(answerWith({ ...aDashboard, now: withoutMoney(aDashboard.now), before: withoutMoney(aDashboard.before) }))
  await screen.findByText(reports.figure.orders, { selector: 'dt' })
  expect(document.body.textContent).not.toMatch(/QAR|Revenue|Average order/)
})

test('a new restaurant sees its first steps', async () => {
  await open(answerWith({ ...aDashboard, hasOrders: false }))
  await screen.findByRole('heading', { name: texts.empty.title })
  expect(screen.getByRole('link', { name: texts.empty.menu }).getAttribute('href')).toBe('/merchant/menu')
})

test('a rejected document needs attention, and a document under review does not', async () => {
  const sent = (kind: string, state: string) => ({
    kind,
    inForce: null,
    newest: {
      id: kind,
      kind,
      type: null,
      issueDate: null,
      expirationDate: null,
      files: [],
      state,
      reason: null,
      submittedAt: '2026-11-20T12:00:00.000Z',
    },
  })
  const cards = [sent('tradeLicense', 'rejected'), sent('commercialLicense', 'waiting')]
  await open(answerWith(aDashboard), answerWith({ status: 'accepted', submittedAt: null, cards }))
  const list = (await region(texts.documents.title)).textContent
  expect(list).toContain(documentTexts.kind.tradeLicense)
  expect(list).not.toContain(documentTexts.kind.commercialLicense)
})

test('a failure has a retry button', async () => {
  await open(refuseWith(404, 'request.not_found'))
  await screen.findByRole('button', { name: common.retry })
})
