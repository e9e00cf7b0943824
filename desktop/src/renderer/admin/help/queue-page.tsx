// The administrators' queue of requests for help: open ones by the time when an answer is due.
import { supportStatuses, type SupportStatus } from '@sufra/shared/support/support-request'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { useSupportQueue } from '../../common/api/support-waiting.ts'
import { useSearchParams } from '../../common/pages/router.ts'
import { QueueList } from './queue-list.tsx'

type TabsProps = { chosen: SupportStatus; counts: Record<SupportStatus, number> | undefined; onChoose: (status: SupportStatus) => void }

const StatusTabs = ({ chosen, counts, onChoose }: TabsProps) => {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('support.queue.filters')} className="flex max-w-full gap-1 overflow-x-auto">
      {supportStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-card px-3 text-sm font-semibold text-ink-soft hover:bg-raised aria-pressed:bg-brand-soft aria-pressed:text-brand"
        >
          {t(`support.status.support.${status}`)}
          <span className="figures min-h-4.5 min-w-6 rounded-full bg-raised px-1.5 text-center text-xs">{counts?.[status]}</span>
        </button>
      ))}
    </div>
  )
}

export const QueuePage = () => {
  const { t } = useTranslation()
  const [parameters, setParameters] = useSearchParams()
  const status = supportStatuses.find((each) => each === parameters.get('status')) ?? 'open'
  const { data, error, refetch, isFetching, isPlaceholderData } = useSupportQueue(status)
  const title = t('support.title')
  const open = data?.counts.open ?? 0
  usePageTitle(`${open > 0 ? `(${open}) ` : ''}${title}`)
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-card px-6 py-2">
        <h1 className="py-2 text-lg font-bold">{title}</h1>
        <StatusTabs
          chosen={status}
          counts={data?.counts}
          onChoose={(chosen) => setParameters(chosen === 'open' ? {} : { status: chosen })}
        />
      </header>
      <div className={`flex w-full max-w-6xl flex-col gap-4 p-4 md:p-6 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-72" />)}
        {data?.data.length === 0 && (
          <EmptyState icon={Inbox} title={t(`support.queue.empty.${status}`)} text={t('support.queue.emptyText')} />
        )}
        {data && data.data.length > 0 && <QueueList requests={data.data} />}
      </div>
    </main>
  )
}
