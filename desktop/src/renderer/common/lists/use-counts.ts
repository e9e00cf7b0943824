import { useQuery } from '@tanstack/react-query'

/**
 * The numbers beside the filters of a list, whatever page of it is shown. `listKey` begins the keys of its pages: what reads them again reads these. Undefined
 * until they are known.
 */
export const useCounts = <Counts>(
  listKey: readonly string[],
  count: () => Promise<{ data: Counts }>,
  refetchInterval: number,
  enabled = true,
): Counts | undefined => useQuery({ queryKey: [...listKey, 'counts'], queryFn: count, refetchInterval, staleTime: 0, enabled }).data?.data
