// @vitest-environment jsdom
import { dirhams } from '@sufra/shared/money'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeAudio } from './sound/fake-audio.test-data.ts'
import { BrowserRouter } from '../common/pages/router.ts'
import { updateSession, useSession } from '../common/session/session.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { LiveOrder } from './live-order.tsx'
import { aReceivedOrder, answerCalls, answerWith, openOrder, refuseWith } from './order-page.test-data.tsx'

beforeEach(() => localStorage.clear())

/** Refunds in the server's format, in QAR. */
const refunds = [
  {
    refundId: '0193a2f0-0000-7000-8000-000000000201',
    amount: 14.5,
    lines: [{ line: 0, quantity: 1 }],
    reason: 'quality',
    way: 'cash',
    state: 'succeeded',
    requestedAt: '2026-11-20T21:40:00.000Z',
  },
]
const paidInCash = { method: 'Cash', cashAmount: null, change: null } as const

const amountOf = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextSibling?.textContent
const progress = () => screen.findByRole('region', { name: 'Status of your order' })

test('payments and refunds at the counter are shown at once, in the amounts of the event', async () => {
  const { emit } = await openOrder(aReceivedOrder({ status: 'Delivered', acceptedAt: '2026-11-20T21:06:00.000Z' }), {
    answers: { 'GET /refunds': { body: { success: true, data: refunds } } },
  })
  const change = (version: number, payment: object) => emit('order_payment_changed', version, { payment: { ...paidInCash, ...payment } })
  expect([amountOf('Paid'), amountOf('Refunded')]).toEqual([undefined, undefined])
  change(4, { paid: 92.5, refunded: 0 })
  await waitFor(() => expect(amountOf('Paid')).toMatch(/^QAR.92\.50$/))
  expect(amountOf('Refunded')).toBeUndefined()
  change(5, { paid: 92.5, refunded: 14.5 })
  await waitFor(() => expect(amountOf('Refunded')).toMatch(/^QAR.14\.50$/))
  const refund = await screen.findByRole('region', { name: 'Refund' })
  expect(refund.textContent).toMatch(/QAR.14\.50/)
  expect(refund.textContent).toContain('Chicken Shawarma')
})

test.each([
  [{}, 'Sent', 'Your order was sent. Waiting for the counter.'],
  [{ acknowledgedAt: '2026-11-20T21:05:01.000Z' }, 'Received', 'The counter has received it. Waiting for the restaurant to accept.'],
  [
    { acknowledgedAt: '2026-11-20T21:05:01.000Z', silencedAt: '2026-11-20T21:05:09.000Z' },
    'Received',
    'Someone at the counter has seen it. Waiting for the restaurant to accept.',
  ],
  [{ status: 'Out for Delivery', acceptedAt: '2026-11-20T21:06:00.000Z' }, 'Ready', 'Your order is ready and on the way to you.'],
] as const)('an order with %o is at the step %s, and one sentence says so', async (changes, step, sentence) => {
  await openOrder(aReceivedOrder(changes))
  const hero = await progress()
  expect(hero.querySelector('[aria-current="step"]')?.textContent).toMatch(new RegExp(`^${step}`))
  expect(screen.getByText(sentence).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('timer')).toBeNull()
})

test('each completed step has its time, by the restaurant’s clock', async () => {
  await openOrder(
    aReceivedOrder({ status: 'Preparing', acknowledgedAt: '2026-11-20T21:05:01.000Z', acceptedAt: '2026-11-20T21:07:00.000Z' }),
  )
  const steps = within(await progress()).getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('time')?.textContent)).toEqual(['00:05', '00:05', '00:07', undefined])
})

test('the times when staff saw and printed the order are shown once they are known', async () => {
  const received = aReceivedOrder({ acknowledgedAt: '2026-11-20T21:05:01.000Z' })
  await openOrder({ ...received, silencedAt: '2026-11-20T21:06:00.000Z', printedAt: '2026-11-20T21:08:00.000Z' })
  const facts = within(await progress()).getByRole('list', { name: 'Confirmed by the restaurant' })
  expect(
    within(facts)
      .getAllByRole('listitem')
      .map((fact) => fact.textContent),
  ).toEqual(['Seen by staff00:06', 'Printed for the kitchen00:08'])
})

const now = () => Date.now()
const iso = (time: number) => new Date(time).toISOString()

test.each([
  ['right', 0],
  ['six hours ahead', 6 * 3_600_000],
  ['six hours behind', -6 * 3_600_000],
])('the promised time is counted down by the server’s clock when the phone’s clock is %s', async (_name, error) => {
  const server = now() - error
  const order = aReceivedOrder({ status: 'Preparing', acceptedAt: iso(server), promisedAt: iso(server + 11.5 * 60_000) })
  await openOrder(order, { answers: { 'GET ': { ...answerWith(order), date: new Date(server).toUTCString() } } })
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('Ready in about12 min'))
})

test('a countdown stops at zero after the promised time, and a ready order has none', async () => {
  const promised = { acceptedAt: iso(now() - 900_000), promisedAt: iso(now() - 1_000) }
  const { emit } = await openOrder(aReceivedOrder({ ...promised, status: 'Preparing' }))
  expect((await screen.findByRole('timer')).textContent).toBe('Any moment now')
  emit('order_status_updated', 9, { status: 'Out for Delivery', cancelReason: null, promisedAt: promised.promisedAt })
  await screen.findByText('Your order is ready and on the way to you.')
  expect(screen.queryByRole('timer')).toBeNull()
})

test('the title and the icon of the tab follow the status', async () => {
  const icon = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon', href: 'data:,own' }))
  const { emit } = await openOrder(aReceivedOrder({ orderNumber: 12 }))
  await waitFor(() => expect(document.title).toBe('Received · Order 12'))
  const first = icon.href
  expect(first).not.toBe('data:,own')
  emit('order_status_updated', 9, { status: 'Preparing', cancelReason: null, acceptedAt: iso(now()), promisedAt: iso(now()) })
  await waitFor(() => expect(document.title).toBe('Preparing · Order 12'))
  expect(icon.href).not.toBe(first)
  icon.remove()
})

test('several open orders are a list, the furthest first, and choosing one shows it', async () => {
  const order = aReceivedOrder({ orderNumber: 12 })
  const other = { ...order, orderId: 'b'.repeat(22), orderNumber: 13, tableId: order.tableId ?? '', status: 'Preparing' } as const
  const { user } = await openOrder(order, { others: [other] })
  const choices = screen.getAllByRole('button', { name: /^Order 1[23]/ })
  expect(choices.map((each) => [each.textContent, each.getAttribute('aria-current')])).toEqual([
    ['Order 13Preparing', 'false'],
    ['Order 12Received', 'true'],
  ])
  await user.click(choices[0]!)
  await waitFor(() => expect(choices[0]?.getAttribute('aria-current')).toBe('true'))
})

test('the items are collapsed, with their number, their notes and the total', async () => {
  const items = aReceivedOrder().items.map((line, index) => (index === 0 ? { ...line, note: 'صوص أقل' } : line))
  await openOrder(aReceivedOrder({ totalPrice: dirhams(9_250), items }))
  const summary = await screen.findByText('6 items')
  expect(summary.closest('details')?.open).toBe(false)
  expect(summary.parentElement?.textContent).toMatch(/QAR.92\.50/)
  expect(screen.getByText('صوص أقل').tagName).toBe('BDI')
})

/** Adds a feature that the browser may lack, for one test. */
const withBrowser = (part: object) => {
  Object.assign(navigator, part)
  onTestFinished(() => Object.keys(part).forEach((name) => Reflect.deleteProperty(navigator, name)))
}

test('the phone vibrates and plays a sound when the status changes', async () => {
  const audio = fakeAudio()
  const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true)
  withBrowser({ vibrate })
  const { emit, user } = await openOrder(aReceivedOrder())
  await user.click(document.body)
  expect([vibrate.mock.calls, audio.pitches()]).toEqual([[], []])
  emit('order_status_updated', 9, { status: 'Preparing', cancelReason: null, acceptedAt: iso(now()), promisedAt: iso(now()) })
  await waitFor(() => expect(audio.pitches()).not.toEqual([]))
  // The page shows the change, so no toast covers it.
  expect(screen.queryByText(/Order Preparing/)).toBeNull()
  expect(vibrate).toHaveBeenCalledOnce()
})

test('another page shows a change as a toast', async () => {
  const { emit } = await openOrder(aReceivedOrder())
  act(() => {
    history.pushState(null, '', '/cart')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  emit('order_status_updated', 9, { status: 'Preparing', cancelReason: null, acceptedAt: iso(now()), promisedAt: iso(now()) })
  await screen.findByText(/Order Preparing/)
})

test('a status that the phone does not know is announced as an update, and the page stays unchanged', async () => {
  const accepted = { acceptedAt: iso(now()), promisedAt: iso(now()), cancelReason: null }
  const { emit } = await openOrder(aReceivedOrder({ ...accepted, status: 'Preparing' }))
  emit('order_status_updated', 9, { ...accepted, status: 'At the door' })
  await screen.findByText(/Your order status has been updated!/)
  expect((await progress()).querySelector('[aria-current="step"]')?.textContent).toMatch(/^Preparing/)
  emit('order_status_updated', 10, { ...accepted, status: 'Out for Delivery' })
  await screen.findByText('Your order is ready and on the way to you.')
})

test('an order that has an unknown status when the page opens is shown by its other fields', async () => {
  const order = aReceivedOrder({ acceptedAt: iso(now()), status: 'Preparing' })
  const { body } = answerWith(order)
  const data = { ...(body as { data: object }).data, status: 'At the door' }
  await openOrder(order, { answers: { 'GET ': { body: { success: true, data } } } })
  expect((await progress()).querySelector('[aria-current="step"]')?.textContent).toMatch(/^Preparing/)
})

test('a diner who has cancelled an order is not notified about it', async () => {
  const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true)
  withBrowser({ vibrate })
  const { emit } = await openOrder(aReceivedOrder())
  emit('order_status_updated', 9, { status: 'Cancelled', cancelReason: 'by_diner' })
  await waitFor(() => expect(useSession.getState().status).toBe('Cancelled'))
  expect(vibrate).not.toHaveBeenCalled()
})

test('an order that the restaurant has cancelled shows the reason, and links to the menu of its table', async () => {
  const order = aReceivedOrder({ status: 'Cancelled', cancelReason: 'sold_out' })
  const { user } = await openOrder(order)
  await screen.findByText(/Reason: Sold out\./)
  expect(useSession.getState().orders).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Back to the menu' }))
  expect(location.pathname).toBe(`/restaurants/${order.restaurantId}`)
  expect(useSession.getState().orders).toEqual([])
})

test('an order that the server does not know is removed', async () => {
  const order = aReceivedOrder()
  answerCalls(order, { 'GET ': refuseWith(404, 'order.not_found') })
  const { orderId, orderNumber, restaurantId, tableNumber, status } = order
  const open = { orderId, orderNumber, restaurantId, tableId: '', tableNumber, status }
  updateSession(() => ({ orderId, orders: [open] }))
  await renderForUser(
    <BrowserRouter>
      <LiveOrder order={open} />
    </BrowserRouter>,
  )
  await waitFor(() => expect(useSession.getState()).toMatchObject({ orderId: '', orders: [] }))
})

test('the screen stays awake while the order is open, and may sleep after it is closed', async () => {
  const release = vi.fn<() => Promise<void>>(async () => {})
  const request = vi.fn<(kind: string) => Promise<{ release: typeof release }>>(async () => ({ release }))
  withBrowser({ wakeLock: { request } })
  const { emit } = await openOrder(aReceivedOrder())
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'))
  expect(release).not.toHaveBeenCalled()
  emit('order_status_updated', 9, { status: 'Cancelled', cancelReason: 'sold_out' })
  await waitFor(() => expect(release).toHaveBeenCalled())
})
