import { listOrders } from '@sufra/shared/orders/order.routes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { hasUnverified, withPage, type Board } from './board/board.ts'

type Update = (next: (board: Board) => Board) => void

/** Loads further pages of a truncated list: on request, and automatically while the board shows unverified orders from beyond the truncation. */
export const usePages = (queryKey: string[], update: Update, truncation: Board['truncation']) => {
  const isLoading = useRef(false)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const current = () => queryClient.getQueryData<Board>(queryKey)

  /** Loads the next page. Returns false when there is none, or one is being loaded. */
  const loadMore = async (): Promise<boolean> => {
    const cursor = current()?.truncation?.cursor
    if (cursor === undefined || isLoading.current) return false
    isLoading.current = true
    setIsLoadingMore(true)
    try {
      const page = await call(listOrders, { query: { cursor } })
      update((known) => withPage(known, cursor, page))
      return true
    } finally {
      isLoading.current = false
      setIsLoadingMore(false)
    }
  }

  const needsMore = () => {
    const now = current()
    return now !== undefined && hasUnverified(now)
  }
  const check = useEffectEvent(async () => {
    for (let hasMore = needsMore(); hasMore;) hasMore = (await loadMore()) && needsMore()
  })
  useEffect(() => {
    if (truncation) check().catch(() => undefined) // retried with the next list
  }, [truncation])

  return { loadMore, isLoadingMore }
}
