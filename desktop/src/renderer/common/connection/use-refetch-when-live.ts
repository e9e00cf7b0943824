import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchChanged } from '../api/refetch.ts'
import { useConnection } from './connection.tsx'

/**
 * Fetches again once the connection is live: events may have been missed while it was not, also between a page's first fetch and joining the feed. `queryKey`
 * is a constant.
 */
export const useRefetchWhenLive = (queryKey: QueryKey): void => {
  const { state } = useConnection()
  useEffect(() => {
    if (state === 'live') void refetchChanged(queryKey)
  }, [queryKey, state])
}
