// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { PaymentsPage } from './payments-page.tsx'

const { paymentSettings, refusals } = forDesk
const { bank, methods, payouts, gateway } = paymentSettings
const all = ['Cash', 'Card', 'UPI']
const account = {
  iban: '•••• DEFG',
  bankName: 'Doha Bank',
  branchCode: '0101',
  accountHolder: 'Bayt Noora W.L.L.',
  updatedAt: '2026-11-20T12:00:00.000Z',
  updatedBy: 'Noora Owner',
  version: 1,
}
const sums = { captured: 0, refunded: 0, voided: 0, captures: 0, fee: 0, unreportedFees: 0 }
const month = { month: '2026-11', firstMonth: '2026-10', lastMonth: '2026-11', rows: [] as object[] }

const answer = (answers: Record<string, Answer> = {}) =>
  answerCalls({
    'GET /api/merchant/payment-settings': answerWith({ accepted: all, available: all, mayEdit: true }),
    'GET /api/merchant/bank-details': answerWith(account),
    'GET /api/merchant/bank-details/full': answerWith({ ...account, iban: 'QA58DOHB00001234567890ABCDEFG' }),
    'GET /api/merchant/payouts': answerWith(month),
    'GET /api/merchant/payment-settings/gateway': answerWith({
      gateway: 'tap',
      mode: 'live',
      condition: 'ready',
      checkedAt: '2026-11-20T12:00:00.000Z',
      lastWebhookAt: null,
    }),
    ...answers,
  })

const open = () => renderPage(<PaymentsPage />)
const switchOf = (method: keyof typeof methods.name) => screen.findByRole('switch', { name: methods.name[method] })
const region = (name: string) => screen.findByRole('region', { name })

test('switching a method off sends the remaining methods with the displayed ones; the last method cannot be switched off', async () => {
  const path = 'PUT /api/merchant/payment-settings/accepted-methods'
  const sent = answer({ [path]: answerWith({ accepted: ['Card'], available: all, mayEdit: true }) })
  const user = await open()
  await user.click(await switchOf('UPI'))
  await screen.findByText(methods.last)
  expect(sent[path]).toEqual([{ methods: ['Cash', 'Card'], seen: all }])
  expect((await switchOf('Card')).getAttribute('aria-disabled')).toBe('true')
  expect((await switchOf('Cash')).getAttribute('aria-disabled')).not.toBe('true')
})

test('after a refused change the methods are fetched again', async () => {
  const sent = answer({ 'PUT /api/merchant/payment-settings/accepted-methods': refuseWith(409, 'payment.settings_changed') })
  const user = await open()
  await user.click(await switchOf('UPI'))
  await screen.findByText(refusals.payment.settings_changed)
  await waitFor(() => expect(sent['GET /api/merchant/payment-settings']).toHaveLength(2))
  expect((await switchOf('UPI')).getAttribute('aria-checked')).toBe('true')
})

test('the owner sees the complete IBAN in groups and changes it; each problem is shown beside its field', async () => {
  const sent = answer({ 'PUT /api/merchant/bank-details': answerWith({ ...account, version: 2 }) })
  const user = await open()
  await screen.findByText('QA58 DOHB 0000 1234 5678 90AB CDEF G')
  await user.click(screen.getByRole('button', { name: bank.edit }))
  const save = screen.getByRole<HTMLButtonElement>('button', { name: bank.save })
  expect(save.disabled).toBe(true)
  const iban = screen.getByLabelText(bank.iban)
  await user.clear(iban)
  await user.type(iban, 'QA59 DOHB 0000 1234 5678 90AB CDEF G')
  await user.clear(screen.getByLabelText(bank.branchCode))
  await user.click(save)
  await screen.findByText(refusals.bank.iban_checksum)
  screen.getByText(refusals.bank.branch_required)
  await user.clear(iban)
  await user.type(iban, 'qa58 dohb 0000 1234 5678 90ab cdef g')
  await user.type(screen.getByLabelText(bank.branchCode), '٠٢٠٢')
  await user.click(save)
  await waitFor(() => expect(screen.queryByLabelText(bank.iban)).toBeNull())
  expect(sent['PUT /api/merchant/bank-details']).toEqual([
    {
      iban: 'QA58DOHB00001234567890ABCDEFG',
      bankName: 'Doha Bank',
      branchCode: '0202',
      accountHolder: 'Bayt Noora W.L.L.',
      version: 1,
    },
  ])
})

test('a manager sees the masked IBAN, and changes nothing', async () => {
  const sent = answer({ 'GET /api/merchant/payment-settings': answerWith({ accepted: all, available: all, mayEdit: false }) })
  await open()
  await screen.findByText('•••• DEFG')
  screen.getByText(paymentSettings.readOnly)
  expect(screen.queryByRole('button', { name: bank.edit })).toBeNull()
  for (const each of screen.getAllByRole('switch')) expect(each.getAttribute('aria-disabled')).toBe('true')
  expect(sent['GET /api/merchant/bank-details/full']).toBeUndefined()
})

test('staff see the person to ask', async () => {
  answer({
    'GET /api/merchant/payment-settings': refuseWith(403, 'session.forbidden'),
    'POST /api/restaurants/refresh-token': { body: { success: true, accessToken: 'token' } },
  })
  await open()
  await screen.findByText(paymentSettings.forbidden)
  expect(screen.queryByRole('switch')).toBeNull()
})

test('an unknown fee of a payout and its net are not zero, the total is unknown too, and net may be negative', async () => {
  const rows = [
    { ...sums, day: '2026-11-20', method: 'Card', captured: 100, captures: 2, fee: 2, refunded: 150.5 },
    { ...sums, day: '2026-11-19', method: 'UPI', captured: 10, captures: 1, unreportedFees: 1 },
  ]
  answer({ 'GET /api/merchant/payouts': answerWith({ ...month, rows }) })
  await open()
  const table = await screen.findByRole('table')
  const texts = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
    )
  expect(texts).toEqual([
    [methods.name.Card, '2', 'QAR 100.00', 'QAR 150.50', 'QAR 0.00', 'QAR 2.00', '-QAR 52.50'],
    [methods.name.UPI, '1', 'QAR 10.00', 'QAR 0.00', 'QAR 0.00', payouts.notReported, payouts.notReported],
    ['3', 'QAR 110.00', 'QAR 150.50', 'QAR 0.00', payouts.notReported, payouts.notReported],
  ])
})

test('another month is fetched when it is chosen, and a month without payments says so', async () => {
  const sent = answer({ 'GET /api/merchant/payouts?month=2026-10': answerWith({ ...month, month: '2026-10' }) })
  const user = await open()
  await user.selectOptions(await screen.findByLabelText(payouts.month), 'October 2026')
  await screen.findByText(payouts.noneInMonth)
  expect(sent['GET /api/merchant/payouts?month=2026-10']).toHaveLength(1)
})

test.each([
  ['ready', gateway.condition.ready],
  ['refused', gateway.condition.refused],
  ['unavailable', gateway.condition.unavailable],
])('the gateway is %s', async (condition, text) => {
  answer({
    'GET /api/merchant/payment-settings/gateway': answerWith({
      gateway: 'tap',
      mode: 'live',
      condition,
      checkedAt: '2026-11-20T12:00:00.000Z',
      lastWebhookAt: '2026-11-20T11:00:00.000Z',
    }),
  })
  await open()
  const part = within(await region(gateway.title))
  await part.findByText(text)
  part.getByText(gateway.name.tap)
  part.getByText(gateway.mode.live)
})

test('without a network the page has a retry button', async () => {
  answer({ 'GET /api/merchant/payment-settings': { status: 400, body: { success: false } } })
  await open()
  await screen.findByRole('alert')
  screen.getByRole('button', { name: forDesk.common.retry })
})
