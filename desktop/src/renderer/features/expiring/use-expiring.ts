import { countExpiring, listExpiring, listReminders, type ExpiringDocument } from '@sufra/shared/expiring/expiring.routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { useCounts } from '../../common/lists/use-counts.ts'
import type { ListParams } from './list-params.ts'

/** Prefix of the query keys of the list and of the delivery logs. */
export const expiringKey = ['expiring'] as const
/** Milliseconds between polls of the list and of a delivery log. */
const [listInterval, logInterval] = [30_000, 10_000]

export const useExpiring = ({ cursor, ...list }: ListParams) =>
  useQuery({
    queryKey: [...expiringKey, list, cursor],
    queryFn: () => call(listExpiring, { query: { counts: 'none', ...list, ...(cursor && { cursor }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: listInterval,
    staleTime: 0,
  })

export const useExpiringCounts = () => useCounts(expiringKey, () => call(countExpiring, {}), listInterval)

/** The delivery log of a document. */
export const useReminders = ({ restaurantId, id: documentId }: ExpiringDocument) =>
  useQuery({
    queryKey: [...expiringKey, 'log', documentId],
    queryFn: () => call(listReminders, { params: { restaurantId, documentId } }),
    refetchInterval: logInterval,
  })
