import { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../api/query-client.ts'

type Options = {
  /** The query key of the reply, which is fetched again after a refusal and after another member has saved. */
  queryKey: QueryKey
  /** The displayed version. */
  version: number
  hasChanges: boolean
  /** The refusal of a version that is not the newest. */
  conflict: RefusalCode
}

const newestVersion = (queryKey: QueryKey) => queryClient.getQueryData<{ data: { version: number } }>(queryKey)?.data.version

/**
 * Saves a form whose changes stay while another member saves. It sends the version that the changes are based on, so that the server
 * refuses to overwrite values that the user has not seen. After such a refusal the newest version is loaded, and the changes can be saved
 * over it.
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
