import { applyMove, type PendingMove } from '@sufra/shared/orders/apply-move'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { canMove, hasReached, orderStatuses } from '@sufra/shared/orders/order-status'
import { z } from 'zod'
import { offlineCall } from './offline-call.ts'

const statusOfNow = z.object({ status: z.enum(orderStatuses) })

export const moveOrderCall = offlineCall({
  route: moveOrder,
  toOperation: ({ params, body, madeAt }): PendingMove => ({ orderId: params.orderId, at: madeAt, ...body }),
  apply: { order: applyMove },
  /** The order already has the requested status or a later one: the higher status wins. */
  isAlreadyApplied: ({ status }, { error, details }) => {
    const now = statusOfNow.safeParse(details).data?.status
    if (error !== 'order.cannot_move' || !now) return false
    return status === now || hasReached(now, status)
  },
  describe: ({ orderId, status }, { orderNumber }) => ({
    text: 'queue.move',
    values: { number: orderNumber(orderId) ?? '?', status: { text: `orders.status.${status}` } },
    afterRefusal: 'queue.todo.move',
  }),
  refuse: ({ orderId, status }, shownOrder) => {
    const order = shownOrder(orderId)
    if (!order || canMove(order.status, status)) return undefined
    return { status: 409, error: 'order.cannot_move', details: { status: order.status } }
  },
  reply: ({ orderId }, shownOrder) => shownOrder(orderId),
  onAccepted: ({ reply, storeOrder }) => storeOrder(reply().data),
  toMove: (move) => move,
})
