import { countHistory, historyInDirhams, listHistory } from '@sufra/shared/order-history/order-history.routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { createRefetchSoon, refetchChanged } from '../../common/api/refetch.ts'
import { useRefetchAfter } from '../../common/connection/feed-listeners.ts'
import { useRefetchWhenLive } from '../../common/connection/use-refetch-when-live.ts'
import { paymentsKey } from '../refunds/use-order-payments.ts'
import type { HistoryParams } from './history-params.ts'

/** The key of all data that depends on a change of an order. */
export const historyKey = ['order-history']

const refetchList = createRefetchSoon(historyKey, 1_000)

/** Fetches the list, and the order beside it, again when an order has changed. */
export const useLiveHistory = () => {
  useRefetchAfter('order-history', ({ data }) => {
    refetchList()
    if ('orderId' in data) void refetchChanged(paymentsKey(data.orderId))
  })
  useRefetchWhenLive(historyKey)
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

/** The number of matching orders. It is fetched separately, so that the page need not wait for it. */
export const useHistoryCount = (shown: HistoryParams) =>
  useQuery({
    queryKey: [...historyKey, 'count', shown],
    queryFn: async () => (await call(countHistory, { query: shown })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
