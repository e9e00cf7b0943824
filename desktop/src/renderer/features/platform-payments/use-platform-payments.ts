import {
  failedWebhooksInDirhams,
  listFailedWebhooks,
  listPlatformPayouts,
  platformPayoutsInDirhams,
  readPlatformGateway,
} from '@sufra/shared/platform-payments/platform-payments.routes'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import type { PayoutParams } from './payout-params.ts'

/** Milliseconds between polls, and between polls of the sums, which are read from all payments of the month. */
const [pollInterval, sumsInterval] = [10_000, 60_000]
const webhooksKey = ['platform-payments', 'webhooks'] as const
const gatewayKey = ['platform-payments', 'gateway'] as const

export const useGateway = () =>
  useQuery({
    queryKey: gatewayKey,
    queryFn: () => call(readPlatformGateway, {}),
    select: ({ data }) => data,
    refetchInterval: pollInterval,
    staleTime: 0,
  })

export const useFailedWebhooks = (cursor: string | undefined) =>
  useQuery({
    queryKey: [...webhooksKey, cursor],
    queryFn: () => call(listFailedWebhooks, { query: { ...(cursor && { cursor }) } }),
    select: ({ data }) => failedWebhooksInDirhams(data),
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval,
    staleTime: 0,
  })

/** Reads the failed webhooks again after a retry. */
export const useReadAgain = () => {
  const client = useQueryClient()
  return () => Promise.all([webhooksKey, gatewayKey].map((queryKey) => client.invalidateQueries({ queryKey })))
}

export const usePayouts = ({ month, cursor, ...filters }: PayoutParams) =>
  useQuery({
    queryKey: ['platform-payments', 'payouts', month, filters, cursor],
    queryFn: () => call(listPlatformPayouts, { query: { ...filters, ...(month && { month }), ...(cursor && { cursor }) } }),
    select: ({ data }) => platformPayoutsInDirhams(data),
    placeholderData: keepPreviousData,
    refetchInterval: sumsInterval,
    staleTime: 0,
  })
