import type { Report } from '@sufra/shared/reports/report'
import { Button } from '@sufra/shared/ui/button'
import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { ChartColumn, Table2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/ui/section.tsx'
import { FiguresTable } from '../../common/figures/figures-table.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'

// The chart's name is not the address of a page, so that the chart is not preloaded with the pages.
const DaysChart = lazyPart('chart of days', () => import('./days-chart.tsx').then((file) => file.DaysChart))

type Days = { days: Report['days']; daysBefore?: Report['daysBefore'] }

const DaysTable = ({ days, daysBefore, label, isForReaders }: Days & { label: string; isForReaders?: boolean }) => {
  const { t } = useTranslation()
  const { money, count, longDay } = useFigures()
  const rows = days.map(({ day, orders, revenue }, index) => {
    const before = daysBefore?.[index]
    const cellsBefore = before ? [longDay(before.day), money(before.revenue)] : ['', '']
    return { key: day, cells: [longDay(day), count(orders), money(revenue), ...(daysBefore ? cellsBefore : [])] }
  })
  const columns = [
    { title: t('reports.column.day') },
    { title: t('reports.column.orders'), isFigure: true },
    { title: t('reports.column.revenue'), isFigure: true },
    ...(daysBefore
      ? [
          { title: t('reports.column.dayBefore'), isFigure: true },
          { title: t('reports.column.revenueBefore'), isFigure: true },
        ]
      : []),
  ]
  return <FiguresTable label={label} columns={columns} rows={rows} isForReaders={isForReaders} />
}

/** `shown`: figures that get a chart. */
type Props = Days & { title?: string; text: string; shown?: readonly ('revenue' | 'orders')[] }

const revenueAlone = ['revenue'] as const

/** Figures by day as charts, and the same as a table for people who cannot see them or want the numbers. */
export const DaysReport = ({ title, text, shown = revenueAlone, ...days }: Props) => {
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  const label = title ?? t('reports.section.days')
  // The figures replace a chart that cannot be loaded.
  const table = <DaysTable {...days} label={label} />
  const Icon = isTable ? ChartColumn : Table2
  return (
    <Section
      title={label}
      text={text}
      action={
        <Button kind="secondary" onClick={() => setTable(!isTable)}>
          <Icon aria-hidden className="size-5" /> <span>{t(isTable ? 'reports.showChart' : 'reports.showTable')}</span>
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
                <div className={shown.length > 1 ? 'grid gap-6 xl:grid-cols-2' : ''}>
                  {shown.map((of) => (
                    <DaysChart key={of} of={of} {...days} />
                  ))}
                </div>
              </Suspense>
            </ErrorBoundary>
          </div>
          <DaysTable {...days} label={label} isForReaders />
        </>
      )}
    </Section>
  )
}
