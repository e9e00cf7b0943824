// Interprets the cloud's response to a queued call.
import { textOf, type CloudResponse } from '../cloud/cloud.ts'

/** Result of sending a call. `later`: no response or a server error; `signed-out`: the call needs a valid session first. */
export type Outcome =
  | { kind: 'done'; body: string }
  | { kind: 'refused'; status: number; body: string }
  | { kind: 'later' }
  | { kind: 'signed-out' }

/** Statuses that do not decide about the call: timeout, too early, too many requests. */
const temporaryStatuses = new Set([408, 425, 429])

export const outcomeOf = (answer: CloudResponse | undefined): Outcome => {
  if (!answer || answer.status >= 500 || temporaryStatuses.has(answer.status)) return { kind: 'later' }
  if (answer.status === 401) return { kind: 'signed-out' }
  const body = textOf(answer)
  // Another role is signed in, so the call waits for a session that may make it. A refusal because of deactivation is different: such a
  // call must not delay the moves of orders behind it.
  const isOfSession = body.includes('"session.') && !body.includes('"session.not_accepted"')
  if (answer.status === 403 && isOfSession) return { kind: 'signed-out' }
  return answer.status < 300 ? { kind: 'done', body } : { kind: 'refused', status: answer.status, body }
}
