import { countHistory, historyInDirhams, listHistory } from '@sufra/shared/order-history/order-history.routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../common/api/api.ts'
import { refetchChanged } from '../../common/api/refetch.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { useFeedEvents } from '../../common/connection/feed-listeners.ts'
import { paymentsKey } from '../../common/refunds/use-order-payments.ts'
import type { HistoryParams } from './history-params.ts'

/** The key of everything that a change of an order changes. */
export const historyKey = ['order-history']

/** Milliseconds from a change to the next fetch of the list: many orders at once are one fetch. */
const listDelay = 1_000
let listTimer: ReturnType<typeof setTimeout> | undefined

const refetchList = () => {
  listTimer ??= setTimeout(() => {
    listTimer = undefined
    void refetchChanged(historyKey)
  }, listDelay)
}

/** Fetches the list, and the order beside it, again when an order has changed. */
export const useLiveHistory = () => {
  const { state } = useConnection()
  useFeedEvents(({ event, data }) => {
    if (!event.startsWith('order_')) return
    refetchList()
    if ('orderId' in data) void refetchChanged(paymentsKey(data.orderId))
  })
  // Events may have been missed while disconnected.
  useEffect(() => {
    if (state === 'live') void refetchChanged(historyKey)
  }, [state])
}

export const useHistoryPage = (shown: HistoryParams, cursor: string | undefined) =>
  useQuery({
    queryKey: [...historyKey, 'page', shown, cursor],
    queryFn: async () => {
      const { mayExport, ...page } = await call(listHistory, { query: { ...shown, cursor } })
      return { mayExport, ...historyInDirhams(page) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Counted apart from the page, which need not wait for it. */
export const useHistoryCount = (shown: HistoryParams) =>
  useQuery({
    queryKey: [...historyKey, 'count', shown],
    queryFn: async () => (await call(countHistory, { query: shown })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
