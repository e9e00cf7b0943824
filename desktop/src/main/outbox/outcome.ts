// Interprets the cloud's response to a queued call.
import { textOf, type CloudResponse } from '../gateway/cloud.ts'

/** Result of sending a call. `later`: no response or a server error; `signed-out`: it needs a valid session first. */
export type Outcome =
  | { kind: 'done'; body: string }
  | { kind: 'refused'; status: number; body: string }
  | { kind: 'later' }
  | { kind: 'signed-out' }

/** Statuses that are no decision about the call: timeout, too early, too many requests. */
const temporaryStatuses = new Set([408, 425, 429])

export const outcomeOf = (answer: CloudResponse | undefined): Outcome => {
  if (!answer || answer.status >= 500 || temporaryStatuses.has(answer.status)) return { kind: 'later' }
  if (answer.status === 401) return { kind: 'signed-out' }
  const body = textOf(answer)
  // The session may not do this now (another role): wait for one that may. What a deactivated restaurant may not do must not keep its order moves waiting.
  const isOfSession = body.includes('"session.') && !body.includes('"session.not_accepted"')
  if (answer.status === 403 && isOfSession) return { kind: 'signed-out' }
  return answer.status < 300 ? { kind: 'done', body } : { kind: 'refused', status: answer.status, body }
}
