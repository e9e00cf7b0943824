// A page of the audit log: of all restaurants, or of one restaurant on its own page.
import { listAudit, type AuditFilters } from '@sufra/shared/audit/audit.routes'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ScrollText, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { Pages, rowsOf } from '../../common/lists/pages.tsx'
import { AuditTable } from './audit-table.tsx'

const refetchInterval = 30_000

export const useAudit = (shown: AuditFilters, cursor: string | undefined) =>
  useQuery({
    queryKey: ['audit', shown, cursor],
    queryFn: () => call(listAudit, { query: { ...shown, ...(cursor && { cursor }) } }),
    placeholderData: keepPreviousData,
    refetchInterval,
    staleTime: 0,
  })

type Query = ReturnType<typeof useAudit>

const useNote = ({ data, error, refetch, isFetching, isPlaceholderData }: Query, onClear?: () => void) => {
  const { t } = useTranslation()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (data?.data.length !== 0 || isPlaceholderData) return undefined
  if (!onClear) return <EmptyState icon={ScrollText} title={t('audit.empty')} text={t('audit.emptyText')} />
  const action = (
    <Button kind="secondary" onClick={onClear}>
      {t('audit.clear')}
    </Button>
  )
  return <EmptyState icon={SearchX} title={t('audit.noneFound')} text={t('audit.noneFoundText')} action={action} />
}

type Props = {
  query: Query
  /** The cursor of the current page; undefined for the first page. */
  cursor: string | undefined
  onCursor: (cursor: string | undefined) => void
  /** Clears the filters; undefined when no filter is set. */
  onClear?: (() => void) | undefined
  /** Shows only the entries of a restaurant; absent when the list has only one restaurant. */
  onRestaurant?: (restaurantId: string) => void
}

export const AuditList = ({ query, cursor, onCursor, onClear, onRestaurant }: Props) => {
  const { t } = useTranslation()
  const { data, error, isPlaceholderData } = query
  const note = useNote(query, onClear)
  return (
    <>
      {error && data && (
        <p role="alert" className="rounded-card bg-saffron-soft p-3 text-sm text-saffron">
          {errorText(error, t)}
        </p>
      )}
      <AuditTable entries={rowsOf(data?.data, isPlaceholderData)} note={note} isStale={isPlaceholderData} onRestaurant={onRestaurant} />
      <Pages isByTime previous={data?.newer} next={data?.older} isFirst={!cursor} onChoose={onCursor} />
    </>
  )
}
