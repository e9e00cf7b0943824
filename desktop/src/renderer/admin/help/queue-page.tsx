// The administrators' queue of requests for help: open ones by the time when an answer is due.
import { queueFilters, supportStatuses, type QueueFilter } from '@sufra/shared/support/support-request'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterTabs } from '../../common/lists/filter-tabs.tsx'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { useSupportCounts, useSupportQueue } from '../../common/api/support-waiting.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'
import { useSearchParams } from '../../common/pages/router.ts'
import { QueueList } from './queue-list.tsx'

export const QueuePage = () => {
  const { t } = useTranslation()
  const [parameters, setParameters] = useSearchParams()
  const status = supportStatuses.find((each) => each === parameters.get('status')) ?? 'open'
  const show: QueueFilter = status === 'open' ? (queueFilters.find((each) => each === parameters.get('show')) ?? 'all') : 'all'
  const { data, error, refetch, isFetching, isPlaceholderData } = useSupportQueue(status, show)
  const counts = useSupportCounts()
  const title = t('support.title')
  const open = counts?.open ?? 0
  usePageTitle(`${open > 0 ? `(${open}) ` : ''}${title}`)
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-card px-6 py-2">
        <h1 className="py-2 text-lg font-bold">{title}</h1>
        <FilterTabs
          label={t('support.queue.filters')}
          filters={supportStatuses}
          nameOf={(each) => t(`support.status.support.${each}`)}
          chosen={status}
          counts={counts}
          onChoose={(chosen) => setParameters(chosen === 'open' ? {} : { status: chosen })}
        />
        <span className="grow" />
        <LinkButton kind="secondary" to="/admin/help-and-support/templates">
          {t('support.queue.template.manage')}
        </LinkButton>
      </header>
      {status === 'open' && (
        <div className="flex border-b border-line bg-card px-6 py-1">
          <FilterTabs
            label={t('support.queue.show')}
            chosen={show}
            filters={queueFilters}
            nameOf={(each) => t(`support.queue.showing.${each}`)}
            counts={counts && { ...counts, all: counts.open }}
            onChoose={(chosen) => setParameters(chosen === 'all' ? {} : { show: chosen })}
          />
        </div>
      )}
      <div className={`flex w-full max-w-6xl flex-col gap-4 p-4 md:p-6 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-72" />)}
        {data?.data.length === 0 && (
          <EmptyState
            icon={Inbox}
            title={show === 'all' ? t(`support.queue.empty.${status}`) : t('support.queue.noneShown')}
            text={show === 'all' ? t('support.queue.emptyText') : t('support.queue.noneShownText')}
          />
        )}
        {data && data.data.length > 0 && <QueueList requests={data.data} />}
      </div>
    </main>
  )
}
