// @vitest-environment jsdom
import { dirhams } from '@sufra/shared/money'
import { order as orderSchema } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import { aPaidOrder } from '@sufra/shared/receipts/a-receipt.test-data'
import { act, configure, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getConnection } from '../common/api/connection.ts'
import { BrowserRouter } from '../common/pages/router.ts'
import { emptySession } from '../common/session/session-fields.ts'
import { updateSession } from '../common/session/session.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { LiveOrder } from './live-order.tsx'
import { OrderPage } from './order-page.tsx'

/** Milliseconds, long enough for a busy machine. */
configure({ asyncUtilTimeout: 30_000 })

/** A connection that never opens. */
class SilentSocket extends EventTarget {
  close() {}
  send() {}
}
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('WebSocket', SilentSocket)
})

/** As the server sends them: in QAR. */
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

/** Returns a function that delivers an event of the order's room. */
const openOrder = async () => {
  const order = aPaidOrder({ payment: { ...paidInCash, paid: dirhams(0), refunded: dirhams(0) } })
  const { orderId, orderNumber, restaurantId, tableId, tableNumber, status } = order
  vi.stubGlobal('fetch', async (url: string) => {
    const body = { success: true, data: url.endsWith('/refunds') ? refunds : orderSchema.encode(order) }
    return { ok: true, status: 200, statusText: '', headers: new Headers(), json: async () => body }
  })
  let deliver: ((envelope: FeedEnvelope) => void) | undefined
  const join = vi.spyOn(getConnection(), 'join').mockImplementation((_room, _request, _since, { onEvent }) => {
    deliver = onEvent
    return () => {}
  })
  onTestFinished(() => {
    join.mockRestore()
    updateSession(() => emptySession)
    vi.unstubAllGlobals()
  })
  const open = { orderId, orderNumber, restaurantId, tableId: tableId ?? '', tableNumber, status }
  updateSession(() => ({ ...emptySession, orderId, orders: [open] }))
  await renderForUser(
    <BrowserRouter>
      <LiveOrder order={open} />
      <OrderPage />
    </BrowserRouter>,
  )
  await waitFor(() => expect(deliver).toBeDefined())
  return (version: number, payment: object) => {
    const data = { orderId, version, payment: { ...paidInCash, ...payment } }
    act(() => deliver?.({ event: 'order_payment_changed', room: '', seq: version, at: '', data }))
  }
}

const amountOf = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextSibling?.textContent

test('what the counter takes for an order and returns of it is shown at once, in the amounts of the event', async () => {
  const change = await openOrder()
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
