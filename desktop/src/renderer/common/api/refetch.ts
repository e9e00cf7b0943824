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

/** Returns a function that fetches again what has changed: at once, and then at most once in `interval` milliseconds, since many changes come together. */
export const createRefetchSoon = (queryKey: QueryKey, interval: number) => {
  /** By the clock that no one sets. */
  let last = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const refetch = () => {
    timer = undefined
    last = performance.now()
    void refetchChanged(queryKey)
  }
  return (): void => {
    const wait = last + interval - performance.now()
    if (wait <= 0) refetch()
    else timer ??= setTimeout(refetch, wait)
  }
}
