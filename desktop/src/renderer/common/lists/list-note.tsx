import { ErrorState } from '@sufra/shared/ui/error-state'
import type { ReactNode } from 'react'

type Query = {
  data: { data: readonly unknown[] } | undefined
  error: Error | null
  refetch: () => unknown
  isFetching: boolean
  isPlaceholderData: boolean
}

/**
 * The note instead of the rows of a list: the error, `none` when the filters match nothing, or `empty`. Undefined while there are rows, or
 * they are loading.
 */
export const listNote = (
  { data, error, refetch, isFetching, isPlaceholderData }: Query,
  { isFiltered, none, empty }: { isFiltered: boolean; none: ReactNode; empty: ReactNode },
): ReactNode => {
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (data?.data.length !== 0 || isPlaceholderData) return undefined
  return isFiltered ? none : empty
}
