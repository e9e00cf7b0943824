import { pollInterval } from '@sufra/shared/realtime/room-client'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchChanged } from '../api/refetch.ts'
import { useConnection } from './connection.tsx'

/**
 * Fetches again once the connection is live, because events may have been missed before, also between a page's first fetch and joining the
 * feed. Until then it fetches every `pollInterval`. `queryKey` is a constant.
 */
export const useRefetchWhenLive = (queryKey: QueryKey): void => {
  const { state } = useConnection()
  useEffect(() => {
    const refetch = () => void refetchChanged(queryKey)
    if (state === 'live') return refetch()
    const timer = setInterval(refetch, pollInterval)
    return () => clearInterval(timer)
  }, [queryKey, state])
}
