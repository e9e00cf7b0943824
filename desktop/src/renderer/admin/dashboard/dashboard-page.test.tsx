// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { storeSession, type Session } from '../../common/session/session-state.ts'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { DashboardPage } from './dashboard-page.tsx'

const { admin, applicants, common, reports, subscriptions } = forDesk
const id = '0192a000-0000-7000-8000-000000000001'
const restaurant = { id, name: { en: 'Shams', ar: 'شمس' }, branchName: 'Marina' }
const readPart = <Data,>(data: Data) => ({ state: 'read', data })
const dashboard = {
  restaurants: readPart({ pending: 2, accepted: 30, rejected: 4, deactivated: 1 }),
  applicants: readPart({ pending: 2, renewals: 1, oldest: [{ ...restaurant, submittedAt: '2026-11-20T12:00:00.000Z' }] }),
  documents: readPart({ expired: 1, within30: 5, within60: 3, within90: 0 }),
  unreachable: readPart({ count: 3, listed: [{ ...restaurant, phone: '+97441234567', unreachableSince: '2026-11-20T12:00:00.000Z' }] }),
  support: readPart([
    { urgency: 'Critical', open: 2, late: 1 },
    { urgency: 'High', open: 0, late: 0 },
    { urgency: 'Normal', open: 7, late: 0 },
    { urgency: 'Low', open: 0, late: 0 },
  ]),
  subscriptions: readPart({ due: 12, overdue: 4, lapsed: 2 }),
  failures: readPart({ mail: 3, sms: 0, payments: 1, jobs: 0 }),
  sales: readPart({
    asOf: new Date().toISOString(),
    days: [
      { day: '2026-11-19', orders: 3, revenue: 120.5 },
      { day: '2026-11-20', orders: 0, revenue: 0 },
    ],
  }),
}

const open = async (answer: Answer, role: AdministratorRole = 'owner') => {
  answerCalls({ 'GET /api/admin/dashboard': answer })
  const page = renderPage(
    <MemoryRouter>
      <DashboardPage />
    </MemoryRouter>,
  )
  // An administrator's session has more fields, which the page does not read.
  storeSession({ user: { role: 'admin', administratorRole: role } as unknown as Session['user'] })
  await page
}
const region = (name: string) => screen.findByRole('region', { name })
const regions = () => screen.getAllByRole('region').map((each) => within(each).getByRole('heading', { level: 2 }).textContent)

test('each card shows its figures and links to their page', async () => {
  await open(answerWith(dashboard))
  expect(document.title).toBe(`${admin.dashboard} · Sufra`)
  const restaurants = await region(admin.restaurants)
  const link = await within(restaurants).findByRole('link', { name: /Pending\s*2/ })
  expect(link.getAttribute('href')).toBe('/admin/provisions?status=pending')
  const waiting = await region(admin.waiting)
  expect(waiting.textContent).toContain('3 restaurants are waiting')
  expect(within(waiting).getByRole('link', { name: /Shams/ }).getAttribute('href')).toBe(`/admin/applicants/${id}`)
  expect((await region(admin.documents.title)).textContent).toMatch(/Expired1Within 30 days531 to 60 days3/)
  expect(
    within(await region(admin.failures.title))
      .getByRole('link', { name: /Email\s*3/ })
      .getAttribute('href'),
  ).toBe('/admin/health')
  const owing = await region(subscriptions.title)
  expect(owing.textContent).toMatch(/Due12Overdue4Lapsed2/)
  expect(
    within(owing)
      .getByRole('link', { name: /Lapsed/ })
      .getAttribute('href'),
  ).toBe('/admin/settings/subscriptions?state=lapsed')
  const unreachable = await region(admin.unreachable)
  expect(within(unreachable).getByRole('link').getAttribute('href')).toBe('tel:+97441234567')
  expect(unreachable.textContent).toContain('2 more restaurants are unreachable.')
})

test('the figures of today and of the last days come first', async () => {
  await open(answerWith(dashboard))
  const today = await region(admin.todayCard.title)
  await within(today).findByText(admin.todayCard.revenue)
  expect(today.textContent).toMatch(/QAR.0\.00.*QAR.120\.50 yesterday/)
  expect(today.textContent).toMatch(/Orders today.*0.*3 yesterday/)
  expect(today.textContent).toContain('3 orders')
})

test('late requests are marked at their urgency, and have their own link', async () => {
  await open(answerWith(dashboard))
  const support = await region(admin.support)
  await within(support).findByText('1 late')
  expect(
    within(support)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Critical1 late2', 'High0', 'Normal7', 'Low0'])
  expect(within(support).getByRole('link', { name: admin.openLate }).getAttribute('href')).toBe('/admin/help-and-support?show=late')
})

test('orders and revenue by day are also available as a table', async () => {
  await open(answerWith(dashboard))
  await region(admin.sales)
  const rows = within(await screen.findByRole('table', { name: admin.sales })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringMatching(/19 Nov 20263QAR.120\.50/) as string,
    expect.stringMatching(/20 Nov 20260QAR.0\.00/) as string,
  ])
  await screen.findByRole('button', { name: reports.showTable })
})

test.each([
  ['that are summed for the first time say so', null, /being added up for the first time/],
  ['that are behind have their time', '2026-11-20T12:00:00.000Z', /As of 20 November.* 15:00/],
])('sales %s', async (_name, asOf, expected) => {
  await open(answerWith({ ...dashboard, sales: readPart({ ...dashboard.sales.data, asOf }) }))
  await screen.findByText(expected)
})

test('sales of the last minutes have no time', async () => {
  await open(answerWith(dashboard))
  await region(admin.sales)
  expect(screen.queryByText(/As of|first time/)).toBeNull()
})

test('when all is well there is nothing to call or to review', async () => {
  const nothing = { applicants: readPart({ pending: 0, renewals: 0, oldest: [] }), unreachable: readPart({ count: 0, listed: [] }) }
  await open(answerWith({ ...dashboard, ...nothing }))
  await screen.findByText(admin.allReachable)
  expect((await region(admin.waiting)).textContent).toContain(admin.noneWaiting)
  expect(screen.queryByRole('list', { name: admin.oldest })).toBeNull()
})

test('a card whose part fails or is slow shows that state, and all other cards are shown', async () => {
  await open(answerWith({ ...dashboard, support: { state: 'failed', reason: '57014' }, sales: { state: 'slow' } }))
  expect((await within(await region(admin.support)).findByRole('status')).textContent).toContain('57014')
  expect((await within(await region(admin.sales)).findByRole('status')).textContent).toBe(admin.part.slow)
  expect((await region(admin.restaurants)).textContent).toContain(applicants.status.accepted)
})

test.each([
  [
    'owner',
    [
      admin.todayCard.title,
      admin.restaurants,
      admin.waiting,
      admin.unreachable,
      admin.documents.title,
      admin.support,
      subscriptions.title,
      admin.failures.title,
      admin.sales,
    ],
  ],
  ['reviewer', [admin.restaurants, admin.waiting, admin.unreachable, admin.documents.title]],
  ['support', [admin.todayCard.title, admin.restaurants, admin.unreachable, admin.support, admin.failures.title, admin.sales]],
  ['finance', [admin.todayCard.title, admin.restaurants, admin.unreachable, subscriptions.title, admin.sales]],
] as const)('%s sees the cards of its permissions', async (role, titles) => {
  await open(answerWith({}), role)
  await region(admin.restaurants)
  expect(regions()).toEqual(titles)
})

test('a failure of the complete page has a retry button', async () => {
  await open(refuseWith(404, 'request.not_found'))
  await screen.findByRole('button', { name: common.retry })
})
