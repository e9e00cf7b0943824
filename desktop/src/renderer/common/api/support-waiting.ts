// The administrators' queue of requests for help. New ones appear by polling.
import type { SupportStatus } from '@sufra/shared/support/support-request'
import { listSupportQueue } from '@sufra/shared/support/support.routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** Prefix of all query keys of the queue. */
export const supportQueueKey = ['support-queue'] as const

/** In milliseconds. */
const queuePollInterval = 10_000

/** Shared by the navigation and the queue itself. */
export const useSupportQueue = (status: SupportStatus, enabled = true) =>
  useQuery({
    queryKey: [...supportQueueKey, status],
    queryFn: () => call(listSupportQueue, { query: { status } }),
    placeholderData: keepPreviousData,
    refetchInterval: queuePollInterval,
    staleTime: 0,
    enabled,
  })
