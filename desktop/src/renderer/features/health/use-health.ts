import { readHealth } from '@sufra/shared/health/health.routes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'

/** Milliseconds between polls of the health page. */
const pollInterval = 10_000
const healthKey = ['health'] as const

export const useHealth = () =>
  useQuery({
    queryKey: healthKey,
    queryFn: () => call(readHealth, {}),
    select: ({ data }) => data,
    refetchInterval: pollInterval,
    staleTime: 0,
  })

/** Reads the page again after an action. */
export const useReadAgain = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: healthKey })
}
