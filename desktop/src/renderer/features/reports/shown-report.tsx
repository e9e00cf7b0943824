// A report as displayed: its figures, charts and tables.
import type { Report } from '@sufra/shared/reports/report'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { ChartColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../common/figures/use-figures.ts'
import { Cuisines, Items, Methods, Reasons, Types } from './breakdowns.tsx'
import { DaysReport } from './days-report.tsx'
import { HoursMap } from './hours-map.tsx'
import { Customers, Times } from './summary-tables.tsx'
import { Tiles } from './tiles.tsx'

/** Whether neither the period nor the previous one has any data. */
export const isEmptyReport = ({ summary, summaryBefore }: Report) =>
  [summary, summaryBefore].every(({ orders, cancelled }) => orders === 0 && cancelled === 0)

export const ShownReport = ({ report, isStale }: { report: Report; isStale: boolean }) => {
  const { t } = useTranslation()
  const { range } = useFigures()
  return (
    <>
      <p className="text-sm text-ink-soft" aria-live="polite">
        {t(report.isBeforeSoFar ? 'reports.comparedSoFar' : 'reports.comparedWith', {
          shown: range(report.shown),
          before: range(report.before),
        })}
      </p>
      {isEmptyReport(report) ? (
        <EmptyState icon={ChartColumn} title={t('reports.emptyTitle')} text={t('reports.emptyText')} />
      ) : (
        <div aria-busy={isStale} className={`flex flex-col gap-4 ${isStale ? 'opacity-60' : ''}`}>
          <Tiles {...report} />
          <div className="grid items-start gap-4 2xl:grid-cols-2">
            <DaysReport days={report.days} daysBefore={report.daysBefore} text={t('reports.revenueText')} />
            <HoursMap {...report} />
          </div>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <Items items={report.items} />
              <Customers {...report} />
              <Times {...report} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <Cuisines cuisines={report.cuisines} />
              <Methods methods={report.methods} />
              <Types types={report.types} />
              <Reasons reasons={report.reasons} />
            </div>
          </div>
        </div>
      )}
    </>
  )
}

export const ReportLoading = () => (
  <div className="flex flex-col gap-4">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
    <Skeleton className="h-80" />
  </div>
)
