import { takeCash } from '@sufra/shared/cash/cash.routes'
import { takeCashProblem } from '@sufra/shared/cash/take-cash'
import type { Dirhams } from '@sufra/shared/money'
import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { refusals } from '@sufra/shared/features'
import { offlineCall } from './offline-call.ts'

type CashTaken = { orderId: string; received: Dirhams }

const paid = (order: CounterOrderOnWire): CounterOrderOnWire => ({
  ...order,
  payment: { ...order.payment, paid: order.totalPrice },
})

export const takeCashCall = offlineCall({
  route: takeCash,
  toOperation: ({ params, body }): CashTaken => ({ orderId: params.orderId, received: body.received }),
  apply: { order: (order, { orderId }) => (order.orderId === orderId && order.payment.method === 'Cash' ? paid(order) : order) },
  // Another counter may have taken cash for it too, so staff have to check the drawer.
  isAlreadyApplied: () => false,
  describe: ({ orderId }, { orderNumber }) => ({
    text: 'queue.cash',
    values: { number: orderNumber(orderId) ?? '?' },
    afterRefusal: 'queue.todo.cash',
  }),
  refuse: ({ orderId, received }, shownOrder) => {
    const order = shownOrder(orderId)
    const problem = order && takeCashProblem(orderInDirhams(order), received)
    return problem && { status: refusals[problem].status, error: problem }
  },
  onAccepted: ({ reply, storeOrder }) => storeOrder(reply().data.order),
  toPaidOrder: ({ orderId }) => orderId,
})
