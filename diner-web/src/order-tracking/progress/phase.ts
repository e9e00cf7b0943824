import type { Order } from '@sufra/shared/orders/order'
import { hasReached } from '@sufra/shared/orders/order-status'

/**
 * The progress of an open order, in sequence. "Received by the counter" (acknowledged by a device) and "accepted by the restaurant" (by
 * staff) are separate facts: the preparation begins with the acceptance.
 */
export const phases = ['sent', 'acknowledged', 'preparing', 'ready'] as const
export type Phase = (typeof phases)[number]

export const phaseOf = ({ status, acknowledgedAt, acceptedAt }: Pick<Order, 'status' | 'acknowledgedAt' | 'acceptedAt'>): Phase => {
  if (hasReached(status, 'Out for Delivery')) return 'ready'
  if (acceptedAt !== null) return 'preparing'
  return acknowledgedAt === null ? 'sent' : 'acknowledged'
}

/**
 * Whole minutes until the promised time, 0 once it is reached. Undefined unless the order is being prepared, because a ready order does not
 * wait.
 */
export const promisedMinutesLeft = (order: Parameters<typeof phaseOf>[0] & Pick<Order, 'promisedAt'>, now: number): number | undefined => {
  if (order.promisedAt === null || phaseOf(order) !== 'preparing') return undefined
  return Math.max(0, Math.ceil((Date.parse(order.promisedAt) - now) / 60_000))
}
