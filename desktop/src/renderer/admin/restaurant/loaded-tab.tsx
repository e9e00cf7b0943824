import { errorText } from '@sufra/shared/contract/error-text'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props<Data> = {
  query: { data: { data: Data } | undefined; error: Error | null; refetch: () => Promise<unknown>; isFetching: boolean }
  children: (data: Data) => ReactNode
}

/** A tab in the state of its query. Loaded data stays when a refetch fails. */
export const LoadedTab = <Data,>({ query: { data, error, refetch, isFetching }, children }: Props<Data>) => {
  const { t } = useTranslation()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  return (
    <div aria-busy={!data} className="flex w-full max-w-4xl flex-col gap-4 p-4 md:p-6">
      {error && (
        <p role="alert" className="rounded-card bg-saffron-soft p-3 text-sm text-saffron">
          {errorText(error, t)}
        </p>
      )}
      <OwnElements>{data ? children(data.data) : <Skeleton className="h-72" />}</OwnElements>
    </div>
  )
}
