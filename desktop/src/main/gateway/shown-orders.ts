// The open orders as staff see them: with the pending operations of the outbox applied.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { isOpenOrder, isWaiting } from '@sufra/shared/orders/order-status'
import type { FeedOrders } from '../local/feed-orders.ts'
import { applyToOrder } from '../offline-calls/apply-pending.ts'
import type { PendingOperation } from '../offline-calls/offline-call.ts'
import { operationOf } from '../offline-calls/offline-calls.ts'
import type { OutboxStore } from '../outbox/outbox-store.ts'

type Deps = { storage: { orders: FeedOrders; outbox: OutboxStore }; restaurantId: () => string | undefined }

export const createShownOrders = ({ storage, restaurantId }: Deps) => {
  /** Returns the pending operations, oldest first. */
  const pendingOperations = (): PendingOperation[] =>
    storage.outbox
      .all()
      .filter((entry) => entry.state === 'waiting' && entry.restaurantId === restaurantId())
      .flatMap((entry) => operationOf(entry) ?? [])

  const shown = (): CounterOrderOnWire[] => {
    const pending = pendingOperations()
    return storage.orders.open().map((order) => applyToOrder(order, pending))
  }

  /** Returns a stored order as staff see it. */
  const shownOrder = (orderId: string): CounterOrderOnWire | undefined => {
    const order = storage.orders.read(orderId)
    return order && applyToOrder(order, pendingOperations())
  }

  const counts = () => {
    const open = shown().filter(({ status }) => isOpenOrder(status))
    return { waiting: open.filter(({ status }) => isWaiting(status)).length, open: open.length }
  }
  return { pendingOperations, shown, shownOrder, counts }
}

export type ShownOrders = ReturnType<typeof createShownOrders>
