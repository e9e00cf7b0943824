import { escalationSettings, type EscalationSettings } from '@sufra/shared/escalation/escalation'
import { readEscalation } from '@sufra/shared/escalation/escalation.routes'
import type { ResponseCache } from '../local/response-cache.ts'

/** Returns the restaurant's escalation settings from the response cache. */
export const cachedEscalation = (responses: ResponseCache): EscalationSettings | undefined => {
  const body = responses.get(readEscalation.path)
  return body === undefined ? undefined : escalationSettings.safeParse((JSON.parse(body) as { data?: unknown }).data).data
}
