import type { ClosedByPlatformOnWire } from '@sufra/shared/orders/closed-by-platform'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closed-by-platform.routes'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { expect, test } from 'vitest'
import { aKitchenOrder } from '../printing/printing.test-data.ts'
import { withPending, workOf } from './queued.ts'

const missed = (orderNumber: number) =>
  aKitchenOrder({ orderId: String(orderNumber).padStart(22, 'o'), orderNumber, status: 'Cancelled', cancelReason: 'missed' })
const closed: ClosedByPlatformOnWire = {
  missed: [missed(1), missed(2)],
  missedCount: 112,
  days: [
    { businessDay: '2026-11-20', count: 5, orders: [] },
    { businessDay: '2026-11-19', count: 1, orders: [] },
  ],
}
const body = JSON.stringify({ success: true, data: closed })
const entryOf = (said: object) => ({
  key: 'k',
  restaurantId: 'r',
  method: dismissOrders.method,
  path: dismissOrders.path,
  body: JSON.stringify(said),
  madeAt: 1,
})
const dismissed = (said: object) => workOf(entryOf(said)) ?? expect.fail('it is no dismissal')
const shown = (...said: object[]) =>
  (JSON.parse(withPending(listClosedByPlatform, body, said.map(dismissed))) as { data: ClosedByPlatformOnWire }).data

test('what was dismissed and waits in the outbox is no longer shown', () => {
  expect(shown({ orderIds: [missed(1).orderId] })).toEqual({ ...closed, missed: [missed(2)], missedCount: 111 })
  expect(shown({ businessDays: ['2026-11-20'] })).toEqual({ ...closed, days: [closed.days[1]] })
  expect(shown({ orderIds: [missed(1).orderId] }, { orderIds: [missed(2).orderId], businessDays: ['2026-11-19'] })).toEqual({
    missed: [],
    missedCount: 110,
    days: [closed.days[0]],
  })
})

test('nothing waits, or it concerns another answer: the answer is as the cloud sent it', () => {
  expect(withPending(listClosedByPlatform, body, [])).toBe(body)
  expect(withPending(listClosedByPlatform, body, [{ kind: 'silence', orderIds: [missed(1).orderId] }])).toBe(body)
  expect(withPending(listOrders, body, [dismissed({ orderIds: [missed(1).orderId] })])).toBe(body)
})
