import type { CounterOrder } from '@sufra/shared/orders/order'
import { canMove, type CancelReason, type OrderStatus } from '@sufra/shared/orders/order-status'
import { refused } from '../http/refused.ts'
import type { OrdersStore } from './orders.store.ts'

export type Move = { status: OrderStatus; minutes?: number; reason?: CancelReason }
type Parts = { store: OrdersStore; wake: (restaurantId: string) => void; now: () => Date }

/**
 * Moves one of a restaurant's own orders. Accepting (Preparing) needs minutes, cancelling a reason.
 * Refuses `order.not_found`, `order.cannot_move` (not a legal move, or somebody was faster), `order.minutes_required`, `order.reason_required`.
 */
export const createMoveOrder =
  ({ store, wake, now }: Parts) =>
  async (restaurantId: string, orderId: string, { status, minutes, reason }: Move): Promise<CounterOrder> => {
    const order = await store.readOwnOrder(restaurantId, orderId)
    if (!order) throw refused('order.not_found')
    if (!canMove(order.status, status)) throw refused('order.cannot_move', { status: order.status })
    if (status === 'Preparing' && minutes === undefined) throw refused('order.minutes_required')
    if (status === 'Cancelled' && reason === undefined) throw refused('order.reason_required')
    const seq = await store.move(restaurantId, orderId, {
      from: order.status,
      to: status,
      at: now(),
      minutes: status === 'Preparing' ? minutes : undefined,
      reason: status === 'Cancelled' ? reason : undefined,
    })
    if (seq === undefined) throw refused('order.cannot_move')
    wake(restaurantId)
    const moved = await store.readOwnOrder(restaurantId, orderId)
    if (!moved) throw refused('order.not_found')
    return moved
  }

/** A counter device has an order: the first one to say so is recorded and told, any later one changes nothing. */
export const createHearOrder =
  ({ store, wake, now }: Parts) =>
  async (restaurantId: string, orderId: string): Promise<void> => {
    const seq = await store.hear(restaurantId, orderId, now())
    if (seq !== undefined) wake(restaurantId)
  }

export type MoveOrder = ReturnType<typeof createMoveOrder>
