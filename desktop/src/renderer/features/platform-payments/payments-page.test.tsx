// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { aGateway, aPayout, aWebhook, payoutsOf } from './a-payment.test-data.ts'
import { PaymentsPage } from './payments-page.tsx'

const { common, list: lists, paymentSettings, platformPayments: texts } = forDesk
const path = {
  gateway: 'GET /api/admin/payments/gateway',
  webhooks: 'GET /api/admin/payments/failed-webhooks',
  payouts: (filters = 'state=all&search=') => `GET /api/admin/payments/payouts?${filters}`,
  retry: `POST /api/admin/payments/failed-webhooks/${aWebhook().id}/retry`,
}
const bayt = aPayout(5, { en: 'Bayt Noora', ar: 'بيت نورة' }, { captures: 2, captured: 300, refunded: 20, fee: 6 })
const waha = aPayout(6, { en: 'Al Waha', ar: 'الواحة' }, { captures: 1, captured: 100, unreportedFees: 1 })
const webhooks = (rows: object[], more = {}) => answerWith({ rows, previous: null, next: null, ...more })
const well = {
  [path.gateway]: answerWith(aGateway()),
  [path.webhooks]: webhooks([]),
  [path.payouts()]: answerWith(payoutsOf([bayt, waha])),
}

const Address = () => <output aria-label="address">{useLocation().search}</output>
const open = async (answers: Record<string, Answer> = {}, search = '') => {
  const given = { ...well, ...answers }
  const sent = answerCalls(given)
  const user = await renderPage(
    <MemoryRouter initialEntries={[`/admin/settings/payments${search}`]}>
      <PaymentsPage />
      <Address />
    </MemoryRouter>,
  )
  return { user, sent, answer: (more: Record<string, Answer>) => Object.assign(given, more) }
}
const section = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section') ?? document.body)
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')?.textContent ?? ''

test('the gateway shows its name, whether it answers, and the number of restaurants that take cards', async () => {
  await open()
  const gateway = await section(texts.gateway.title)
  await gateway.findByText('388 of 412 active restaurants')
  gateway.getByText(forDesk.health.state.ok)
  gateway.getByText('Tap Payments')
  gateway.getByText(paymentSettings.gateway.mode.live)
  await screen.findByText(texts.webhooks.none)
})

test.each([
  ['needs attention', { failedWebhooks: 1 }, forDesk.health.state.warning],
  ['works', { refusedWebhooks: 3 }, forDesk.health.state.ok],
])('a gateway %s with %o', async (_state, change, text) => {
  await open({ [path.gateway]: answerWith(aGateway(change)) })
  await (await section(texts.gateway.title)).findByText(text)
})

test('a failed webhook shows its payment and the reason, and Retry processes it', async () => {
  const { user, sent, answer } = await open({
    [path.webhooks]: webhooks([aWebhook()]),
    [path.retry]: answerWith({ outcome: 'settled' }),
  })
  const list = await section(texts.webhooks.title)
  const link = await list.findByRole<HTMLAnchorElement>('link', { name: 'Bayt Noora' })
  expect(link.getAttribute('href')).toBe(`/admin/provisions/${bayt.id}`)
  list.getByText(/Order .*47/)
  list.getByText(texts.webhooks.reasons.error)
  list.getByText('Failed 2 times')
  answer({ [path.webhooks]: webhooks([]) })
  await user.click(list.getByRole('button', { name: /Retry: webhook of .*chg_TS02A5720231433Qs/ }))
  await screen.findByText(texts.webhooks.outcome.settled)
  await screen.findByText(texts.webhooks.none)
  expect(sent[path.retry]).toHaveLength(1)
})

test.each(['unknown', 'mismatch', 'error'] as const)('a retry that fails as %s shows why, and the webhook stays', async (outcome) => {
  const webhook = aWebhook({ reason: outcome, restaurant: null, orderNumber: null, currency: 'USD' })
  const { user } = await open({ [path.webhooks]: webhooks([webhook]), [path.retry]: answerWith({ outcome }) })
  const list = await section(texts.webhooks.title)
  await list.findByText(texts.webhooks.unknown)
  list.getByText('USD 84.5')
  await user.click(list.getByRole('button', { name: /^Retry/ }))
  await screen.findByText(texts.webhooks.outcome[outcome])
  list.getByText(texts.webhooks.unknown)
})

test('a retry that another administrator has already started is refused with its reason, and the list is read again', async () => {
  const { user, sent } = await open({ [path.webhooks]: webhooks([aWebhook()]), [path.retry]: refuseWith(409, 'webhook.not_open') })
  await user.click(await screen.findByRole('button', { name: /^Retry/ }))
  await screen.findByText(forDesk.refusals.webhook.not_open)
  await waitFor(() => expect(sent[path.webhooks]?.length).toBeGreaterThan(1))
})

test('payouts have the total and each restaurant with its fee and net; an unreported fee is unknown', async () => {
  await open()
  expect(await rowOf('Bayt Noora')).toMatch(/West Bay2QAR.300.00QAR.20.00QAR.0.00QAR.6.00QAR.274.00$/)
  expect(await rowOf('Al Waha')).toMatch(/Not reportedNot reported$/)
  expect(await rowOf(texts.payouts.total)).toMatch(/3QAR.400.00QAR.20.00QAR.0.00Not reportedNot reported$/)
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Al Waha' }).getAttribute('href')).toBe(`/admin/provisions/${waha.id}`)
})

test('the month, the filter and the search are sent and stay in the address', async () => {
  const october = 'state=unreported&search=waha&month=2026-10'
  const { user, sent } = await open({
    [path.payouts('state=all&search=&month=2026-10')]: answerWith(payoutsOf([bayt], { month: '2026-10' })),
    [path.payouts('state=unreported&search=&month=2026-10')]: answerWith(payoutsOf([waha], { month: '2026-10' })),
    [path.payouts(october)]: answerWith(payoutsOf([], { month: '2026-10' })),
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: texts.payouts.month }), 'October 2026')
  await user.selectOptions(screen.getByRole('combobox', { name: texts.payouts.filter }), texts.payouts.filters.unreported)
  await user.type(screen.getByRole('searchbox'), 'waha')
  await screen.findByText(texts.payouts.noneFound)
  expect(sent[path.payouts(october)]).toHaveLength(1)
  expect(screen.getByLabelText('address').textContent).toBe('?month=2026-10&state=unreported&search=waha')
  await user.click(screen.getByRole('button', { name: texts.payouts.showAll }))
  await rowOf('Bayt Noora')
  expect(screen.getByLabelText('address').textContent).toBe('?month=2026-10')
})

test('the next page is read by its cursor', async () => {
  const { user } = await open({
    [path.payouts()]: answerWith(payoutsOf([bayt], { next: 'after' })),
    [path.payouts('state=all&search=&cursor=after')]: answerWith(payoutsOf([waha], { previous: 'before' })),
  })
  await rowOf('Bayt Noora')
  await user.click(screen.getByRole('button', { name: lists.nextShort }))
  await rowOf('Al Waha')
  expect(screen.getByLabelText('address').textContent).toBe('?cursor=after')
})

test('a month without payments is empty, and each part that cannot be loaded has a retry button', async () => {
  await open({
    [path.payouts()]: answerWith(payoutsOf([])),
    [path.gateway]: refuseWith(404, 'request.not_found'),
    [path.webhooks]: refuseWith(404, 'request.not_found'),
  })
  await screen.findByText(texts.payouts.empty)
  await waitFor(() => expect(screen.getAllByRole('button', { name: common.retry })).toHaveLength(2))
})
