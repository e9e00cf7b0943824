// The saved views of the administrator, and their changes by the list.
import { deleteSavedView, listSavedViews, saveView, type SavedView } from '@sufra/shared/provisions/saved-view.routes'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../common/api/api.ts'
import { queryClient } from '../../../common/api/query-client.ts'

const savedViewsKey = ['saved-views']

export const useSavedViews = () => useQuery({ queryKey: savedViewsKey, queryFn: () => call(listSavedViews, {}) })

/** Runs a change and shows its reply. Throws ApiError after fetching the views again. */
const changed = async (change: Promise<ReplyOf<typeof listSavedViews>>): Promise<void> => {
  try {
    queryClient.setQueryData(savedViewsKey, await change)
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: savedViewsKey })
    throw error
  }
}

export const putView = ({ id, ...body }: SavedView) => changed(call(saveView, { params: { viewId: id }, body }))

export const removeView = (viewId: string) => changed(call(deleteSavedView, { params: { viewId } }))
