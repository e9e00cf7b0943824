// A move that the server has not answered yet, applied to the order as displayed.
import type { OrderOnWire } from './order.ts'
import type { CancelReason } from './cancel-reason.ts'
import { canMove, type OrderStatus } from './order-status.ts'

/** `at`: when staff made it, in milliseconds since 1970. */
export type PendingMove = { orderId: string; status: OrderStatus; at: number; minutes?: number; reason?: CancelReason }

/** Applies a move of this order if it is allowed. */
export const applyMove = <Known extends OrderOnWire>(order: Known, { orderId, status, minutes, at }: PendingMove): Known => {
  if (orderId !== order.orderId || !canMove(order.status, status)) return order
  const promisedAt = minutes === undefined ? order.promisedAt : new Date(at + minutes * 60_000).toISOString()
  return { ...order, status, promisedAt }
}

/** Applies moves in sequence, as far as each is allowed after the one before. */
export const applyMoves = <Known extends OrderOnWire>(order: Known, moves: readonly PendingMove[]): Known =>
  moves.reduce(applyMove<Known>, order)
