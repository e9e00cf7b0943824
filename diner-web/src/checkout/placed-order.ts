import type { ApiError } from '@sufra/shared/contract/api-error'
import { orderId as orderIdOnWire } from '@sufra/shared/contract/wire'
import { z } from 'zod'
import type { OrderSnapshot, Session } from '../common/session/session-fields.ts'
import { isSameCart } from './same-cart.ts'

export type PlacedOrder = { orderId: string; orderNumber: number }

/** A sent order whose payment is not decided. */
export type AwaitingPayment = { isAwaiting: true; challengeUrl: string | undefined }

/**
 * Returns the changes of a placed order (spec §4): it becomes an open order, and its cart and instructions are cleared. A cart that the diner has
 * changed since stays, with `newKey` as its idempotency key.
 */
export const afterPlacing = (
  session: Session,
  snapshot: OrderSnapshot,
  { orderId, orderNumber }: PlacedOrder,
  newKey: string,
): Partial<Session> => {
  // Already recorded by another tab or an earlier response; it may even have been delivered since.
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

const placed = z.object({ orderId: orderIdOnWire, orderNumber: z.int() })

/**
 * Returns the order that was already placed with this key: the response was lost, and the diner changed the cash amount and sent the
 * order again. Returns undefined for any other error.
 */
export const alreadyPlaced = (error: ApiError): PlacedOrder | undefined =>
  error.code === 'idempotency.other_body' ? placed.safeParse(error.reply.details).data : undefined
