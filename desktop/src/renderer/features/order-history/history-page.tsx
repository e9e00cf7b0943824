// All orders of the restaurant: filtered and searched by the server, in pages.
import { exportFormats } from '@sufra/shared/exports/export-format'
import { createHistoryLink } from '@sufra/shared/order-history/order-history.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { History, SearchX } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { OfflineNote } from '../../common/connection/offline-note.tsx'
import { ExportMenu } from '../../common/exports/export-menu.tsx'
import { useSearchParams } from '../../common/pages/router.ts'
import { Pages, rowsOf } from '../../common/lists/pages.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { isFiltered, readHistoryParams, withFilters, type HistoryParams } from './history-params.ts'
import { HistoryTable } from './history-table.tsx'
import { OrderDrawer } from './order-drawer.tsx'
import { useHistoryCount, useHistoryPage, useLiveHistory } from './use-history.ts'

const Count = ({ shown }: { shown: HistoryParams }) => {
  const { t } = useTranslation()
  const { data } = useHistoryCount(shown)
  return (
    <output className="grow text-sm text-ink-soft">
      {data && (data.isMore ? t('history.countMore') : t('history.count', { count: data.count }))}
    </output>
  )
}

const NoOrders = ({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) => {
  const { t } = useTranslation()
  if (!isSearch) return <EmptyState icon={History} title={t('history.emptyTitle')} text={t('history.emptyText')} />
  const clear = (
    <Button kind="secondary" onClick={onClear}>
      {t('history.clear')}
    </Button>
  )
  return <EmptyState icon={SearchX} title={t('history.noneTitle')} text={t('history.noneText')} action={clear} />
}

/**
 * A change is applied to the URL of the last render, so it is rendered synchronously: another change may follow before a page with many
 * rows would be rendered again.
 */
const atOnce = { flushSync: true }

/** The filters, the page and the open order of the URL, and functions that change them. */
const useParams = () => {
  const [parameters, setParameters] = useSearchParams()
  const filter = useCallback(
    (change: HistoryParams, options: { replace?: boolean } = {}) =>
      setParameters((before) => withFilters(readHistoryParams(before), change), { ...options, ...atOnce, preventScrollReset: true }),
    [setParameters],
  )
  const set = (name: 'cursor' | 'order', value: string | undefined) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === undefined) after.delete(name)
        else after.set(name, value)
        return after
      },
      { ...atOnce, preventScrollReset: name === 'order' },
    )
  return {
    shown: readHistoryParams(parameters),
    cursor: parameters.get('cursor') ?? undefined,
    orderId: parameters.get('order') ?? undefined,
    filter,
    clear: () => setParameters({}),
    set,
  }
}

export const HistoryPage = () => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const { shown, cursor, orderId, filter, clear, set } = useParams()
  useLiveHistory()
  const { data, error, refetch, isFetching, isPlaceholderData } = useHistoryPage(shown, cursor)

  let note: ReactNode
  if (error && !data) note = isOffline ? null : <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  else if (data?.data.length === 0 && !isPlaceholderData) note = <NoOrders isSearch={isFiltered(shown)} onClear={clear} />
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-x-3 border-b border-line bg-card px-4 py-2">
        <h1 className="py-2 text-lg font-bold">{t('history.title')}</h1>
        <Count shown={shown} />
        {data?.mayExport && (
          <ExportMenu
            formats={exportFormats}
            isDisabled={isOffline || data.data.length === 0}
            createLink={async (options) => (await call(createHistoryLink, { body: { ...shown, ...options } })).data.link}
          />
        )}
      </header>
      {isOffline && <OfflineNote>{t('history.offline')}</OfflineNote>}
      <div className="flex flex-col gap-4 p-4">
        <HistoryFilters shown={shown} onFilter={filter} onClear={clear} />
        <HistoryTable
          rows={rowsOf(data?.data, isPlaceholderData)}
          note={note}
          isStale={isPlaceholderData}
          onOpen={(id) => set('order', id)}
        />
        <Pages
          isByTime
          previous={data?.newer}
          next={data?.older}
          isFirst={cursor === undefined}
          onChoose={(chosen) => set('cursor', chosen)}
        />
      </div>
      {orderId && <OrderDrawer orderId={orderId} onClose={() => set('order', undefined)} />}
    </main>
  )
}
