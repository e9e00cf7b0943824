import { adminDashboardInDirhams, readAdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'

/** In milliseconds. The request is cheap, since all parts are a few counts. */
const pollInterval = 10_000

export const useAdminDashboard = () =>
  useQuery({
    queryKey: ['admin-dashboard'],
    queryFn: () => call(readAdminDashboard, {}),
    select: ({ data }) => adminDashboardInDirhams(data),
    refetchInterval: pollInterval,
    staleTime: 0,
  })
