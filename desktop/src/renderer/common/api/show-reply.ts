import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Keeps the reply of a change. A fetch that is on its way may be older than the change: it is not used. */
export const keepReply = async (queryKey: QueryKey, reply: unknown): Promise<void> => {
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, reply)
}

/** Shows the reply of a change, or what the server has after a refusal. Throws ApiError. */
export const showReply = async (queryKey: QueryKey, change: Promise<unknown>): Promise<void> => {
  try {
    await keepReply(queryKey, await change)
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey })
    throw error
  }
}
