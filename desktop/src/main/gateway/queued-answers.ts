// Answers calls that must not be lost: they are stored in the outbox first, and answered optimistically when the cloud does not respond in time.
import type { MatchedRoute } from '../offline-calls/match-route.ts'
import type { OfflineCall, ShownOrder } from '../offline-calls/offline-call.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Outcome } from '../outbox/outcome.ts'
import { json, refuse } from './answers.ts'
import type { DeskSession } from './session.ts'

export type QueuedAnswersDeps = {
  outbox: Pick<Outbox, 'put'>
  session: DeskSession
  shownOrder: ShownOrder
  now: () => number
  /** Called when a call could not be written to disk. */
  onNotStored: (error: unknown) => void
}

export const createQueuedAnswers =
  ({ outbox, session, shownOrder, now, onNotStored }: QueuedAnswersDeps) =>
  async (path: string, { item, params }: MatchedRoute<OfflineCall>, body: string): Promise<Response> => {
    const madeAt = now()
    const operation = item.toOperation(params, JSON.parse(body), madeAt)
    if (!operation) return refuse(400, 'request.invalid')
    const refusal = operation.refuse(shownOrder)
    if (refusal) return refuse(refusal.status, refusal.error, refusal.details)
    const restaurantId = session.restaurantId()
    if (!restaurantId) return refuse(401, 'session.none')
    let outcome: Outcome
    try {
      outcome = await outbox.put({ key: crypto.randomUUID(), restaurantId, method: item.route.method, path, body, madeAt })
    } catch (error) {
      onNotStored(error)
      return refuse(507, 'counter.not_saved')
    }
    if (outcome.kind === 'done') return json(outcome.body)
    if (outcome.kind === 'refused') return json(outcome.body, outcome.status)
    const data = operation.reply(shownOrder)
    return json(JSON.stringify(data === undefined ? { success: true, message: 'Queued' } : { success: true, data }))
  }
