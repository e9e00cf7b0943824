// What the cloud's answer to a queued call means.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { orderStatuses, type OrderStatus } from '@sufra/shared/orders/order-status'
import { z } from 'zod'
import { textOf, type CloudAnswer } from '../gateway/cloud.ts'
import { workOf } from '../gateway/queued.ts'
import type { Entry, Refused } from './outbox-store.ts'
import type { Outcome } from './outbox.ts'

/** Answers that say nothing of the call itself: too slow, too early, too many. */
const passing = new Set([408, 425, 429])

export const outcomeOf = (answer: CloudAnswer | undefined): Outcome => {
  if (!answer || answer.status >= 500 || passing.has(answer.status)) return { kind: 'later' }
  if (answer.status === 401) return { kind: 'signed-out' }
  const body = textOf(answer)
  // A session that may not do it now (deactivated, or another role's): it waits for one that may.
  if (answer.status === 403 && body.includes('"session.')) return { kind: 'signed-out' }
  return answer.status < 300 ? { kind: 'done', body } : { kind: 'refused', status: answer.status, body }
}

const rank = (status: OrderStatus) => orderStatuses.indexOf(status)
const statusOfNow = z.object({ status: z.enum(orderStatuses) })

/** A refused move whose order is where the move wanted it, or beyond: somebody else did it, and nobody needs to hear of it (the higher status wins). */
export const isAlreadyApplied = (entry: Entry, { error, details }: Refused & { details?: unknown }): boolean => {
  const work = workOf(entry)
  const now = statusOfNow.safeParse(details).data?.status
  if (work?.kind !== 'move' || error !== 'order.cannot_move' || !now) return false
  return work.status === now || (work.status !== 'Cancelled' && now !== 'Cancelled' && rank(now) > rank(work.status))
}

/** The order as a move left it. It is newer than the feed's telling, which may still be on its way; undefined for what is no move. */
export const movedOrder = (entry: Entry, body: string): CounterOrderOnWire | undefined =>
  workOf(entry)?.kind === 'move' ? (JSON.parse(body) as { data: CounterOrderOnWire }).data : undefined // our own server's answer, of moveOrder
