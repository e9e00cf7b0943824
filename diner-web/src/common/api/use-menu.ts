import { ApiError } from '@sufra/shared/contract/api-error'
import type { readMenu } from '@sufra/shared/menu/menu.routes'
import { menuInDirhams } from '@sufra/shared/menu/menu-in-dirhams'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** The newest known version of each menu: fetched menus must be at least as new. */
const newestVersions = new Map<string, number>()

export const setNewestMenuVersion = (restaurantId: string, version: number) => newestVersions.set(restaurantId, version)

/** Whether the restaurant is unknown, or its id is invalid. */
export const isUnknown = (problem: Error | null) => problem instanceof ApiError && (problem.status === 404 || problem.status === 400)

export const menuQuery = (restaurantId: string) =>
  queryOptions({
    queryKey: ['menu', restaurantId],
    queryFn: async () => {
      const { data } = await call<typeof readMenu>(
        { method: 'GET', path: '/api/menu/:restaurantId' },
        { params: { restaurantId }, query: { version: newestVersions.get(restaurantId) } },
      )
      return menuInDirhams(data)
    },
    enabled: restaurantId !== '',
    retry: (count, problem) => count < 1 && !isUnknown(problem),
  })

/** The menu of a restaurant. Without a restaurant no request is made. */
export const useMenu = (restaurantId: string) => useQuery(menuQuery(restaurantId))
