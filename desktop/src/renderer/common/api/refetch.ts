import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/**
 * Fetches changed data again. A pending first response may be older than the change, so it is discarded. (`invalidateQueries` alone cancels
 * a fetch only when there is already data.)
 */
export const refetchChanged = async (queryKey: QueryKey): Promise<void> => {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
}

/**
 * Returns a function that fetches changed data again: immediately, and then at most once per `interval` milliseconds, since many changes
 * come together.
 */
export const createRefetchSoon = (queryKey: QueryKey, interval: number) => {
  /** A monotonic clock, which is never adjusted. */
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
