import { isWaiting, type OrderStatus } from '../orders/order-status.ts'
import type { EscalationSettings } from './escalation.ts'

/** Whether an order rings at a counter, and how loudly. */
export type EscalationLevel = 'quiet' | 'ringing' | 'louder'

type EscalatingOrder = { status: OrderStatus; silencedAt: string | null; heldAt?: string | null }

/**
 * Returns how an order rings at a counter that received it `knownFor` milliseconds ago. The counter's own clock measures this, since the
 * order's timestamps come from the server. The order rings until it is accepted, cancelled or silenced at any counter. A held order (from a
 * new phone) does not ring.
 */
export const escalationLevel = (
  { status, silencedAt, heldAt }: EscalatingOrder,
  knownFor: number,
  { louderAfter }: Pick<EscalationSettings, 'louderAfter'>,
): EscalationLevel => {
  if (!isWaiting(status) || silencedAt !== null || heldAt) return 'quiet'
  return knownFor >= louderAfter * 1_000 ? 'louder' : 'ringing'
}
