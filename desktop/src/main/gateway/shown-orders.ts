// The open orders as staff see them: with what waits in the outbox.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import type { PendingOperation } from '../../bridge/desk-state.ts'
import type { Storage } from '../local/desk-storage.ts'
import { withMoves, workOf } from './queued.ts'

type Deps = { storage: Pick<Storage, 'orders' | 'outbox'>; restaurantId: () => string | undefined }

export const createShownOrders = ({ storage, restaurantId }: Deps) => {
  /** What waits, oldest first. */
  const works = (): PendingOperation[] =>
    storage.outbox
      .all()
      .filter((entry) => entry.state === 'waiting' && entry.restaurantId === restaurantId())
      .flatMap((entry) => workOf(entry) ?? [])

  const shown = (): CounterOrderOnWire[] => {
    const waiting = works()
    const silenced = new Set(waiting.flatMap((work) => (work.kind === 'silence' ? work.orderIds : [])))
    return storage.orders.open().map((order) => {
      const moved = withMoves(order, waiting)
      return silenced.has(order.orderId) ? { ...moved, silencedAt: moved.silencedAt ?? moved.placedAt } : moved
    })
  }

  const counts = () => {
    const open = shown().filter(({ status }) => isOpenOrder(status))
    return { waiting: open.filter(({ status }) => status === 'Received').length, open: open.length }
  }
  return { works, shown, counts }
}
