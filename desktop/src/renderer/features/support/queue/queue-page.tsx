// The administrators' queue of requests for help. Open requests are sorted by the due time of the answer.
import { queueFilters, supportStatuses } from '@sufra/shared/support/support-request'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Inbox, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterTabs } from '../../../common/lists/filter-tabs.tsx'
import { SearchBox } from '../../../common/lists/search-box.tsx'
import { useDebouncedText } from '../../../common/lists/use-debounced-text.ts'
import { useListParams } from '../../../common/lists/use-list-params.ts'
import { usePageTitle } from '../../../common/pages/page-title.ts'
import { useSupportCounts, useSupportQueue } from './support-waiting.ts'
import { useFigures } from '../../../common/figures/use-figures.ts'
import { LinkButton } from '../../../common/pages/link-button.tsx'
import { QueueList } from './queue-list.tsx'
import { readQueueParams, toQueueSearch, type QueueParams } from './queue-params.ts'

const address = { read: readQueueParams, write: toQueueSearch }

const NoRequests = ({ status, show, search }: QueueParams) => {
  const { t } = useTranslation()
  if (search) return <EmptyState icon={SearchX} title={t('support.queue.noneFound')} text={t('support.queue.noneFoundText')} />
  return (
    <EmptyState
      icon={Inbox}
      title={show === 'all' ? t(`support.queue.empty.${status}`) : t('support.queue.noneShown')}
      text={show === 'all' ? t('support.queue.emptyText') : t('support.queue.noneShownText')}
    />
  )
}

export const QueuePage = () => {
  const { t } = useTranslation()
  const { count } = useFigures()
  const { shown, searchFor, show } = useListParams(address)
  const [typed, setTyped] = useDebouncedText(shown.search, searchFor)
  const { data, error, refetch, isFetching, isPlaceholderData } = useSupportQueue(shown)
  const counts = useSupportCounts()
  const title = t('support.title')
  const open = counts?.open ?? 0
  usePageTitle(`${open > 0 ? `(${count(open)}) ` : ''}${title}`)
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-card px-6 py-2">
        <h1 className="py-2 text-lg font-bold">{title}</h1>
        <FilterTabs
          label={t('support.queue.filters')}
          filters={supportStatuses}
          nameOf={(each) => t(`support.status.support.${each}`)}
          chosen={shown.status}
          counts={counts}
          onChoose={(status) => show({ status, show: 'all' })}
        />
        <span className="grow" />
        <LinkButton kind="secondary" to="/admin/help-and-support/templates">
          {t('support.queue.template.manage')}
        </LinkButton>
      </header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-card px-6 py-1">
        <SearchBox label={t('support.queue.search')} value={typed} onChange={setTyped} />
        {shown.status === 'open' && (
          <FilterTabs
            label={t('support.queue.show')}
            chosen={shown.show}
            filters={queueFilters}
            nameOf={(each) => t(`support.queue.showing.${each}`)}
            counts={counts && { ...counts, all: counts.open }}
            onChoose={(chosen) => show({ show: chosen })}
          />
        )}
      </div>
      <div className={`flex w-full max-w-6xl flex-col gap-4 p-4 md:p-6 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-72" />)}
        {data?.data.length === 0 && <NoRequests {...shown} />}
        {data && data.data.length > 0 && <QueueList requests={data.data} />}
      </div>
    </main>
  )
}
