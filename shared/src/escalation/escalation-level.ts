import type { OrderStatus } from '../orders/order-status.ts'
import type { EscalationSettings } from './escalation.ts'

/** How an order rings at a counter: not at all, or how loud. */
export type EscalationLevel = 'quiet' | 'rings' | 'louder'

type EscalatingOrder = { status: OrderStatus; silencedAt: string | null; heldAt?: string | null }

/**
 * How an order rings that this counter has known for so many milliseconds (by its own clock: the order's time is another machine's). It rings until a
 * person accepts, cancels or silences it, at whichever counter. One that is held, since its phone is new, does not ring.
 */
export const escalationLevel = (
  { status, silencedAt, heldAt }: EscalatingOrder,
  knownFor: number,
  { louderAfter }: Pick<EscalationSettings, 'louderAfter'>,
): EscalationLevel => {
  if (status !== 'Received' || silencedAt !== null || heldAt) return 'quiet'
  return knownFor >= louderAfter * 1_000 ? 'louder' : 'rings'
}
