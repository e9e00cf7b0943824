import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Shows the reply of a change, or what the server has after a refusal. Throws ApiError. */
export const showReply = async (queryKey: QueryKey, change: Promise<unknown>): Promise<void> => {
  try {
    queryClient.setQueryData(queryKey, await change)
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey })
    throw error
  }
}
