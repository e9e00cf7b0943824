import { changesClosedByPlatform } from '@sufra/shared/feed/at-counter'
import type { FeedEnvelope, FeedEvents } from '@sufra/shared/realtime/feed-event'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { merchantRoom } from '@sufra/shared/realtime/rooms'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../common/api/api.ts'
import { invalidateAfter, invalidateAfterMissed } from '../../../common/bridge/cached-responses.ts'
import { useConnection } from '../../../common/connection/connection.tsx'
import { queryClient } from '../../../common/api/query-client.ts'
import { isReopenedElsewhere, withEvent, withList, type Board } from './board.ts'
import { usePages } from '../use-pages.ts'

/** Milliseconds between polls of the list while the socket is down, so that no order waits for the connection. */
const pollInterval = 10_000

type Callbacks = {
  /** Called when the board has changed, from any source; not called for the first list. */
  onChange: (before: Board, after: Board) => void
  /** Called with every event of the feed. */
  onEvent: (envelope: FeedEnvelope) => void
  /** Called when the orders that the platform closed may have changed. */
  onClosedByPlatform: () => void
  onMenuChanged: (change: FeedEvents['menu_changed']) => void
  /** Called when events may have been missed. */
  onResync: () => void
}

/** The restaurant's board: fetched once, then live from its feed. */
export const useBoard = (restaurantId: string, { onChange, onClosedByPlatform, onMenuChanged, onEvent, onResync }: Callbacks) => {
  const { room, state } = useConnection()
  const queryKey = ['orders', restaurantId]

  /** Returns the changed board, after calling `onChange` if it is another one. */
  const change = (next: (board: Board | undefined) => Board) => {
    const before = queryClient.getQueryData<Board>(queryKey)
    const after = next(before)
    if (before && before !== after) onChange(before, after)
    return after
  }

  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const listed = await call(listOrders, { query: {} })
      return change((board) => withList(board, listed))
    },
    staleTime: Infinity,
    structuralSharing: false,
    refetchInterval: state === 'live' ? false : pollInterval,
    refetchIntervalInBackground: true,
  })

  const update = (next: (board: Board) => Board) => {
    if (!queryClient.getQueryData<Board>(queryKey)) return
    queryClient.setQueryData<Board>(
      queryKey,
      change((board) => next(board!)), // the board exists, as checked above
    )
  }

  const handleEvent = useEffectEvent((envelope: FeedEnvelope) => {
    if (query.data && isReopenedElsewhere(query.data, envelope)) void query.refetch()
    update((board) => withEvent(board, envelope))
    if (changesClosedByPlatform(envelope)) onClosedByPlatform()
    invalidateAfter(envelope)
    if (envelope.event === 'menu_changed') onMenuChanged(envelope.data)
    onEvent(envelope)
  })
  const refreshOtherLists = useEffectEvent(() => {
    invalidateAfterMissed()
    onResync()
  })
  const resync = useEffectEvent(() => {
    void query.refetch()
    refreshOtherLists()
  })
  const latestSeq = useEffectEvent(() => query.data?.seq)

  const { loadMore, isLoadingMore } = usePages(queryKey, update, query.data?.truncation)

  const isLoaded = query.data !== undefined
  // The other lists may be older than the board, whose events begin after it: a change in between is in neither.
  useEffect(() => {
    if (isLoaded) refreshOtherLists()
  }, [isLoaded])
  useEffect(() => {
    if (!room || !isLoaded) return
    const listener = { onEvent: (envelope: FeedEnvelope) => handleEvent(envelope), onResync: () => resync() }
    return room.join(merchantRoom(restaurantId), { event: 'join_merchant_room', data: {} }, latestSeq(), listener)
  }, [room, isLoaded, restaurantId])

  return { board: query.data, error: query.error, refetch: query.refetch, update, loadMore, isLoadingMore }
}
