// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { HistoryOrder } from '@sufra/shared/order-history/order-history.routes'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, answerWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { publishFeedEvent } from '../../common/connection/feed-listeners.ts'
import { createMemoryRouter, RouterProvider } from '../../common/pages/router.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { HistoryPage } from './history-page.tsx'

const { filter } = forDesk.history
const orderId = 'o'.repeat(22)
const createdAt = '2026-11-20T12:00:00.000Z'
const row = (status: HistoryOrder['status']) => ({
  orderId,
  orderNumber: 7,
  businessDay: '2026-11-20',
  placedAt: createdAt,
  status,
  cancelReason: null,
  orderType: 'Dine-in',
  tableNumber: 3,
  vehicleModel: '',
  vehicleNumber: '',
  customerName: 'Maryam',
  mobileNumber: '97455512345',
  itemCount: 2,
  totalPrice: 20,
  method: 'Cash',
  paid: 0,
  refunded: 0,
  excess: 0,
})
const list = 'GET /api/merchant/order-history'
const count = 'GET /api/merchant/order-history/count'
const page = (...rows: object[]): Answer => ({ body: { success: true, data: rows, older: null, newer: null, mayExport: true } })

beforeEach(() => queryClient.clear())

const open = async () => {
  const answers: Record<string, Answer> = { [list]: page(row('Received')), [count]: answerWith({ count: 1, isMore: false }) }
  const sent = answerCalls(answers)
  const router = createMemoryRouter([{ path: '*', element: <HistoryPage /> }], { initialEntries: ['/merchant/order-history'] })
  await renderForUser(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByText('Maryam')
  return { answers, sent, router }
}

test('a filter set while the previous list is still loading is added to it', async () => {
  const { router } = await open()
  const choose = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  const isSet = (parameter: string) => expect.poll(() => router.state.location.search).toContain(parameter)
  // Within one act nothing is rendered, which simulates a slow machine.
  await act(async () => {
    choose(filter.type, 'Dine-in')
    await isSet('type=Dine-in')
    choose(filter.method, 'Card')
    await isSet('method=Card')
  })
  expect(router.state.location.search).toBe('?method=Card&type=Dine-in')
})

test('the list follows the events of orders', async () => {
  const { answers, sent } = await open()
  answers[list] = page(row('Delivered'))
  publishFeedEvent({
    event: 'order_acknowledged',
    room: 'merchant:one',
    seq: 4,
    at: createdAt,
    data: { orderId, version: 2, acknowledgedAt: createdAt },
  })
  await screen.findByText('Delivered', { selector: 'td *' })
  expect(sent[list]).toHaveLength(2)
})
