import type { Report } from '@sufra/shared/reports/report'
import { Button } from '@sufra/shared/ui/button'
import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { ChartColumn, Table2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FiguresTable } from '../figures/figures-table.tsx'
import { Section } from '../ui/section.tsx'
import { useFigures } from '../figures/use-figures.ts'

// Its name is no address of a page, so that it is not preloaded with them.
const DaysChart = lazyPart('chart of days', () => import('./days-chart.tsx').then((file) => file.DaysChart))

type Props = Pick<Report, 'days' | 'daysBefore'>

const DaysTable = ({ days, daysBefore, isForReaders }: Props & { isForReaders?: boolean }) => {
  const { t } = useTranslation()
  const { money, count, longDay } = useFigures()
  const rows = days.map(({ day, orders, revenue }, index) => {
    const before = daysBefore[index]
    return {
      key: day,
      cells: [longDay(day), count(orders), money(revenue), before ? longDay(before.day) : '', before ? money(before.revenue) : ''],
    }
  })
  const columns = [
    { title: t('reports.column.day') },
    { title: t('reports.column.orders'), isFigure: true },
    { title: t('reports.column.revenue'), isFigure: true },
    { title: t('reports.column.dayBefore'), isFigure: true },
    { title: t('reports.column.revenueBefore'), isFigure: true },
  ]
  return <FiguresTable label={t('reports.section.days')} columns={columns} rows={rows} isForReaders={isForReaders} />
}

/** Revenue by day as a chart, with the same figures as a table for who cannot see it or wants the numbers. */
export const DaysReport = (days: Props) => {
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  // When the chart cannot be loaded its figures are shown.
  const table = <DaysTable {...days} />
  const Icon = isTable ? ChartColumn : Table2
  return (
    <Section
      title={t('reports.section.days')}
      text={t('reports.revenueText')}
      action={
        <Button kind="secondary" onClick={() => setTable(!isTable)}>
          <Icon aria-hidden className="size-5" /> {t(isTable ? 'reports.showChart' : 'reports.showTable')}
        </Button>
      }
    >
      {isTable ? (
        table
      ) : (
        <>
          <div aria-hidden>
            <ErrorBoundary fallback={() => table}>
              <Suspense fallback={<Skeleton className="h-80" />}>
                <DaysChart {...days} />
              </Suspense>
            </ErrorBoundary>
          </div>
          <DaysTable {...days} isForReaders />
        </>
      )}
    </Section>
  )
}
