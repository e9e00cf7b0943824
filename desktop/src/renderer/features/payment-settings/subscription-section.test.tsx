// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { ConnectionState } from '@sufra/shared/realtime/room-client'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../common/api/answer-calls.test-data.ts'
import { ConnectionContext } from '../../common/connection/connection-context.ts'
import { publishFeedEvent } from '../../common/connection/feed-listeners.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
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
  cardPayment: null as object | null,
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
  usage: { tables: { used: 3, limit: 10 }, members: { used: 2, limit: null } },
  invoices: [invoice],
  transfer,
  takesCard: true,
}
const payPath = 'POST /api/merchant/subscription/invoices/12/card-payments'
const open = (data: object | null, leaveFor?: (url: string) => void) => {
  answerCalls({ [path]: answerWith(data) })
  return renderPage(<SubscriptionSection {...(leaveFor && { leaveFor })} />)
}

test('an open invoice is shown with the account to pay to, in groups', async () => {
  await open(subscription)
  await screen.findByText('QA58 DOHB 0000 1234 5678 90AB CDEF G')
  screen.getByText(own.transferText)
  screen.getByText(states.due)
  screen.getByRole('button', { name: 'PDF of invoice 12' })
})

test('each limit of the plan is shown with its usage, and everything without a limit is left out', async () => {
  await open(subscription)
  const { tables, members } = forDesk.subscriptions.plans.limits
  expect((await screen.findByText(tables)).nextElementSibling?.textContent).toBe('3 of 10')
  expect(screen.queryByText(members)).toBeNull()
})

test('without an account of the platform, support explains how to pay', async () => {
  await open({ ...subscription, transfer: null })
  await screen.findByText(own.noTransfer)
})

test('a paid invoice needs no account, even when it is paid while the page is open', async () => {
  await open(subscription)
  await screen.findByText(own.pay)
  const paid = { ...subscription, state: 'active', lapsesOn: null, invoices: [{ ...invoice, paid: 200, state: 'paid' }] }
  answerCalls({ [path]: answerWith(paid) })
  act(() => publishFeedEvent({ event: 'subscription_changed', data: { changedAt: at }, room: 'merchant:1', seq: 2, at }))
  await screen.findByText(states.active)
  screen.getByText(drawer.invoiceState.paid)
  expect(screen.queryByText(own.pay)).toBeNull()
})

test('changes made before joining the feed are fetched after joining', async () => {
  let goLive = () => {}
  const Connection = () => {
    const [state, setState] = useState<ConnectionState>('connecting')
    goLive = () => setState('live')
    return (
      <ConnectionContext value={{ room: undefined, state }}>
        <SubscriptionSection />
      </ConnectionContext>
    )
  }
  answerCalls({ [path]: answerWith(null) })
  await renderPage(<Connection />)
  await screen.findByText(own.none)
  answerCalls({ [path]: answerWith(subscription) })
  act(goLive)
  await screen.findByText(states.due)
})

test('a restaurant without a subscription sees that there is nothing to pay', async () => {
  await open(null)
  await screen.findByText(own.none)
})

test('a failure has a retry button', async () => {
  answerCalls({ [path]: refuseWith(404, 'request.invalid') })
  const user = await renderPage(<SubscriptionSection />)
  const retry = await screen.findByRole('button', { name: forDesk.common.retry })
  answerCalls({ [path]: answerWith(null) })
  await user.click(retry)
  await screen.findByText(own.none)
})

const withPayment = (cardPayment: object | null, change: object = {}) => ({
  ...subscription,
  invoices: [{ ...invoice, cardPayment, ...change }],
})

test('paying by card opens the page on which it is confirmed', async () => {
  const leaveFor = vi.fn()
  const user = await open(subscription, leaveFor)
  answerCalls({
    [path]: answerWith(subscription),
    [payPath]: answerWith({ outcome: 'awaiting', challengeUrl: 'https://bank.test/1', error: null }),
  })
  await user.click(await screen.findByRole('button', { name: 'Pay by debit card: invoice 12' }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://bank.test/1'))
})

test('a refused payment shows the reason, and stays on the page', async () => {
  const leaveFor = vi.fn()
  const user = await open(subscription, leaveFor)
  answerCalls({ [path]: answerWith(subscription), [payPath]: refuseWith(409, 'invoice.paid') })
  await user.click(await screen.findByRole('button', { name: 'Pay by debit card: invoice 12' }))
  await screen.findByText(forDesk.refusals.invoice.paid)
  expect(leaveFor).not.toHaveBeenCalled()
})

test('without a gateway for debit cards there is no button', async () => {
  await open({ ...subscription, takesCard: false })
  await screen.findByText(own.transferText)
  expect(screen.queryByRole('button', { name: /by debit card/ })).toBeNull()
})

test.each([
  ['awaiting', null, own.awaiting],
  ['given_up', null, own.given_up],
  ['declined', 'insufficient_funds', `The last payment did not go through. ${forDesk.refusals.payment.declined_insufficient_funds}`],
])('the outcome of a card payment (%s) is shown beside its open invoice', async (outcome, error, text) => {
  await open(withPayment({ outcome, error, challengeUrl: null }))
  await screen.findByText(text)
})

test('a paid invoice shows no failed payment, but shows a returned one', async () => {
  const paid = { state: 'paid', paid: 200 }
  await open(withPayment({ outcome: 'declined', error: 'other', challengeUrl: null }, paid))
  await screen.findByText(drawer.invoiceState.paid)
  expect(screen.queryByText(/The last payment/)).toBeNull()
})

test('a card payment of an invoice that was paid another way is returned', async () => {
  await open(withPayment({ outcome: 'returned', error: null, challengeUrl: null }, { state: 'paid', paid: 200 }))
  await screen.findByText(own.returned)
})
