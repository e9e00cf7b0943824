import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/**
 * Fetches again what has changed. A first response that is still on its way may be older than the change: it is not used. (`invalidateQueries` alone cancels a
 * fetch only where there are data already.)
 */
export const refetchChanged = async (queryKey: QueryKey): Promise<void> => {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
}
