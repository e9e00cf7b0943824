// Events of the restaurant's feed for features on every page, independent of the part that joined the room.
import { isStaleAfter } from '@sufra/shared/feed/at-counter'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import type { CounterQuery } from '@sufra/shared/realtime/feed-event'
import { useEffect, useEffectEvent } from 'react'

type Listener = (envelope: FeedEnvelope) => void

const listeners = new Set<Listener>()

/** An event may come again after a reconnection. */
export const publishFeedEvent: Listener = (envelope) => listeners.forEach((listener) => listener(envelope))

export const useFeedEvents = (listener: Listener) => {
  const handle = useEffectEvent(listener)
  useEffect(() => {
    const added: Listener = (envelope) => handle(envelope)
    listeners.add(added)
    return () => void listeners.delete(added)
  }, [])
}

/** Calls `refetch` after each event that makes the query stale. */
export const useRefetchAfter = (query: CounterQuery, refetch: Listener) =>
  useFeedEvents((envelope) => {
    if (isStaleAfter(envelope, query)) refetch(envelope)
  })
