// Closes orders that staff left open, once their business day is over.
import { movesToClose } from '@sufra/shared/orders/closing/left-open'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import type { ClosedByPlatformStore, LeftOpen } from './closed-by-platform.store.ts'
import type { OrdersStore } from '../orders.store.ts'

type Deps = {
  store: Pick<ClosedByPlatformStore, 'listLeftOpen'>
  orders: Pick<OrdersStore, 'move'>
  notify: (restaurantId: string) => void
  now: () => Date
}

/**
 * Closes every order that was left open. Each move expects the status that was read, so several API instances may run this concurrently:
 * each move is made once, and an order left half closed by a stopped instance is closed by the next run. Guests get no SMS about it at the
 * end of the night.
 */
export const createCloseLeftOpen = ({ store, orders, notify, now }: Deps) => {
  const close = async ({ restaurantId, orderId, status }: LeftOpen): Promise<boolean> => {
    let from: OrderStatus = status
    for (const to of movesToClose[status]) {
      const end = to === 'Cancelled' ? { reason: 'missed' } : { isAutomatic: to === 'Delivered' }
      const seq = await orders.move(restaurantId, orderId, { from, to, at: now(), ...end })
      if (seq === undefined) break // a person or another instance moved it first
      from = to
    }
    if (from === status) return false
    notify(restaurantId)
    return true
  }

  return async (): Promise<void> => {
    for (let isProgress = true; isProgress;) {
      isProgress = false
      for (const order of await store.listLeftOpen(now())) isProgress = (await close(order)) || isProgress
    }
  }
}
