// The restaurant's requests for help, fetched again after each change in the feed.
import { listSupportRequests, readSupportRequest, type SupportThread } from '@sufra/shared/support/support.routes'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../common/api/api.ts'
import { queryClient } from '../../../common/api/query-client.ts'
import { refetchChanged } from '../../../common/api/refetch.ts'
import { supportKey } from '../../../common/bridge/cached-responses.ts'
import { useRefetchAfter } from '../../../common/connection/feed-listeners.ts'
import { useRefetchWhenLive } from '../../../common/connection/use-refetch-when-live.ts'
import { formOf } from '../../../common/forms/form-of.ts'

const threadKey = (requestId: string) => [...supportKey, requestId]

const useLive = () => {
  useRefetchAfter('support', () => void refetchChanged(supportKey))
  useRefetchWhenLive(supportKey)
}

export const useRequests = () => {
  useLive()
  return useInfiniteQuery({
    queryKey: [...supportKey, 'list'],
    queryFn: async ({ pageParam: before }) => (await call(listSupportRequests, { query: { before } })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more }) => more ?? undefined,
  })
}

export const useThread = (requestId: string) => {
  useLive()
  const client = useQueryClient()
  return {
    ...useQuery({
      queryKey: threadKey(requestId),
      queryFn: async () => (await call(readSupportRequest, { params: { requestId } })).data,
    }),
    /** Shows the reply of a change. */
    store: (thread: SupportThread) => {
      client.setQueryData(threadKey(requestId), thread)
      void refetchChanged([...supportKey, 'list'])
    },
  }
}

export const refreshRequests = () => void queryClient.invalidateQueries({ queryKey: supportKey })

/** The multipart form of a message. Servers ignore the files' own names. */
export const messageForm = (fields: Record<string, string>, files: readonly File[]): FormData => {
  const names = ['fileNames', JSON.stringify(files.map(({ name }) => name.slice(-300)))] as const
  return formOf([...Object.entries(fields), ...(files.length > 0 ? [names] : []), ...files.map((file) => ['attachments', file] as const)])
}
