import type { ClosedByPlatformOnWire } from '@sufra/shared/orders/closing/closed-by-platform'
import { silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { expect, test } from 'vitest'
import { aKitchenOrder } from '../printing/printing.test-data.ts'
import { applyToResponse } from './apply-pending.ts'
import { operationOf } from './offline-calls.ts'

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
const entryOf = (dismissal: object) => ({
  key: 'k',
  restaurantId: 'r',
  method: dismissOrders.method,
  path: dismissOrders.path,
  body: JSON.stringify(dismissal),
  madeAt: 1,
})
const operationFrom = (dismissal: object) => operationOf(entryOf(dismissal)) ?? expect.fail('not a dismissal')
const silence =
  operationOf({ ...entryOf({ orderIds: [missed(1).orderId] }), method: silenceOrders.method, path: silenceOrders.path }) ??
  expect.fail('not a silence')
const shown = (...dismissal: object[]) =>
  (JSON.parse(applyToResponse(listClosedByPlatform, body, dismissal.map(operationFrom))) as { data: ClosedByPlatformOnWire }).data

test('orders with a pending dismissal are no longer shown', () => {
  expect(shown({ orderIds: [missed(1).orderId] })).toEqual({ ...closed, missed: [missed(2)], missedCount: 111 })
  expect(shown({ businessDays: ['2026-11-20'] })).toEqual({ ...closed, days: [closed.days[1]] })
  expect(shown({ orderIds: [missed(1).orderId] }, { orderIds: [missed(2).orderId], businessDays: ['2026-11-19'] })).toEqual({
    missed: [],
    missedCount: 110,
    days: [closed.days[0]],
  })
})

test('without a matching pending operation the response is unchanged', () => {
  expect(applyToResponse(listClosedByPlatform, body, [])).toBe(body)
  expect(applyToResponse(listClosedByPlatform, body, [silence])).toBe(body)
  expect(applyToResponse(listOrders, body, [operationFrom({ orderIds: [missed(1).orderId] })])).toBe(body)
})
