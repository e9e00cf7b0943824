// @vitest-environment jsdom
import { refreshToken } from '@sufra/shared/accounts/account.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { createMemoryRouter, RouterProvider } from '../../common/pages/router.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { aReport } from './a-report.test-data.ts'
import { ReportsPage } from './reports-page.tsx'

const { reports, refusals, common } = forDesk
const path = (query: string) => `GET /api/merchant/reports?${query}`

beforeEach(() => queryClient.clear())

const open = async (answers: Record<string, Answer>, address = '/merchant/reports') => {
  const sent = answerCalls(answers)
  const router = createMemoryRouter([{ path: '/merchant/reports', element: <ReportsPage /> }], { initialEntries: [address] })
  const user = await renderForUser(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { user, router, sent }
}
const region = (name: string) => screen.findByRole('region', { name })
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

test('each figure is compared with the previous period, and a lower value of an unwanted figure counts as better', async () => {
  await open({ [path('period=last7')]: answerWith(aReport) })
  const tile = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent
  expect(await tile(reports.figure.revenue)).toMatch(/QAR.1,000\.00.*25% more.*800\.00 before/)
  expect(await tile(reports.figure.average)).toMatch(/QAR.50\.00/)
  expect(await tile(reports.figure.acceptTime)).toMatch(/2 min/)
  expect(await tile(reports.figure.late)).toMatch(/20%.*2 of 10/)
  const cancelled = (await screen.findByText(reports.figure.cancelled, { selector: 'dt' })).parentElement
  expect(cancelled?.querySelector('.text-green')?.textContent).toBe('50% less')
})

test('the chart has a table with the same figures, which can be displayed instead', async () => {
  const { user } = await open({ [path('period=last7')]: answerWith(aReport) })
  const days = await region(reports.section.days)
  expect((await rowsOf(reports.section.days))[1]).toMatch(/18 Nov 2026.*20.*1,000\.00.*11 Nov 2026.*800\.00/)
  await user.click(within(days).getByRole('button', { name: reports.showTable }))
  expect(within(days).getByRole('button', { name: reports.showChart })).toBeTruthy()
  expect(await rowsOf(reports.section.days)).toHaveLength(2)
})

test('the groups have their share, and groups that are no longer on the menu are marked', async () => {
  await open({ [path('period=last7')]: answerWith(aReport) })
  expect((await rowsOf(reports.section.methods))[1]).toMatch(/Cash.*15.*750\.00.*75%/)
  expect((await rowsOf(reports.section.cuisines))[2]).toContain(reports.notOnMenu)
  expect((await rowsOf(reports.section.reasons))[1]).toMatch(/Not accepted in time.*1/)
})

test('the period is in the address; days in the wrong order are not requested', async () => {
  const range = path('period=range&from=2026-11-12&to=2026-11-18')
  const { user, router, sent } = await open({ [path('period=last7')]: answerWith(aReport), [range]: answerWith(aReport) })
  await screen.findByRole('table', { name: reports.section.methods })
  await user.selectOptions(screen.getByLabelText(reports.period.label), reports.period.range)
  await waitFor(() => expect(router.state.location.search).toBe('?period=range&from=2026-11-12&to=2026-11-18'))
  await waitFor(() => expect(sent[range]).toHaveLength(1))
  const to = screen.getByLabelText(reports.to)
  await user.clear(to)
  await user.type(to, '11/11/2026')
  await screen.findByText(refusals.report.period_order)
  expect(Object.keys(sent)).toEqual([path('period=last7'), range])
})

test('two months since the first sale are compared by their names', async () => {
  const months = path('period=months&month=2026-11&against=2026-10')
  const next = path('period=months&month=2026-11&against=2026-02')
  const { user, sent } = await open({
    [path('period=last7')]: answerWith(aReport),
    [months]: answerWith(aReport),
    [next]: answerWith(aReport),
  })
  await screen.findByRole('table', { name: reports.section.methods })
  await user.selectOptions(screen.getByLabelText(reports.period.label), reports.period.months)
  await waitFor(() => expect(sent[months]).toHaveLength(1))
  const against = screen.getByLabelText<HTMLSelectElement>(reports.against)
  const names = [...against.options].map(({ text }) => text)
  expect([names.length, names.at(0), names.at(-1)]).toEqual([10, 'November 2026', 'February 2026'])
  await user.selectOptions(against, 'February 2026')
  await waitFor(() => expect(sent[next]).toHaveLength(1))
})

test('the report of the period is saved in the chosen format, with the chosen part', async () => {
  const link = 'POST /api/merchant/reports/link'
  const { user, sent } = await open({ [path('period=last7')]: answerWith(aReport), [link]: refuseWith(500, 'request.failed') })
  await user.selectOptions(await screen.findByLabelText(reports.file.part), reports.section.items)
  await user.click(screen.getByRole('button', { name: forDesk.history.export.open }))
  await user.click(await screen.findByRole('menuitem', { name: forDesk.history.export.pdf }))
  await waitFor(() => expect(sent[link]).toEqual([{ period: 'last7', part: 'items', format: 'pdf', language: 'en' }]))
})

test('a period without orders has advice', async () => {
  const { summary } = aReport
  const none = { ...summary, orders: 0, cancelled: 0 }
  await open({ [path('period=today')]: answerWith({ ...aReport, summary: none, summaryBefore: none }) }, '/merchant/reports?period=today')
  await screen.findByRole('heading', { name: reports.emptyTitle })
})

test('staff see that reports are not for them', async () => {
  const renewed = { body: { success: true, accessToken: 'new' } }
  await open({ [path('period=last7')]: refuseWith(403, 'session.forbidden'), [`POST ${refreshToken.path}`]: renewed })
  await screen.findByRole('heading', { name: reports.forbidden })
})

test('an invalid address shows the default period, and a failure has a retry button', async () => {
  await open({ [path('period=last7')]: refuseWith(404, 'request.not_found') }, '/merchant/reports?period=century')
  await screen.findByRole('button', { name: common.retry })
})
