import { dashboardInDirhams, readDashboard } from '@sufra/shared/dashboard/dashboard.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { dashboardKey } from '../../common/bridge/cached-responses.ts'
import { useRefetchWhenLive } from '../../common/connection/use-refetch-when-live.ts'

/** In milliseconds: orders become late, and last week's figures grow, without an event. */
const pollInterval = 60_000

/** Fetched again after events of the restaurant's feed, and every minute while the page is open. */
export const useDashboard = () => {
  useRefetchWhenLive(dashboardKey)
  return useQuery({
    queryKey: dashboardKey,
    queryFn: () => call(readDashboard, {}),
    select: ({ data }) => dashboardInDirhams(data),
    refetchInterval: pollInterval,
    staleTime: 0,
  })
}
