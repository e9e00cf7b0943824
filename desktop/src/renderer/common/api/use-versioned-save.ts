import { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from './query-client.ts'

type Options = {
  /** Of the reply, which is read again after a refusal and when another member has saved. */
  queryKey: QueryKey
  /** The version that the page shows. */
  version: number
  hasChanges: boolean
  /** How the server refuses a version that is not the newest. */
  conflict: RefusalCode
}

const newestVersion = (queryKey: QueryKey) => queryClient.getQueryData<{ data: { version: number } }>(queryKey)?.data.version

/**
 * Saves a form whose changes stay while another member saves: with the version that they were made from, so that the server refuses to overwrite what was
 * not seen. After that refusal the newest has been read, and the changes can be saved over it.
 */
export const useVersionedSave = ({ queryKey, version, hasChanges, conflict }: Options) => {
  /** Undefined while there are no changes. */
  const [seen, setSeen] = useState<number>()
  if (hasChanges !== (seen !== undefined)) setSeen(hasChanges ? version : undefined)
  return async (save: (version: number) => Promise<void>): Promise<void> => {
    try {
      await save(seen ?? version)
    } catch (error) {
      if (error instanceof ApiError && error.code === conflict) setSeen(newestVersion(queryKey) ?? version)
      throw error
    }
  }
}
