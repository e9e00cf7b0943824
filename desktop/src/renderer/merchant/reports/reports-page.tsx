// Reports: the sales, times, customers and cancellations of a period, each against the period before.
import { ApiError } from '@sufra/shared/contract/api-error'
import { businessDayOf } from '@sufra/shared/dates/business-day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { Report } from '@sufra/shared/reports/report'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { ChartColumn, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../common/connection/connection.tsx'
import { OfflineNote } from '../../common/connection/offline-note.tsx'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { Cuisines, Items, Methods, Reasons, Types } from './breakdowns.tsx'
import { DaysReport } from './days-report.tsx'
import { ExportReport } from './export-report.tsx'
import { HoursMap } from './hours-map.tsx'
import { PeriodFields } from './period-fields.tsx'
import { Customers, Times } from './summary-tables.tsx'
import { Tiles } from './tiles.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { usePeriodChoice, useReport } from './use-report.ts'

const isEmpty = ({ summary, summaryBefore }: Report) =>
  [summary, summaryBefore].every(({ orders, cancelled }) => orders === 0 && cancelled === 0)

const ShownReport = ({ report, isStale }: { report: Report; isStale: boolean }) => {
  const { t } = useTranslation()
  const { range } = useFigures()
  return (
    <>
      <p className="text-sm text-ink-soft" aria-live="polite">
        {t('reports.comparedWith', { shown: range(report.shown), before: range(report.before) })}
      </p>
      {isEmpty(report) ? (
        <EmptyState icon={ChartColumn} title={t('reports.emptyTitle')} text={t('reports.emptyText')} />
      ) : (
        <div aria-busy={isStale} className={`flex flex-col gap-4 ${isStale ? 'opacity-60' : ''}`}>
          <Tiles {...report} />
          <DaysReport {...report} />
          <HoursMap {...report} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Items items={report.items} />
            <Cuisines cuisines={report.cuisines} />
            <Methods methods={report.methods} />
            <Types types={report.types} />
            <Times {...report} />
            <Customers {...report} />
            <Reasons reasons={report.reasons} />
          </div>
        </div>
      )}
    </>
  )
}

const Loading = () => (
  <div className="flex flex-col gap-4">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
    <Skeleton className="h-80" />
  </div>
)

/** Until the server has said which business day it is. */
const dayHere = () => businessDayOf(new Date(), { timeZone: homeTimeZone, dayEndsAt: 0 })

export const ReportsPage = () => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const { choice, choose } = usePeriodChoice()
  const { data: report, dataUpdatedAt, error, refetch, isFetching, isPlaceholderData } = useReport(choice)
  const dateTime = useDateTimeText()
  const isForbidden = error instanceof ApiError && error.code === 'session.forbidden'
  const offlineText =
    report && !isPlaceholderData
      ? t('reports.offlineFigures', { time: dateTime(new Date(dataUpdatedAt).toISOString()) })
      : t('reports.offline')
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-card px-4 py-2">
        <h1 className="grow py-2 text-lg font-bold">{t('reports.title')}</h1>
        {report && !isForbidden && <ExportReport choice={choice} isDisabled={isOffline || isPlaceholderData || isEmpty(report)} />}
      </header>
      {isOffline && <OfflineNote>{offlineText}</OfflineNote>}
      {isForbidden ? (
        <div className="m-auto">
          <EmptyState icon={Lock} title={t('reports.forbidden')} text={t('reports.forbiddenText')} />
        </div>
      ) : (
        <div className="flex w-full max-w-7xl flex-col gap-4 p-4">
          <PeriodFields choice={choice} today={report?.today ?? dayHere()} onChoose={choose} />
          {error && !report && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
          {!error && !report && <Loading />}
          {report && <ShownReport report={report} isStale={isPlaceholderData} />}
        </div>
      )}
    </main>
  )
}
