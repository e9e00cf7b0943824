// The open orders as staff see them: with the pending operations of the outbox applied.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { isOpenOrder, isWaiting } from '@sufra/shared/orders/order-status'
import type { PendingOperation } from '../../bridge/desk-state.ts'
import type { Storage } from '../local/desk-storage.ts'
import { withMoves, operationOf } from './pending-operations.ts'

type Deps = { storage: Pick<Storage, 'orders' | 'outbox'>; restaurantId: () => string | undefined }

export const createShownOrders = ({ storage, restaurantId }: Deps) => {
  /** Returns the pending operations, oldest first. */
  const pendingOperations = (): PendingOperation[] =>
    storage.outbox
      .all()
      .filter((entry) => entry.state === 'waiting' && entry.restaurantId === restaurantId())
      .flatMap((entry) => operationOf(entry) ?? [])

  const shown = (): CounterOrderOnWire[] => {
    const waiting = pendingOperations()
    const silenced = new Set(waiting.flatMap((operation) => (operation.kind === 'silence' ? operation.orderIds : [])))
    return storage.orders.open().map((order) => {
      const moved = withMoves(order, waiting)
      return silenced.has(order.orderId) ? { ...moved, silencedAt: moved.silencedAt ?? moved.placedAt } : moved
    })
  }

  const counts = () => {
    const open = shown().filter(({ status }) => isOpenOrder(status))
    return { waiting: open.filter(({ status }) => isWaiting(status)).length, open: open.length }
  }
  return { pendingOperations, shown, counts }
}
