// @vitest-environment jsdom
import type { BillOnWire } from '@sufra/shared/table-bill/bill'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { updateSession } from '../../common/session/session.ts'
import { answerCalls, refusedWith, renderCheckout, sampleCard } from '../methods/checkout-page.test-data.tsx'
import { BillPage } from './bill-page.tsx'
import { forgetPayment } from './running-payment.ts'

const id = '0193a2f0-0000-7000-8000-00000000000a'
const at = '2026-11-20T18:00:00.000Z'

type OrderChange = Partial<BillOnWire['orders'][number]>
const orderOnBill = (number: number, change: OrderChange = {}): BillOnWire['orders'][number] => ({
  _id: String(number).padStart(22, 'o'),
  orderNumber: number,
  isOwn: false,
  isPayable: true,
  placedAt: at,
  items: [{ line: 0, name: { en: 'Karak', ar: 'كرك' }, addOns: [], quantity: 2, total: 10, freeUnits: [0, 1] }],
  total: 10,
  paid: 0,
  reserved: 0,
  due: 10,
  ...change,
})
const billOf = (change: Partial<BillOnWire> = {}): BillOnWire => ({
  tableId: id,
  tableNumber: 4,
  version: 1,
  openedAt: at,
  isOpen: true,
  code: '4821',
  needsCode: false,
  currency: 'QAR',
  orders: [orderOnBill(7, { isOwn: true }), orderOnBill(8)],
  due: 20,
  reserved: 0,
  waiting: 0,
  sharesTaken: 0,
  people: null,
  requestedAt: null,
  ownPayments: [],
  ...change,
})
const reply = (data: object) => ({ body: { success: true, data } })

/** A socket that never opens. */
class SilentSocket extends EventTarget {
  close() {}
  send() {}
}
beforeEach(() => {
  localStorage.clear()
  forgetPayment()
  vi.stubGlobal('WebSocket', SilentSocket)
})

const payNow = () => screen.findByRole<HTMLButtonElement>('button', { name: /QAR/ })
const region = (name: string) => screen.findByRole('region', { name, hidden: true })
const openBill = async (bill: BillOnWire = billOf(), answers: Parameters<typeof answerCalls>[0] = {}) => {
  const sent = answerCalls({ bill: reply(bill), ...answers })
  const user = await renderCheckout(<BillPage />, '/bill')
  await region('Order 7')
  return { user, sent }
}
const paySaved = async (user: Awaited<ReturnType<typeof openBill>>['user']) => {
  await user.click(await screen.findByRole('radio', { name: /Visa ending in 4242/ }))
  await user.click(await payNow())
}

test('all orders of the party are listed with their times; own orders are preselected, and all orders can be chosen', async () => {
  const { user, sent } = await openBill(billOf(), { pay: reply({ outcome: 'paid', paymentId: id, amount: 20 }) })
  expect(screen.getAllByText('Your order')).toHaveLength(1)
  expect(screen.getAllByText('21:00')).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>(/^Mine/).checked).toBe(true)
  expect((await payNow()).textContent).toMatch(/QAR\s10\.00/)
  await user.click(screen.getByLabelText(/^All.*20\.00/))
  expect((await payNow()).textContent).toMatch(/QAR\s20\.00/)
  await paySaved(user)
  await screen.findByText(/QAR\s20\.00 paid/)
  screen.getByRole('button', { name: 'Receipt' })
  // A second tap finds no button, because the next payment needs a new choice.
  expect(screen.queryByRole('button', { name: /QAR/ })).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/20\.00 paid/)
  await user.click(screen.getByRole('button', { name: 'Back to the bill' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Mine/).checked).toBe(true)
  expect(sent['pay']).toMatchObject([
    { share: { kind: 'all' }, amount: 20, paymentMethod: 'Card', source: { kind: 'saved_card', id: sampleCard.id } },
  ])
})

test('an equal share follows the number of people, until a share is paid', async () => {
  const { user } = await openBill()
  await user.click(screen.getByLabelText(/^Half.*10\.00/))
  await user.click(screen.getByRole('button', { name: 'Increase People' }))
  screen.getByLabelText(/^A third.*6\.67/)
  await user.click(screen.getByRole('button', { name: 'Increase People' }))
  screen.getByLabelText(/^A quarter.*5\.00/)
  expect((await payNow()).textContent).toMatch(/QAR\s5\.00/)
  await user.click(screen.getByRole('button', { name: 'Increase People' }))
  screen.getByLabelText(/^One of 5.*4\.00/)
})

test("after a share was paid, the number of people is the party's", async () => {
  const { user } = await openBill(billOf({ sharesTaken: 1, people: 3 }))
  await user.click(screen.getByLabelText(/^A third.*10\.00/))
  screen.getByText('Shares taken: 1')
  screen.getByText('The first person to pay a share chose the number of people.')
  expect(screen.queryByRole('button', { name: 'Increase People' })).toBeNull()
})

test('a phone that has ordered nothing joins the party by its code', async () => {
  const none = billOf({ orders: [], due: 0, code: null, isOpen: false, needsCode: true })
  const sent = answerCalls({ bill: reply(none), join: refusedWith(403, 'bill.code_wrong') })
  const user = await renderCheckout(<BillPage />, '/bill')
  await user.type(await screen.findByLabelText('Code of your table'), '1234')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This is not your table’s code')
  answerCalls({ bill: reply(billOf()), join: reply(billOf()) })
  await user.click(screen.getByRole('button', { name: 'Join' }))
  await region('Order 7')
  screen.getByText('4821')
  expect(sent['join']).toMatchObject([{ code: '1234' }])
})

test('chosen items are paid, and items that others have taken cannot be chosen', async () => {
  const [line] = orderOnBill(8).items
  const taken = orderOnBill(8, { reserved: 5, due: 5, items: line ? [{ ...line, freeUnits: [1] }] : [] })
  const { user, sent } = await openBill(billOf({ orders: [orderOnBill(7), taken], due: 15, reserved: 5 }), {
    pay: reply({ outcome: 'reserved', paymentId: id, amount: 5, expiresAt: at }),
    resolve: reply({ outcome: 'reserved', paymentId: id, amount: 5, expiresAt: at }),
  })
  screen.getByText(/Others are paying QAR\s5\.00/)
  await user.click(screen.getByLabelText(/^Choose items/))
  expect((await payNow()).disabled).toBe(true)
  const order = await region('Order 8')
  const more = within(order).getByRole<HTMLButtonElement>('button', { name: 'Increase Karak' })
  await user.click(more)
  expect(more.disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Cash' }))
  screen.getByText('The counter sees that you are coming.')
  await user.click(await screen.findByRole('button', { name: /^Pay in cash QAR.5\.00$/ }))
  await screen.findByText(/QAR\s5\.00 in cash/)
  expect(sent['pay']).toMatchObject([
    { share: { kind: 'items', lines: [{ order: taken._id, line: 0, quantity: 1 }] }, amount: 5, paymentMethod: 'Cash' },
  ])
})

test('when another phone was faster, the reason is shown with the new bill', async () => {
  const changed = billOf({ orders: [orderOnBill(7, { reserved: 10, due: 0 })], due: 0, reserved: 10 })
  const refusal = refusedWith(409, 'bill.item_taken')
  const answers = { pay: { ...refusal, body: { ...refusal.body, details: changed } } }
  const { user } = await openBill(billOf(), answers)
  await paySaved(user)
  await screen.findByText(/Someone else is paying for one of these items/)
  await screen.findByText(/Others are paying QAR\s10\.00/)
  expect(screen.queryByRole('button', { name: /QAR/ })).toBeNull()
})

test('a declined payment shows the reason, and can be retried', async () => {
  const { user } = await openBill(billOf(), { pay: refusedWith(402, 'payment.declined_insufficient_funds') })
  await paySaved(user)
  expect((await screen.findByRole('alert')).textContent).toContain('Your balance is too low for this payment.')
  expect(screen.queryByRole('button', { name: /QAR/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await payNow()).disabled).toBe(false)
})

test('a payment whose response was lost is resolved, and a payment that the server does not know is given up', async () => {
  const { user, sent } = await openBill(billOf(), { resolve: reply({ outcome: 'unknown' }) })
  await paySaved(user)
  await waitFor(() => expect(sent['resolve']).toMatchObject([{ withdraw: false }, { withdraw: true }]))
})

test('an order that is not accepted is not paid yet', async () => {
  await openBill(billOf({ orders: [orderOnBill(7, { isPayable: false })], due: 0, waiting: 10 }))
  screen.getByText('Not accepted yet')
  screen.getByText(/Not accepted yet: QAR\s10\.00/)
  expect(screen.queryByRole('button', { name: /QAR/ })).toBeNull()
})

test("the request counts as received only after a counter's device has acknowledged it", async () => {
  const { user } = await openBill(billOf(), { 'bill-request': refusedWith(429, 'bill.requested_recently') })
  await user.click(screen.getByRole('button', { name: 'Ask for the bill' }))
  await screen.findByText(/The bill was requested a moment ago/)
  expect(screen.queryByText('The counter has your request')).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = reply(billOf({ requestedAt: new Date().toISOString(), requestAcknowledgedAt: null }))
  answerCalls({ bill: asked, 'bill-request': asked })
  await user.click(screen.getByRole('button', { name: 'Ask for the bill' }))
  await screen.findByText('Calling the counter…')
  expect(screen.queryByText('The counter has your request')).toBeNull()
})

test.each([
  ['The counter has your request', { requestedAt: at, requestAcknowledgedAt: at }],
  ['The counter has not confirmed this yet. Please ask the staff.', { requestedAt: at, requestAcknowledgedAt: null }],
  ['Sent to the counter. If no one comes, please ask the staff.', { requestedAt: at }],
])('a request for the bill shows “%s” after %o', async (text, request) => {
  await openBill(billOf(request))
  await screen.findByText(text)
})

test('the bill asks a single question: own orders, a share or everything, each with its amount; the orders are collapsed until items are chosen', async () => {
  const { user } = await openBill()
  const choices = screen.getAllByRole('radio').filter((each) => (each as HTMLInputElement).name === 'billShare')
  expect(choices.map((each) => each.closest('label')?.textContent?.replace(/\s/g, ' '))).toEqual([
    'MineQAR 10.00',
    'HalfQAR 10.00',
    'AllQAR 20.00',
    'Choose items',
  ])
  const folded = screen.getByText('Orders: 2').closest('details')
  expect(folded?.open).toBe(false)
  await user.click(screen.getByLabelText(/^Choose items/))
  expect(folded?.open).toBe(true)
})

test('an order in cash does not decide about the bill: Google Pay is preselected, with the amount on the button', async () => {
  updateSession(() => ({ lastMethod: 'cash' }))
  await openBill()
  await screen.findByRole('button', { name: /^Google Pay · QAR.10\.00$/ })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cash' }).checked).toBe(false)
})

test('the receipt of a payment is one tap away', async () => {
  const link = `/receipt/${'r'.repeat(22)}?share=1`
  const answers = { pay: reply({ outcome: 'paid', paymentId: id, amount: 10 }), receipt: reply({ link }) }
  const { user, sent } = await openBill(billOf(), answers)
  await paySaved(user)
  await user.click(await screen.findByRole('button', { name: 'Receipt' }))
  await waitFor(() => expect(location.pathname + location.search).toBe(link))
  expect(sent['receipt']).toMatchObject([{ paymentId: id }])
})
