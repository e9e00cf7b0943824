// Reports: the sales, times, customers and cancellations of a period, compared with the previous period.
import { ApiError } from '@sufra/shared/contract/api-error'
import { businessDayOf } from '@sufra/shared/dates/business-day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { periodProblem, type PeriodChoice } from '@sufra/shared/reports/period'
import { reportInDirhams } from '@sufra/shared/reports/report'
import { readReport } from '@sufra/shared/reports/report.routes'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { OfflineNote } from '../../common/connection/offline-note.tsx'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { PeriodFields } from './period-fields.tsx'
import { isEmptyReport, ReportLoading, ShownReport } from './shown-report.tsx'
import { usePeriodChoice } from './use-period-choice.ts'
import { ExportReport } from './export-report.tsx'

/** The local business day, until the server has sent its own. */
const dayHere = () => businessDayOf(new Date(serverNow()), { timeZone: homeTimeZone, dayEndsAt: 0 })

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
        {report && !isForbidden && <ExportReport choice={choice} isDisabled={isOffline || isPlaceholderData || isEmptyReport(report)} />}
      </header>
      {isOffline && <OfflineNote>{offlineText}</OfflineNote>}
      {isForbidden ? (
        <div className="m-auto">
          <EmptyState icon={Lock} title={t('reports.forbidden')} text={t('reports.forbiddenText')} />
        </div>
      ) : (
        <div className="flex w-full max-w-7xl flex-col gap-4 p-4 2xl:max-w-none">
          <PeriodFields choice={choice} today={report?.today ?? dayHere()} firstDay={report?.firstDay ?? null} onChoose={choose} />
          {error && !report && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
          {!error && !report && <ReportLoading />}
          {report && <ShownReport report={report} isStale={isPlaceholderData} />}
        </div>
      )}
    </main>
  )
}

/** An incomplete choice is not requested. */
const useReport = (choice: PeriodChoice) =>
  useQuery({
    queryKey: ['reports', choice],
    queryFn: () => call(readReport, { query: choice }),
    select: ({ data }) => reportInDirhams(data),
    enabled: periodProblem(choice) === undefined,
    placeholderData: keepPreviousData,
  })
