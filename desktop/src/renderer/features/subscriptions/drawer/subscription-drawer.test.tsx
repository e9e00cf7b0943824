// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { aPlan, aSubscription, restaurantId } from '../a-subscription.test-data.ts'
import { SubscriptionDrawer } from './subscription-drawer.tsx'

const texts = forDesk.subscriptions
const path = `/api/admin/subscriptions/${restaurantId}`
const payment = `POST ${path}/invoices/12/payments`

const answer = (answers: Record<string, Answer> = {}) =>
  answerCalls({ [`GET ${path}`]: answerWith(aSubscription), 'GET /api/admin/plans': answerWith([aPlan]), ...answers })
const open = () => renderPage(<SubscriptionDrawer restaurantId={restaurantId} onClose={() => {}} />)
const shown = (element: HTMLElement) => element.textContent?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ') ?? ''
const lastDialog = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body)

test('the drawer shows the plan, the invoices with their payments, and the history', async () => {
  answer()
  await open()
  await screen.findByText('TRX-1')
  const drawer = shown(screen.getByRole('dialog'))
  for (const text of [
    'Standard · QAR 200.00 a month',
    'Due',
    'On 12 Dec 2026, unless it is paid',
    '13 Dec 2026',
    '20 Nov 2026 – 19 Dec 2026',
    'QAR 79.50 of it paid',
  ])
    expect(drawer).toContain(text)
  expect(drawer).toContain('Payment of invoice 12 recorded: QAR 79.50')
  expect(drawer).toContain('Standard trial started')
  expect(screen.getAllByRole('button', { name: texts.drawer.record })).toHaveLength(1)
})

test('a payment is of the open amount unless another amount is typed, and a refusal stays in the dialog', async () => {
  const sent = answer({ [payment]: refuseWith(409, 'invoice.too_much') })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: texts.drawer.record }))
  const amount = await screen.findByLabelText<HTMLInputElement>(texts.drawer.amount)
  expect(amount.value).toBe('120.5')
  const save = () => user.click(lastDialog().getByRole('button', { name: texts.drawer.record }))
  await save()
  expect(await screen.findByText(forDesk.refusals.invoice.reference_required)).toBeTruthy()
  await user.type(screen.getByLabelText(texts.drawer.reference), 'TRX-2')
  await user.clear(amount)
  await user.type(amount, '0')
  await save()
  expect(await screen.findByText(forDesk.refusals.invoice.amount)).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '150')
  await save()
  expect(await screen.findByText(forDesk.refusals.invoice.too_much)).toBeTruthy()
  expect(sent[payment]).toMatchObject([{ amount: 150, method: 'bank_transfer', reference: 'TRX-2' }])
})

test('a recorded payment shows the new state at once', async () => {
  const [invoice, ...others] = aSubscription.invoices
  const paid = { ...aSubscription, state: 'active', lapsesOn: null, invoices: [{ ...invoice, paid: 200, state: 'paid' }, ...others] }
  answer({ [payment]: answerWith(paid) })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: texts.drawer.record }))
  await user.type(await screen.findByLabelText(texts.drawer.reference), 'TRX-2')
  await user.click(lastDialog().getByRole('button', { name: texts.drawer.record }))
  await screen.findByText(texts.drawer.recorded)
  await screen.findByText(texts.states.active)
  expect(screen.queryByRole('button', { name: texts.drawer.record })).toBeNull()
})

test('a payment that was recorded by mistake is taken back with a reason, and stays in the list', async () => {
  const takeBack = `POST ${path}/payments/${aSubscription.invoices[0].payments[0].id}/take-back`
  const [invoice, ...others] = aSubscription.invoices
  const takenBack = { at: '2026-11-20T12:00:00.000Z', by: 'Ada Admin', reason: 'Another restaurant paid it' }
  const reopened = { ...invoice, paid: 0, payments: invoice.payments.map((each) => ({ ...each, takenBack })) }
  const sent = answer({ [takeBack]: answerWith({ ...aSubscription, invoices: [reopened, ...others] }) })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: /^Reverse the payment of .*79\.50/ }))
  const confirm = () => user.click(lastDialog().getByRole('button', { name: texts.takeBack.action }))
  await confirm()
  expect(await screen.findByText(forDesk.refusals.invoice.reason_length)).toBeTruthy()
  expect(sent[takeBack]).toBeUndefined()
  await user.type(screen.getByLabelText(texts.takeBack.reason), takenBack.reason)
  await confirm()
  await screen.findByText(texts.takeBack.success)
  expect(sent[takeBack]).toEqual([{ reason: takenBack.reason }])
  expect(screen.getByText(takenBack.reason)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull()
})

test('a payment by card cannot be taken back', async () => {
  const [invoice, ...others] = aSubscription.invoices
  const byCard = { ...invoice, payments: invoice.payments.map((each) => ({ ...each, method: 'card', by: '' })) }
  answer({ [`GET ${path}`]: answerWith({ ...aSubscription, invoices: [byCard, ...others] }) })
  await open()
  await screen.findByText('TRX-1')
  expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull()
})

test('another plan is chosen among the offered plans', async () => {
  const yearly = { ...aPlan, id: '0193a2f0-0000-7000-8000-000000000002', name: { en: 'Yearly', ar: '' }, price: 2_000, period: 'year' }
  const old = { ...aPlan, id: '0193a2f0-0000-7000-8000-000000000004', name: { en: 'Old', ar: '' }, isOffered: false }
  const change = `PUT ${path}/plan`
  const sent = answer({ 'GET /api/admin/plans': answerWith([aPlan, yearly, old]), [change]: answerWith(aSubscription) })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: texts.drawer.changePlan }))
  const choice = await screen.findByRole('combobox', { name: texts.plan })
  expect(within(choice).getAllByRole('option')).toHaveLength(2)
  const confirm = lastDialog().getByRole<HTMLButtonElement>('button', { name: texts.drawer.changePlan })
  expect(confirm.disabled).toBe(true)
  await user.selectOptions(choice, yearly.id)
  await user.click(confirm)
  await screen.findByText(texts.drawer.planChanged)
  expect(sent[change]).toEqual([{ planId: yearly.id, version: 7 }])
})

test('a subscription is cancelled after a confirmation; a cancelled one starts again', async () => {
  const cancel = `POST ${path}/cancel`
  const sent = answer({ [cancel]: answerWith({ ...aSubscription, cancelledOn: '2026-12-20', nextInvoiceOn: null }) })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: texts.drawer.cancel }))
  await user.click(lastDialog().getByRole('button', { name: texts.drawer.cancel }))
  await screen.findByText(texts.drawer.cancelled)
  expect(sent[cancel]).toEqual([{ version: 7 }])
  expect(screen.getByRole('button', { name: texts.drawer.restart })).toBeTruthy()
  expect(screen.queryByRole('button', { name: texts.drawer.cancel })).toBeNull()
})

test('a restaurant is notified by the chosen channels, of which there is at least one', async () => {
  const notice = `POST ${path}/notices`
  const entry = { at: '2026-11-20T12:00:00.000Z', by: 'Ada Admin', kind: 'notified', invoice: 12, channels: ['app', 'sms'] }
  const sent = answer({ [notice]: answerWith({ ...aSubscription, history: [entry] }) })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: texts.notice.notify }))
  const { app, mail, sms } = texts.notice.channels
  const notify = lastDialog().getByRole<HTMLButtonElement>('button', { name: texts.notice.notify })
  for (const channel of [app, mail, sms]) await user.click(screen.getByRole('checkbox', { name: channel }))
  expect(notify.disabled).toBe(true)
  for (const channel of [sms, app]) await user.click(screen.getByRole('checkbox', { name: channel }))
  await user.click(notify)
  await screen.findByText(texts.notice.done)
  expect(sent[notice]).toEqual([{ channels: ['app', 'sms'] }])
  expect(shown(screen.getByRole('dialog'))).toContain('Notified about invoice 12: In the app and SMS')
})

test('a failure has a retry button', async () => {
  answer({ [`GET ${path}`]: refuseWith(404, 'subscription.not_found') })
  const user = await open()
  const retry = await screen.findByRole('button', { name: forDesk.common.retry })
  answer()
  await user.click(retry)
  await screen.findByText('TRX-1')
})
