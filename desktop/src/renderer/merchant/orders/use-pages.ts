import { listOrders } from '@sufra/shared/orders/order.routes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../app/api.ts'
import { queryClient } from '../../app/query-client.ts'
import { knowsBeyond, withPage, type Board } from './board.ts'

type Update = (next: (board: Board) => Board) => void

/** The pages of a list that was cut: read when they are asked for, and by itself as far as the board shows orders from beyond the cut. */
export const usePages = (queryKey: string[], update: Update, cut: Board['cut']) => {
  const isLoading = useRef(false)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const current = () => queryClient.getQueryData<Board>(queryKey)

  /** Returns whether there was a page to read. */
  const loadMore = async (): Promise<boolean> => {
    const cursor = current()?.cut?.cursor
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

  const isUnsure = () => {
    const now = current()
    return now !== undefined && knowsBeyond(now)
  }
  const check = useEffectEvent(async () => {
    for (let goesOn = isUnsure(); goesOn;) goesOn = (await loadMore()) && isUnsure()
  })
  useEffect(() => {
    if (cut) check().catch(() => undefined) // the next list asks again
  }, [cut])

  return { loadMore, isLoadingMore }
}
