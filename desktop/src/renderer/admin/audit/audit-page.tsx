// What was recorded: who did what to whom, when and from where; filtered, searched, in pages, and as a file.
import { createAuditLink, listAudit } from '@sufra/shared/audit/audit.routes'
import { errorText } from '@sufra/shared/refusals/error-text'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ScrollText, SearchX } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ExportMenu } from '../../common/exports/export-menu.tsx'
import { CursorPager } from '../../common/lists/cursor-pager.tsx'
import { rowsOf } from '../../common/lists/rows-of.ts'
import { SearchBox } from '../../common/lists/search-box.tsx'
import { useDebouncedText } from '../../common/lists/use-debounced-text.ts'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { useSearchParams } from '../../common/pages/router.ts'
import { AuditFilters } from './audit-filters.tsx'
import { isFiltered, readAuditParams, toSearchParams, type AuditParams } from './audit-params.ts'
import { AuditTable } from './audit-table.tsx'

const refetchInterval = 30_000

const useAudit = (shown: AuditParams, cursor: string | undefined) =>
  useQuery({
    queryKey: ['audit', shown, cursor],
    queryFn: () => call(listAudit, { query: { ...shown, ...(cursor && { cursor }) } }),
    placeholderData: keepPreviousData,
    refetchInterval,
    staleTime: 0,
  })

const useNote = ({ data, error, refetch, isFetching, isPlaceholderData }: ReturnType<typeof useAudit>, onClear?: () => void) => {
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

export const AuditPage = () => {
  const { t } = useTranslation()
  const [parameters, setParameters] = useSearchParams()
  const shown = readAuditParams(parameters)
  const cursor = parameters.get('cursor') ?? undefined
  const searchFor = useCallback(
    (search: string) =>
      setParameters((before) => toSearchParams({ ...readAuditParams(before), search }), { replace: true, preventScrollReset: true }),
    [setParameters],
  )
  const [typed, setTyped] = useDebouncedText(shown.search ?? '', searchFor)
  const filter = (change: AuditParams) => setParameters(toSearchParams({ ...shown, ...change }))
  const clear = () => (setTyped(''), setParameters({}))
  const query = useAudit(shown, cursor)
  const { data, error, isPlaceholderData } = query
  const note = useNote(query, isFiltered(shown) ? clear : undefined)
  usePageTitle(t('audit.title'))
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-col gap-1 border-b border-line bg-card px-4 py-4 md:px-6">
        <h1 className="text-lg font-bold">{t('audit.title')}</h1>
        <p className="text-sm text-ink-soft">{t('audit.text')}</p>
      </header>
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox label={t('audit.search')} value={typed} onChange={setTyped} />
          {isFiltered(shown) && (
            <Button kind="quiet" onClick={clear}>
              {t('audit.clear')}
            </Button>
          )}
          <span className="grow" />
          <ExportMenu
            isDisabled={!data?.data.length}
            formats={['csv', 'xlsx']}
            createLink={async (options) => (await call(createAuditLink, { body: { ...shown, ...options } })).data.link}
          />
        </div>
        <AuditFilters shown={shown} restaurant={data?.restaurant} onFilter={filter} />
        {error && data && (
          <p role="alert" className="rounded-card bg-saffron-soft p-3 text-sm text-saffron">
            {errorText(error, t)}
          </p>
        )}
        <AuditTable
          entries={rowsOf(data?.data, isPlaceholderData)}
          note={note}
          isStale={isPlaceholderData}
          onRestaurant={(restaurantId) => filter({ restaurantId })}
        />
        <CursorPager
          newer={data?.newer}
          older={data?.older}
          isFirst={!cursor}
          onChoose={(next) => setParameters({ ...toSearchParams(shown), ...(next && { cursor: next }) })}
        />
      </div>
    </main>
  )
}
