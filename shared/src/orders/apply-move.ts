// Applies a move that the server has not answered yet to the displayed order.
import type { OrderOnWire } from './order.ts'
import type { CancelReason } from './cancel-reason.ts'
import { canMove, type OrderStatus } from './order-status.ts'

/** `at`: the time when staff made the move, in milliseconds since 1970. */
export type PendingMove = { orderId: string; status: OrderStatus; at: number; minutes?: number; reason?: CancelReason }

/** Applies a move of this order if it is allowed. */
export const applyMove = <Known extends OrderOnWire>(order: Known, { orderId, status, minutes, at }: PendingMove): Known => {
  if (orderId !== order.orderId || !canMove(order.status, status)) return order
  const promisedAt = minutes === undefined ? order.promisedAt : new Date(at + minutes * 60_000).toISOString()
  return { ...order, status, promisedAt }
}

/** Applies moves in sequence, as long as each is allowed after the previous one. */
export const applyMoves = <Known extends OrderOnWire>(order: Known, moves: readonly PendingMove[]): Known =>
  moves.reduce(applyMove<Known>, order)
