// What the feed tells of the restaurant's own account: somebody decided, or papers were looked at. Every page of the merchant area hears it.
import { isAboutAccount, type FeedEnvelope } from '@sufra/shared/realtime/events'
import { documentsKey } from './documents/use-documents.ts'
import { queryClient } from './query-client.ts'
import { sessionKey } from './session-state.ts'

/** Who is signed in and how the papers stand. The guard leads on from there. */
export const readAccountAgain = () => {
  void queryClient.invalidateQueries({ queryKey: sessionKey })
  void queryClient.invalidateQueries({ queryKey: documentsKey })
}

const listeners = new Set<() => void>()

/** Calls back when papers of an accepted restaurant were decided about. Gives what ends it. */
export const onDocumentsDecided = (hear: () => void): (() => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

export const handleAccountEvent = (envelope: FeedEnvelope) => {
  if (envelope.event === 'newNotification' && envelope.data.notification.kind === 'papers_decided') listeners.forEach((hear) => hear())
  if (isAboutAccount(envelope)) readAccountAgain()
}
