// Interprets the cloud's response to a queued call.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { hasReached, orderStatuses } from '@sufra/shared/orders/order-status'
import { z } from 'zod'
import { textOf, type CloudResponse } from '../gateway/cloud.ts'
import { operationOf } from '../gateway/pending-operations.ts'
import type { Entry, Refusal } from './outbox-store.ts'
import type { Outcome } from './outbox.ts'

/** Statuses that are no decision about the call: timeout, too early, too many requests. */
const temporaryStatuses = new Set([408, 425, 429])

export const outcomeOf = (answer: CloudResponse | undefined): Outcome => {
  if (!answer || answer.status >= 500 || temporaryStatuses.has(answer.status)) return { kind: 'later' }
  if (answer.status === 401) return { kind: 'signed-out' }
  const body = textOf(answer)
  // The session may not do this now (deactivated, or another role): wait for one that may.
  if (answer.status === 403 && body.includes('"session.')) return { kind: 'signed-out' }
  return answer.status < 300 ? { kind: 'done', body } : { kind: 'refused', status: answer.status, body }
}

const statusOfNow = z.object({ status: z.enum(orderStatuses) })

/** Whether the order of a refused move already has the requested status or a later one (the higher status wins). */
export const isAlreadyApplied = (entry: Entry, { error, details }: Refusal & { details?: unknown }): boolean => {
  const operation = operationOf(entry)
  const now = statusOfNow.safeParse(details).data?.status
  if (operation?.kind !== 'move' || error !== 'order.cannot_move' || !now) return false
  return operation.status === now || hasReached(now, operation.status)
}

/** Returns the order from a move's response, which may be newer than the feed; undefined for other operations. */
export const movedOrder = (entry: Entry, body: string): CounterOrderOnWire | undefined =>
  operationOf(entry)?.kind === 'move' ? (JSON.parse(body) as { data: CounterOrderOnWire }).data : undefined // our own server's response to moveOrder
