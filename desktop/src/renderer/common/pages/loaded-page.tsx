import { ApiError } from '@sufra/shared/contract/api-error'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { OfflineNote } from '../connection/offline-note.tsx'

type Props<Reply> = {
  query: { data: Reply | undefined; error: Error | null; refetch: () => Promise<unknown>; isFetching: boolean }
  /** Shown while there is no connection. */
  offline: string | false
  /** Shown to a member without the permission. */
  forbidden: string
  forbiddenText: string
  children: (reply: Reply) => ReactNode
}

/** A settings page in the state of its query: loading, failed, not permitted, or loaded. */
export const LoadedPage = <Reply,>({ query, offline, forbidden, forbiddenText, children }: Props<Reply>) => {
  const { data, error, refetch, isFetching } = query
  if (error instanceof ApiError && error.code === 'session.forbidden')
    return (
      <div className="m-auto">
        <EmptyState icon={Lock} title={forbidden} text={forbiddenText} />
      </div>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  return (
    <>
      {offline && <OfflineNote>{offline}</OfflineNote>}
      <div className="flex w-full max-w-4xl flex-col gap-4 p-4">{data ? children(data) : <Skeleton className="h-72" />}</div>
    </>
  )
}
