import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Keeps the reply of a change. A pending fetch may be older than the change, so it is discarded. */
export const keepReply = async (queryKey: QueryKey, reply: unknown): Promise<void> => {
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, reply)
}

/** Shows the reply of a change, or the server's data after a refusal. Throws ApiError. */
export const showReply = async (queryKey: QueryKey, change: Promise<unknown>): Promise<void> => {
  try {
    await keepReply(queryKey, await change)
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey })
    throw error
  }
}
