import type { OrderSnapshot, Session } from '../app/session-fields.ts'
import { isSameCart } from './same-cart.ts'

export type PlacedOrder = { orderId: string; orderNumber: number }

/**
 * What an order that was placed changes (spec §4): it is one more open order, and the cart and instructions that it was made of are cleared. What the
 * diner has changed since is another cart, and stays; its key is `newKey`.
 */
export const afterPlacing = (
  session: Session,
  snapshot: OrderSnapshot,
  { orderId, orderNumber }: PlacedOrder,
  newKey: string,
): Partial<Session> => {
  // Another tab, or an earlier answer, has recorded it; it may even have been delivered since.
  if (!('snapshot' in session.checkout) || session.checkout.snapshot.key !== snapshot.key) return {}
  const { restaurantId, tableId, tableNumber } = snapshot
  return {
    checkout: { state: 'idle' },
    orders: [...session.orders, { restaurantId, tableId, tableNumber, orderId, orderNumber, status: 'Received' }],
    orderId,
    status: 'Received',
    orderCount: session.orderCount + 1,
    currentUniqueId: session.currentUniqueId === snapshot.key ? newKey : session.currentUniqueId,
    ...(isSameCart(session.cart, snapshot.cart) && { cart: [] }),
    ...(session.orderInstructions === snapshot.orderInstructions && { orderInstructions: '' }),
  }
}
