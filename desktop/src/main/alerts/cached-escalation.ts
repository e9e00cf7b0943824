import { escalationSettings, type EscalationSettings } from '@sufra/shared/escalation/escalation'
import { readEscalation } from '@sufra/shared/escalation/escalation.routes'
import type { ResponseCache } from '../local/response-cache.ts'

/** The restaurant's own times of the ladder, as the cloud said last. */
export const cachedEscalation = (kept: ResponseCache): EscalationSettings | undefined => {
  const body = kept.get(readEscalation.path)
  return body === undefined ? undefined : escalationSettings.safeParse((JSON.parse(body) as { data?: unknown }).data).data
}
