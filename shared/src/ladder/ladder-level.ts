import type { OrderStatus } from '../orders/order-status.ts'
import type { LadderSettings } from './ladder.ts'

/** How an order rings at a counter: not at all, or how loud. */
export type LadderLevel = 'quiet' | 'rings' | 'louder'

type Rung = { status: OrderStatus; silencedAt: string | null; heldAt?: string | null }

/**
 * How an order rings that this counter has known for so many milliseconds (by its own clock: the order's time is another machine's). It rings until a
 * person accepts, cancels or silences it, at whichever counter. One that is held, since its phone is new, does not ring.
 */
export const ladderLevel = (
  { status, silencedAt, heldAt }: Rung,
  knownFor: number,
  { louderAfter }: Pick<LadderSettings, 'louderAfter'>,
): LadderLevel => {
  if (status !== 'Received' || silencedAt !== null || heldAt) return 'quiet'
  return knownFor >= louderAfter * 1_000 ? 'louder' : 'rings'
}
