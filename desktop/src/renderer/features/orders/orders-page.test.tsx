// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { dismissOrders } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { anOrderOnWire } from '../order-text/an-order.test-data.ts'
import { openBoard } from './open-board.test-data.tsx'

const { board: texts } = forDesk
const idOf = (number: number) => String(number).padStart(22, '0')
const named = (customerName: string) => ({ ...anOrderOnWire().customerDetails, customerName })
const order = (orderNumber: number, changes: Parameters<typeof anOrderOnWire>[0] = {}) =>
  anOrderOnWire({ orderId: idOf(orderNumber), orderNumber, acknowledgedAt: '2026-11-20T12:00:01.000Z', ...changes })
const preparing = { status: 'Preparing', acceptedAt: '2026-11-20T12:01:00.000Z', promisedAt: '2026-11-20T12:21:00.000Z' } as const
const move = (number: number) => `PATCH /api/merchant/orders/${idOf(number)}/status`
const cancelWaiting = (number: number) => `POST /api/merchant/orders/${idOf(number)}/cancel-waiting`
const card = (number: number) => screen.getByRole('article', { name: new RegExp(`^Order ${number},`) })
const column = (name: string) => screen.getByRole('region', { name })
const dialog = () => within(screen.getByRole('dialog'))

test('the filter hides columns, the search hides cards, and the counts include hidden orders', async () => {
  const { user } = await openBoard([order(1, { customerDetails: named('Waiting') }), order(2, preparing), order(3, preparing)])
  const filters = within(screen.getByRole('group', { name: texts.filter }))
  await user.click(filters.getByRole('button', { name: /^Received/ }))
  card(1)
  expect(screen.queryByRole('region', { name: 'Preparing' })).toBeNull()
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All 3',
    'Received 1',
    'Preparing 2',
    'Order Ready 0',
  ])
  await user.click(filters.getByRole('button', { name: /^All/ }))
  await user.type(screen.getByRole('searchbox'), 'waiting')
  card(1)
  expect(within(column('Preparing')).getByRole('heading').textContent).toBe('Preparing0 of 2')
  within(column('Preparing')).getByText(texts.noMatch)
  within(column('Order Ready')).getByText('Nothing to serve')
})

test('an order whose change failed without a network has a red mark until the next attempt', async () => {
  const accepted = order(12, { ...preparing, status: 'Out for Delivery', version: 2 })
  const { user } = await openBoard([order(12, preparing)], { answers: { [move(12)]: answerWith(accepted) } })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  await user.click(within(card(12)).getByRole('button', { name: texts.ready }))
  within(card(12)).getByText(texts.notChanged.offline)
  expect(card(12).className).toContain('border-red')
  onLine.mockReturnValue(true)
  await user.click(within(card(12)).getByRole('button', { name: texts.ready }))
  await waitFor(() => expect(within(column('Order Ready')).getAllByRole('article')).toHaveLength(1))
  expect(screen.queryByText(texts.notChanged.offline)).toBeNull()
})

test('without a network no cash is taken with the delivery, and the order has the mark', async () => {
  const ready = { status: 'Out for Delivery', acceptedAt: preparing.acceptedAt, promisedAt: preparing.promisedAt } as const
  const { user, sent } = await openBoard([order(1, ready)])
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  await user.click(within(card(1)).getByRole('button', { name: /^Delivered · cash QAR/ }))
  within(card(1)).getByText(texts.notChanged.offline)
  expect(sent[`POST /api/merchant/orders/${idOf(1)}/cash`]).toBeUndefined()
})

test('an order is found, accepted with 20 minutes and cancelled by keyboard', async () => {
  const accepted = order(12, { ...preparing, version: 2 })
  const { user, sent, answers } = await openBoard([order(12)], { answers: { [move(12)]: answerWith(accepted) } })
  await user.keyboard('/#12{Enter}')
  expect(document.activeElement).toBe(card(12))
  await user.keyboard('a')
  dialog().getByRole('button', { name: '20 minutes' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(within(column('Preparing')).getAllByRole('article')).toHaveLength(1))
  answers[move(12)] = answerWith({ ...accepted, status: 'Cancelled', cancelReason: 'too_busy', version: 3 })
  await screen.findByRole('button', { name: texts.ready })
  card(12).focus()
  await user.keyboard('c')
  dialog().getByLabelText('Too busy').focus()
  await user.keyboard(' ')
  await user.click(dialog().getByRole('button', { name: texts.cancelOrder }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(sent[move(12)]).toEqual([
    { status: 'Preparing', minutes: 20 },
    { status: 'Cancelled', reason: 'too_busy' },
  ])
})

test('a move that a busy server rejects is shown as being retried, and is then applied', async () => {
  const { promise: second, resolve: answerSecond } = Promise.withResolvers<Answer>()
  const { user, sent } = await openBoard([order(12)], { answers: { [move(12)]: [refuseWith(503, 'server.busy'), second] } })
  await user.click(within(card(12)).getByRole('button', { name: texts.accept }))
  await user.click(dialog().getByRole('button', { name: '15 minutes' }))
  expect(await within(card(12)).findByRole('button', { name: texts.retrying })).toHaveProperty('disabled', true)
  answerSecond(answerWith(order(12, { ...preparing, version: 2 })))
  await waitFor(() => expect(within(card(12)).getByRole('button', { name: texts.ready })).toHaveProperty('disabled', false))
  expect(sent[move(12)]).toHaveLength(2)
  expect(screen.queryByText(forDesk.refusals.server.busy)).toBeNull()
})

test('an order is reported as fake with all waiting orders of its phone', async () => {
  const { user, sent } = await openBoard([order(12)], { answers: { [cancelWaiting(12)]: answerWith({ cancelled: 1 }) } })
  await user.click(screen.getByRole('button', { name: 'Cancel order 12' }))
  await user.click(dialog().getByRole('button', { name: texts.reportFake }))
  await waitFor(() => expect(sent[cancelWaiting(12)]).toEqual([{ of: 'phone', reason: 'suspected_fake' }]))
})

test('the waiting orders of a table are counted and cancelled together, without orders of another table or accepted ones', async () => {
  const orders = [order(1), order(2), order(3), order(4, preparing), order(5, { tableId: '0193a2f0-0000-7000-8000-000000000009' })]
  const { user, sent } = await openBoard(orders, { answers: { [cancelWaiting(2)]: answerWith({ cancelled: 3 }) } })
  await user.click(screen.getByRole('button', { name: 'Cancel order 2' }))
  await user.click(dialog().getByLabelText('We are closing'))
  await user.click(dialog().getByLabelText('All 3 waiting orders of table 4'))
  await user.click(dialog().getByRole('button', { name: texts.cancelOrders }))
  await waitFor(() => expect(sent[cancelWaiting(2)]).toEqual([{ of: 'table', reason: 'closing' }]))
})

test('an order of a new phone explains why it does not ring, until it is accepted', async () => {
  const { user } = await openBoard([order(12, { heldAt: '2026-11-20T12:00:00.000Z' })], {
    answers: { [move(12)]: answerWith(order(12, { ...preparing, version: 2 })) },
  })
  within(card(12)).getByText(texts.held)
  expect(screen.queryByRole('button', { name: texts.silence })).toBeNull()
  await user.click(within(card(12)).getByRole('button', { name: texts.accept }))
  await user.click(dialog().getByRole('button', { name: '15 minutes' }))
  await waitFor(() => expect(screen.queryByText(texts.held)).toBeNull())
})

test('orders that were left open are one line, listed on request, and dismissed together', async () => {
  const dismiss = `POST ${dismissOrders.path}`
  const left = [order(2, { customerDetails: named('Ready') }), order(1, { customerDetails: named('Cooking') })]
  const closed = { missed: [], missedCount: 0, days: [{ businessDay: '2026-11-19', count: 2, orders: left }] }
  const { user, sent } = await openBoard([order(12)], { closed, answers: { [dismiss]: { body: { success: true, message: '' } } } })
  const summary = within(await screen.findByRole('region', { name: texts.leftOpen.title }))
  summary.getByText(/^2 orders from 19 Nov.* were closed automatically$/)
  await user.click(summary.getByRole('button', { name: texts.leftOpen.show }))
  expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/#2.*Ready/),
    expect.stringMatching(/#1.*Cooking/),
  ])
  await user.click(summary.getByRole('button', { name: texts.leftOpen.dismiss }))
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.leftOpen.title })).toBeNull())
  expect(sent[dismiss]).toEqual([{ orderIds: [], businessDays: ['2026-11-19'] }])
})

test('a delivery at another counter is announced, and one at this counter is not', async () => {
  const ready = { status: 'Out for Delivery', acceptedAt: preparing.acceptedAt, promisedAt: preparing.promisedAt } as const
  const paid = { ...anOrderOnWire().payment, paid: anOrderOnWire().totalPrice }
  const delivered = (number: number) => order(number, { ...ready, status: 'Delivered', closedAt: '2026-11-20T13:00:00.000Z', version: 2 })
  const { user, publish } = await openBoard([order(1, { ...ready, payment: paid }), order(2, ready)], {
    answers: { [move(1)]: answerWith(delivered(1)) },
  })
  await user.click(within(card(1)).getByRole('button', { name: texts.delivered }))
  const { orderId, orderNumber, version, status, acceptedAt, promisedAt, closedAt, cancelReason } = delivered(2)
  const data = { orderId, orderNumber, version, status, acceptedAt, promisedAt, closedAt, cancelReason }
  publish({ event: 'order_status_updated', data, room: 'merchant:1', seq: 8, at: '2026-11-20T13:00:00.000Z' })
  await screen.findByText('Order 2 was delivered')
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(screen.queryByText('Order 1 was delivered')).toBeNull()
})

test('delivering an unpaid order takes its cash in the same tap; otherwise the board asks, and says where the cash can be taken later', async () => {
  const ready = { status: 'Out for Delivery', acceptedAt: preparing.acceptedAt, promisedAt: preparing.promisedAt } as const
  const delivered = (number: number) => order(number, { ...ready, status: 'Delivered', closedAt: '2026-11-20T13:00:00.000Z', version: 2 })
  const cash = (number: number) => `POST /api/merchant/orders/${idOf(number)}/cash`
  const { user, sent } = await openBoard([order(1, ready), order(2, ready), order(3, ready)], {
    answers: {
      [cash(1)]: answerWith({ amount: 45.5, change: 0, hasOpenShift: true, takingId: idOf(1) }),
      [cash(3)]: refuseWith(409, 'cash.already_paid'),
      [move(1)]: answerWith(delivered(1)),
      [move(2)]: answerWith(delivered(2)),
    },
  })
  await user.click(within(card(1)).getByRole('button', { name: /^Delivered · cash QAR/ }))
  await waitFor(() => expect(sent[move(1)]).toMatchObject([{ status: 'Delivered' }]))
  expect(sent[cash(1)]).toMatchObject([{ received: anOrderOnWire().totalPrice }])
  await user.click(screen.getByRole('button', { name: 'Order 2: delivered, not paid' }))
  expect(screen.getByRole('dialog').textContent).toMatch(/stays on the bill of table 4/)
  await user.click(dialog().getByRole('button', { name: texts.deliveredUnpaid }))
  await waitFor(() => expect(sent[move(2)]).toMatchObject([{ status: 'Delivered' }]))
  expect(sent[cash(2)]).toBeUndefined()
  await user.click(within(card(3)).getByRole('button', { name: /^Delivered · cash QAR/ }))
  await screen.findByText(forDesk.refusals.cash.already_paid)
  expect(sent[move(3)]).toBeUndefined()
})

test('with more ready orders than a list holds, a new order is shown and rings, and older orders are loaded on request', async () => {
  const ready = { status: 'Out for Delivery', acceptedAt: preparing.acceptedAt, promisedAt: preparing.promisedAt } as const
  const newest = order(30, { placedAt: '2026-11-20T12:30:00.000Z' })
  const oldest = order(1, { ...ready, placedAt: '2026-11-20T11:00:00.000Z' })
  const { user, answers, publish } = await openBoard([order(20, ready)], { more: { count: 1, cursor: 'next' } })
  expect(screen.queryByRole('button', { name: texts.silence })).toBeNull()
  publish({ event: 'order_placed', data: newest, room: 'merchant:1', seq: 8, at: newest.placedAt })
  await waitFor(() => card(30))
  await screen.findByRole('button', { name: texts.silence })
  expect(within(column('Order Ready')).getByRole('heading').textContent).toBe('Order Ready2')
  within(column('Order Ready')).getByText('Showing the newest 1 of 2.')
  await user.type(screen.getByRole('searchbox'), '#1')
  screen.getByText('1 older ready order is not loaded and was not searched.')
  answers['GET /api/merchant/orders?cursor=next'] = { body: { success: true, data: [oldest], seq: 7, more: null } }
  await user.click(screen.getByRole('button', { name: texts.showMore }))
  await waitFor(() => card(1))
  await user.clear(screen.getByRole('searchbox'))
  expect(within(column('Order Ready')).getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByText(/^Showing the newest/)).toBeNull()
})
