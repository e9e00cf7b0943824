import { countHistory, historyInDirhams, listHistory } from '@sufra/shared/order-history/order-history.routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import type { HistoryParams } from './history-params.ts'

/** The key of everything that a change of an order changes. */
export const historyKey = ['order-history']

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
