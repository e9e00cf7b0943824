import { silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import { offlineCall } from './offline-call.ts'

export const silenceOrdersCall = offlineCall({
  route: silenceOrders,
  toOperation: ({ body }) => body,
  apply: {
    order: (order, { orderIds }) =>
      orderIds.includes(order.orderId) ? { ...order, silencedAt: order.silencedAt ?? order.placedAt } : order,
  },
  isAlreadyApplied: () => false,
  describe: () => ({ text: 'queue.silence', values: {}, afterRefusal: 'queue.todo.silence' }),
})
