// The definitions in docs/examples-offline-calls.md.
import { route } from '@sufra/shared/contract/route'
import { done, orderId, timestamp } from '@sufra/shared/contract/wire'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aKitchenOrder } from '../printing/printing.test-data.ts'
import { offlineCall } from './offline-call.ts'

export const promiseOrder = route({
  method: 'PATCH',
  path: '/api/merchant/orders/:orderId/promise',
  permission: 'orders.move',
  summary: 'Promises an order for another time',
  params: z.object({ orderId }),
  body: z.object({ promisedAt: timestamp }),
  reply: done,
  idempotency: 'safe',
  offline: 'queue',
})

export const promiseOrderCall = offlineCall({
  route: promiseOrder,
  toOperation: ({ params, body }) => ({ orderId: params.orderId, ...body }),
  apply: {
    order: (order, { orderId: promised, promisedAt }) => (order.orderId === promised ? { ...order, promisedAt } : order),
  },
  isAlreadyApplied: () => false,
  describe: ({ orderId: promised, promisedAt }, { orderNumber }) => ({
    text: 'queue.promise',
    values: { number: orderNumber(promised) ?? '?', time: promisedAt },
    afterRefusal: 'queue.todo.promise',
  }),
})

test('the example is an offline call that changes its order', () => {
  const order = aKitchenOrder()
  const promisedAt = '2026-11-20T12:30:00.000Z'
  const operation = promiseOrderCall.toOperation({ orderId: order.orderId }, { promisedAt }, 1)
  expect(operation?.applyToOrder(order)).toEqual({ ...order, promisedAt })
  expect(promiseOrderCall.toOperation({ orderId: order.orderId }, { promisedAt: 'later' }, 1)).toBeUndefined()
})
