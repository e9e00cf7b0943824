// The tracking page of one order, with the calls and events of a server that a test scripts.
import { dirhams } from '@sufra/shared/money'
import { order as orderSchema, type Order } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { aPaidOrder } from '@sufra/shared/receipts/a-receipt.test-data'
import { Toasts } from '@sufra/shared/ui/toasts'
import { act, waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { getConnection } from '../common/api/connection.ts'
import { BrowserRouter } from '../common/pages/router.ts'
import { emptySession, type OpenOrder } from '../common/session/session-fields.ts'
import { updateSession } from '../common/session/session.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { LiveOrder } from './live-order.tsx'
import { OrderPage } from './order-page.tsx'

/** A socket that never opens. */
class SilentSocket extends EventTarget {
  close() {}
  send() {}
}

const paidInCash = { method: 'Cash', cashAmount: null, change: null } as const

export type Answer = { status?: number; body: object; date?: string }
export const answerWith = (order: Order): Answer => ({ body: { success: true, data: orderSchema.encode(order) } })
export const refuseWith = (status: number, error: string, details?: object): Answer => ({
  status,
  body: { success: false, error, message: error, ...(details && { details }) },
})

/** An order of table 4 that is placed and not accepted. */
export const aReceivedOrder = (changes: Partial<Order> = {}): Order =>
  aPaidOrder({
    status: 'Received',
    acceptedAt: null,
    payment: { ...paidInCash, paid: dirhams(0), refunded: dirhams(0) },
    ...changes,
  })

/**
 * Answers the calls about an order by method and the end of their path, the order itself with the order, and others by their path. A
 * missing answer fails like a lost network. Returns the calls.
 */
export const answerCalls = (order: Order, answers: Record<string, Answer> = {}) => {
  const sent: { name: string; key: string | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
    const name = `${method} ${url.split(order.orderId).at(-1)}`
    sent.push({ name, key: headers['idempotency-key'] })
    const answer = answers[name] ?? (name === 'GET ' ? answerWith(order) : undefined)
    if (!answer) throw new TypeError('no network')
    const { body, date, status = 200 } = answer
    return { ok: status === 200, status, statusText: '', headers: new Headers(date ? { date } : {}), json: async () => body }
  })
  onTestFinished(() => {
    updateSession(() => emptySession)
    vi.unstubAllGlobals()
  })
  return sent
}

/**
 * Opens the page of an order, which is one of this phone's open orders. Returns the calls, and a function that delivers events of the
 * order's room.
 */
export const openOrder = async (
  order: Order,
  { answers = {}, others = [] }: { answers?: Record<string, Answer>; others?: OpenOrder[] } = {},
) => {
  vi.stubGlobal('WebSocket', SilentSocket)
  const { orderId, orderNumber, restaurantId, tableId, tableNumber, status } = order
  const sent = answerCalls(order, answers)
  let deliver: ((envelope: FeedEnvelope) => void) | undefined
  const join = vi.spyOn(getConnection(), 'join').mockImplementation((_room, _request, _since, { onEvent }) => {
    deliver = onEvent
    return () => {}
  })
  onTestFinished(() => join.mockRestore())
  const open = { orderId, orderNumber, restaurantId, tableId: tableId ?? '', tableNumber, status }
  history.replaceState(null, '', '/successorder')
  updateSession(() => ({ ...emptySession, restaurantId, orderId, orders: [open, ...others] }))
  const user = await renderForUser(
    <BrowserRouter>
      <LiveOrder order={open} />
      <OrderPage />
      <Toasts />
    </BrowserRouter>,
  )
  await waitFor(() => expect(deliver).toBeDefined())
  const emit = (event: FeedEnvelope['event'], version: number, data: object) =>
    // the data belongs to that event
    act(() => deliver?.({ event, room: '', seq: version, at: '', data: { orderId, version, ...data } } as FeedEnvelope))
  return { user, sent, emit }
}
