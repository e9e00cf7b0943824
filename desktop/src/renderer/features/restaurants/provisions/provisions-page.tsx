// Every restaurant of the platform: filtered by status, searched, sorted, in pages, and as a file.
import {
  countProvisions,
  createProvisionsLink,
  listProvisions,
  provisionFilters,
  shownSorts,
} from '@sufra/shared/provisions/provision.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { errorText } from '@sufra/shared/contract/error-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX, Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { ExportMenu } from '../../../common/exports/export-menu.tsx'
import { FilterTabs } from '../../../common/lists/filter-tabs.tsx'
import { listNote } from '../../../common/lists/list-note.tsx'
import { Pages, rowsOf } from '../../../common/lists/pages.tsx'
import { SearchBox } from '../../../common/lists/search-box.tsx'
import { SortChoice } from '../../../common/lists/sort-choice.tsx'
import { useCounts } from '../../../common/lists/use-counts.ts'
import { useDebouncedText } from '../../../common/lists/use-debounced-text.ts'
import { useListParams } from '../../../common/lists/use-list-params.ts'
import { usePageTitle } from '../../../common/pages/page-title.ts'
import { readListParams, toSearchParams, type ListParams } from './list-params.ts'
import { ProvisionsTable } from './provisions-table.tsx'
import { SavedViews } from './saved-views.tsx'

const provisionsKey = ['provisions'] as const
const refetchInterval = 30_000

const address = { read: readListParams, write: toSearchParams }

const useProvisions = ({ sort, cursor, ...filters }: ListParams) => {
  const { language } = useLanguage()
  const list = { ...filters, sort: sort === 'name' ? (language === 'ar' ? 'nameAr' : 'nameEn') : sort } as const
  const query = useQuery({
    queryKey: [...provisionsKey, list, cursor],
    queryFn: () => call(listProvisions, { query: { counts: 'none', ...list, ...(cursor && { cursor }) } }),
    placeholderData: keepPreviousData,
    refetchInterval,
    staleTime: 0,
  })
  return { list, query }
}

export const ProvisionsPage = () => {
  const { t } = useTranslation()
  const { shown, searchFor, show } = useListParams(address)
  const { list, query } = useProvisions(shown)
  const counts = useCounts(provisionsKey, () => call(countProvisions, {}), refetchInterval)
  const { data, error, isPlaceholderData } = query
  const [typed, setTyped] = useDebouncedText(shown.search, searchFor)
  const showAll = (
    <Button kind="secondary" onClick={() => (setTyped(''), show({ status: 'all', search: '' }))}>
      {t('provisions.showAll')}
    </Button>
  )
  const note = listNote(query, {
    isFiltered: shown.search !== '' || shown.status !== 'all',
    none: <EmptyState icon={SearchX} title={t('provisions.noneFound')} text={t('provisions.noneFoundText')} action={showAll} />,
    empty: <EmptyState icon={Store} title={t('provisions.empty')} text={t('provisions.emptyText')} />,
  })
  usePageTitle(t('provisions.title'))
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-card px-4 py-2 md:px-6">
        <h1 className="py-2 text-lg font-bold">{t('provisions.title')}</h1>
        <FilterTabs
          label={t('provisions.filters')}
          filters={provisionFilters}
          nameOf={(filter) => t(filter === 'all' ? 'provisions.all' : `applicants.status.${filter}`)}
          chosen={shown.status}
          counts={counts}
          onChoose={(status) => show({ status })}
        />
      </header>
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox label={t('provisions.search')} value={typed} onChange={setTyped} />
          <SortChoice
            label={t('provisions.sort')}
            sorts={shownSorts}
            nameOf={(sort) => t(`provisions.sorts.${sort}`)}
            chosen={shown.sort}
            onChoose={(sort) => show({ sort })}
          />
          <SavedViews
            shown={{ status: shown.status, search: shown.search, sort: shown.sort }}
            onShow={(view) => (setTyped(view.search), show(view))}
          />
          <span className="grow" />
          <ExportMenu
            isDisabled={!data?.data.length}
            formats={['csv', 'xlsx']}
            createLink={async (options) => (await call(createProvisionsLink, { body: { ...list, ...options } })).data.link}
          />
        </div>
        {error && data && (
          <p role="alert" className="rounded-card bg-saffron-soft p-3 text-sm text-saffron">
            {errorText(error, t)}
          </p>
        )}
        <ProvisionsTable rows={rowsOf(data?.data, isPlaceholderData)} note={note} isStale={isPlaceholderData} />
        <Pages previous={data?.previous} next={data?.next} isFirst={!shown.cursor} onChoose={(cursor) => show({ cursor })} />
      </div>
    </main>
  )
}
