// @vitest-environment jsdom
import { forDesk } from '@sufra/shared/i18n/en/for-desk'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../../common/api/answer-calls.test-data.ts'
import { publishFeedEvent } from '../../../common/connection/feed-listeners.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

const { own, drawer, states } = forDesk.subscriptions
const at = '2026-11-20T12:00:00.000Z'
const path = 'GET /api/merchant/subscription'
const invoice = {
  number: 12,
  plan: { en: 'Standard', ar: '' },
  amount: 200,
  paid: 0,
  periodStart: '2026-11-20',
  periodEnd: '2026-12-20',
  issuedOn: '2026-11-13',
  dueOn: '2026-11-27',
  state: 'open',
  payments: [],
}
const transfer = { iban: 'QA58DOHB00001234567890ABCDEFG', bankName: 'Doha Bank', branchCode: '0101', accountHolder: 'Sufra W.L.L.' }
const subscription = {
  plan: { id: '0193a2f0-0000-7000-8000-000000000001', name: invoice.plan, price: 200, period: 'month' },
  state: 'due',
  trialEndsOn: '2026-11-20',
  nextInvoiceOn: '2026-12-13',
  paidUntil: '2026-11-20',
  lapsesOn: '2026-12-12',
  cancelledOn: null,
  invoices: [invoice],
  transfer,
}
const open = (data: object | null) => {
  answerCalls({ [path]: answerWith(data) })
  return renderPage(<SubscriptionSection />)
}

test('an open invoice is shown with the account that it is paid to, in groups', async () => {
  await open(subscription)
  await screen.findByText('QA58 DOHB 0000 1234 5678 90AB CDEF G')
  screen.getByText(own.transferText)
  screen.getByText(states.due)
  screen.getByRole('button', { name: 'PDF of invoice 12' })
})

test('without an account of the platform, support says how to pay', async () => {
  await open({ ...subscription, transfer: null })
  await screen.findByText(own.noTransfer)
})

test('what is paid needs no account, also when it is paid while the page is open', async () => {
  await open(subscription)
  await screen.findByText(own.pay)
  const paid = { ...subscription, state: 'active', lapsesOn: null, invoices: [{ ...invoice, paid: 200, state: 'paid' }] }
  answerCalls({ [path]: answerWith(paid) })
  act(() => publishFeedEvent({ event: 'subscription_changed', data: { changedAt: at }, room: 'merchant:1', seq: 2, at }))
  await screen.findByText(states.active)
  screen.getByText(drawer.invoiceState.paid)
  expect(screen.queryByText(own.pay)).toBeNull()
})

test('a restaurant without a subscription reads that there is nothing to pay', async () => {
  await open(null)
  await screen.findByText(own.none)
})

test('a failure can be tried again', async () => {
  answerCalls({ [path]: refuseWith(404, 'request.invalid') })
  const user = await renderPage(<SubscriptionSection />)
  const retry = await screen.findByRole('button', { name: forDesk.common.retry })
  answerCalls({ [path]: answerWith(null) })
  await user.click(retry)
  await screen.findByText(own.none)
})
