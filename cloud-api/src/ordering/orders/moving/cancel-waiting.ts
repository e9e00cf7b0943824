import { isReasonFor, type CancelReason } from '@sufra/shared/orders/cancel-reason'
import { refused } from '../../../platform/refusals/refused.ts'
import type { OrdersStore } from '../orders.store.ts'
import type { ReadGuestMessages } from './guest-messages.ts'

type Deps = { store: OrdersStore; guestMessages: ReadGuestMessages; notify: (restaurantId: string) => void; now: () => Date }
type Cancellation = { of: 'table' | 'phone'; reason: CancelReason }

/**
 * Cancels every waiting order of the same table or phone, including this one. Returns their number; orders that are accepted in between are
 * not cancelled. Refuses `order.not_found` and `order.reason_unsuitable`.
 */
export const createCancelWaiting =
  ({ store, guestMessages, notify, now }: Deps) =>
  async (
    { restaurantId, userId }: { restaurantId: string; userId: string },
    orderId: string,
    { of, reason }: Cancellation,
  ): Promise<number> => {
    if (!isReasonFor('Received', reason)) throw refused('order.reason_unsuitable')
    const orderIds = await store.readWaitingLike(restaurantId, orderId, of)
    if (!orderIds) throw refused('order.not_found')
    let cancelled = 0
    for (const id of orderIds) {
      const messages = await guestMessages(restaurantId, id, { status: 'Cancelled', reason })
      const seq = await store.move(restaurantId, id, { from: 'Received', to: 'Cancelled', at: now(), reason, userId, messages })
      if (seq !== undefined) cancelled += 1
    }
    if (cancelled > 0) notify(restaurantId)
    return cancelled
  }

export type CancelWaiting = ReturnType<typeof createCancelWaiting>
