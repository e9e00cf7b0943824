// All applicants: filtered by status (spec §4), searchable, paginated. New applicants appear by polling.
import { applicantFilters, listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileSearch, Inbox } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../../common/pages/page-title.ts'
import { call } from '../../../common/api/api.ts'
import { applicantsKey, applicantsPollInterval, useApplicantCounts } from '../applicants-waiting.ts'
import { ScrollingTable } from '../../../common/lists/list-table.tsx'
import { Pager } from '../../../common/lists/pager.tsx'
import { pageWithin } from '../../../common/lists/pages-shown.ts'
import { useSearchParams } from '../../../common/pages/router.ts'
import { SearchBox } from '../../../common/lists/search-box.tsx'
import { ApplicantsTable } from './applicants-table.tsx'
import { FilterTabs } from '../../../common/lists/filter-tabs.tsx'
import { toSearchParams, readListParams, type ListParams } from './list-params.ts'
import { useDebouncedText } from '../../../common/lists/use-debounced-text.ts'

const pageSize = 10

const useApplicants = (shown: ListParams) =>
  useQuery({
    queryKey: [...applicantsKey, 'list', shown],
    queryFn: () => call(listApplicants, { query: { counts: 'none', ...shown, pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: applicantsPollInterval,
    staleTime: 0,
  })

/** The empty state of the list. */
const NoApplicants = ({ shown: { status, search }, onAll }: { shown: ListParams; onAll: () => void }) => {
  const { t } = useTranslation()
  const all = (
    <Button kind="secondary" onClick={onAll}>
      {t('applicants.showAll')}
    </Button>
  )
  if (search)
    return <EmptyState icon={FileSearch} title={t('applicants.noneFound', { search })} text={t('applicants.noneFoundText')} action={all} />
  return (
    <EmptyState
      icon={Inbox}
      title={t(`applicants.empty.${status}`)}
      text={t(`applicants.emptyText.${status}`)}
      action={status !== 'all' && all}
    />
  )
}

export const ApplicantsPage = () => {
  const { t } = useTranslation()
  const [parameters, setParameters] = useSearchParams()
  const shown = readListParams(parameters)
  const { data, error, refetch, isFetching, isPlaceholderData } = useApplicants(shown)
  const counts = useApplicantCounts()
  const title = t('applicants.title')

  const searchFor = useCallback(
    (search: string) =>
      setParameters((before) => toSearchParams({ ...readListParams(before), search, page: 1 }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParameters],
  )
  const [typed, setTyped] = useDebouncedText(shown.search, searchFor)
  const show = (change: Partial<ListParams>) => setParameters(toSearchParams({ ...shown, page: 1, ...change }))

  const pageCount = data ? Math.max(1, Math.ceil(data.total / pageSize)) : undefined
  const lastPage = pageCount && !isPlaceholderData ? pageWithin(shown.page, pageCount) : shown.page
  useEffect(() => {
    if (lastPage !== shown.page) setParameters((before) => toSearchParams({ ...readListParams(before), page: lastPage }), { replace: true })
  }, [lastPage, shown.page, setParameters])
  usePageTitle(title)

  let note: ReactNode
  if (error && !data) note = <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  else if (data?.data.length === 0 && !isPlaceholderData)
    note = <NoApplicants shown={shown} onAll={() => (setTyped(''), show({ status: 'all', search: '' }))} />
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-card px-6 py-2">
        <h1 className="py-2 text-lg font-bold">{title}</h1>
        <FilterTabs
          label={t('applicants.filters')}
          filters={applicantFilters}
          nameOf={(filter) => t(`applicants.filter.${filter}`)}
          chosen={shown.status}
          counts={counts}
          onChoose={(status) => show({ status })}
        />
        <span className="grow" />
        <SearchBox label={t('applicants.search')} value={typed} onChange={setTyped} />
      </header>
      <div className="flex flex-col gap-4 p-4 md:p-6">
        {error && data && (
          <p role="alert" className="rounded-card bg-saffron-soft p-3 text-sm text-saffron">
            {errorText(error, t)}
          </p>
        )}
        <ScrollingTable label={title} isCards>
          <ApplicantsTable rows={data?.data} note={note} isStale={isPlaceholderData} />
        </ScrollingTable>
        <div className="flex min-h-11 flex-wrap items-center gap-4">
          <output className="grow text-sm text-ink-soft">
            {data && data.total > 0 && (data.isMore ? t('applicants.tooManyToCount') : t('applicants.total', { count: data.total }))}
          </output>
          {pageCount !== undefined && pageCount > 1 && <Pager page={shown.page} count={pageCount} onChoose={(page) => show({ page })} />}
        </div>
      </div>
    </main>
  )
}
