// @vitest-environment jsdom
import type { CounterOrder } from '@sufra/shared/orders/order'
import { act, cleanup, render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConnectionContext, type Room } from '../../../common/connection/connection-context.ts'
import { anOrder } from '../../order-text/an-order.test-data.ts'
import { useAcknowledgeOrders } from './use-acknowledge-orders.ts'

const order = anOrder({ orderId: 'a'.repeat(22) })

test('a waiting order is acknowledged repeatedly until the feed confirms it, and not afterwards', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    cleanup()
    vi.useRealTimers()
  })
  const send = vi.fn<Room['send']>()
  const Counter = ({ orders }: { orders: CounterOrder[] }) => {
    useAcknowledgeOrders(orders)
    return null
  }
  const room = { join: () => () => undefined, send }
  const withOrders = (state: 'live' | 'down', orders: CounterOrder[]) => (
    <ConnectionContext value={{ room, state }}>
      <Counter orders={orders} />
    </ConnectionContext>
  )
  const { rerender } = render(withOrders('down', [order]))
  expect(send).not.toHaveBeenCalled()
  rerender(withOrders('live', [order, anOrder({ orderId: 'b'.repeat(22), status: 'Preparing' })]))
  expect(send.mock.calls).toEqual([[{ event: 'order_acknowledged', data: { orderId: order.orderId } }]])
  act(() => void vi.advanceTimersByTime(20_000))
  expect(send).toHaveBeenCalledTimes(3)
  rerender(withOrders('live', [{ ...order, acknowledgedAt: '2026-11-20T12:00:01.000Z' }]))
  act(() => void vi.advanceTimersByTime(20_000))
  expect(send).toHaveBeenCalledTimes(3)
})
