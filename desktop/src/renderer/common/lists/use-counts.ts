import { useQuery } from '@tanstack/react-query'

/**
 * The counts beside the filters of a list, independent of its page. `listKey` is the prefix of the list's query keys, so that invalidating
 * the list invalidates the counts. Undefined until they are loaded.
 */
export const useCounts = <Counts>(
  listKey: readonly string[],
  count: () => Promise<{ data: Counts }>,
  refetchInterval: number,
  enabled = true,
): Counts | undefined => useQuery({ queryKey: [...listKey, 'counts'], queryFn: count, refetchInterval, staleTime: 0, enabled }).data?.data
