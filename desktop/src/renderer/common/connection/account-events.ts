// Feed events about the restaurant's own account: a status change, or reviewed documents. Handled on every page of the merchant area.
import { listDocuments } from '@sufra/shared/documents/document.routes'
import { isAboutAccount } from '@sufra/shared/feed/at-counter'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { cachedResponseKey } from '../bridge/cached-responses.ts'
import { queryClient } from '../api/query-client.ts'
import { sessionKey } from '../session/session-state.ts'

/** Refetches the session and the documents. The guard then redirects if the status has changed. */
export const invalidateAccount = () => {
  void queryClient.invalidateQueries({ queryKey: sessionKey })
  void queryClient.invalidateQueries({ queryKey: cachedResponseKey(listDocuments.path) })
}

const listeners = new Set<() => void>()

/** Calls `listener` when documents of an accepted restaurant were reviewed. Returns the unsubscribe function. */
export const onDocumentsDecided = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const handleAccountEvent = (envelope: FeedEnvelope) => {
  if (envelope.event === 'newNotification' && envelope.data.notification.kind === 'documents_decided')
    listeners.forEach((listener) => listener())
  if (isAboutAccount(envelope)) invalidateAccount()
}
