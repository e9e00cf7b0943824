import type { CounterOrder } from '@sufra/shared/orders/order'
import { refused } from '../../../platform/refusals/refused.ts'
import type { OrdersStore } from '../orders.store.ts'
import type { MoveOrder } from './move-order.ts'

type Deps = { store: Pick<OrdersStore, 'readOrder'>; moveOrder: MoveOrder }

/**
 * Cancels an order for its diner while it is not accepted. Money that was authorised or taken is returned as for every cancelled order.
 * When an acceptance and a cancellation happen at the same time, exactly one is made. Refuses `order.not_found`, `order.cannot_cancel`,
 * `idempotency.other_body`.
 */
export const createCancelByDiner =
  ({ store, moveOrder }: Deps) =>
  async (orderId: string, key: string | undefined): Promise<CounterOrder> => {
    const order = await store.readOrder(orderId)
    if (!order) throw refused('order.not_found')
    return moveOrder({ restaurantId: order.restaurantId }, orderId, { status: 'Cancelled', reason: 'by_diner' }, key)
  }

export type CancelByDiner = ReturnType<typeof createCancelByDiner>
