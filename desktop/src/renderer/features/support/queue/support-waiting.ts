// The administrators' queue of requests for help. New requests appear by polling.
import type { QueueFilter, SupportStatus } from '@sufra/shared/support/support-request'
import { countSupportQueue, listSupportQueue } from '@sufra/shared/support/support.routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCounts } from '../../../common/lists/use-counts.ts'
import { call } from '../../../common/api/api.ts'

/** Prefix of all query keys of the queue. */
export const supportQueueKey = ['support-queue'] as const

/** Milliseconds between polls of the queue. */
const queuePollInterval = 10_000

type Shown = { status: SupportStatus; show: QueueFilter; search: string }

export const useSupportQueue = ({ status, show, search }: Shown) =>
  useQuery({
    queryKey: [...supportQueueKey, status, show, search],
    queryFn: () => call(listSupportQueue, { query: { counts: 'none', status, show, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: queuePollInterval,
    staleTime: 0,
  })

/** The counts of the queue, shared by the navigation and the queue itself. */
export const useSupportCounts = (enabled = true) =>
  useCounts(supportQueueKey, () => call(countSupportQueue, {}), queuePollInterval, enabled)
