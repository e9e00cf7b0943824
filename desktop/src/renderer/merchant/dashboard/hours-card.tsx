import type { Dashboard } from '@sufra/shared/dashboard/dashboard.routes'
import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FiguresTable } from '../../common/figures/figures-table.tsx'
import { Section } from '../../common/ui/section.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'

// The chart's name is not the address of a page, so that the chart is not preloaded with the pages.
const HoursChart = lazyPart('chart of hours', () => import('./hours-chart.tsx').then((file) => file.HoursChart))

/** All hours from the first to the last with orders, in the order of the business day, which begins after midnight. */
const inOrder = ({ hours, dayEndsAt }: Pick<Dashboard, 'hours' | 'dayEndsAt'>) => {
  const start = Math.floor(dayEndsAt / 60)
  const places = hours.map(({ hour }) => (hour - start + 24) % 24)
  const first = Math.min(...places)
  const length = hours.length === 0 ? 0 : Math.max(...places) - first + 1
  return Array.from({ length }, (_, index) => {
    const hour = (start + first + index) % 24
    return hours.find((each) => each.hour === hour) ?? { hour, orders: 0, ordersBefore: 0 }
  })
}

/** Orders by hour as a chart, with a table behind it for screen readers. */
export const HoursCard = (day: Pick<Dashboard, 'hours' | 'dayEndsAt'>) => {
  const { t } = useTranslation()
  const { count } = useFigures()
  const hours = inOrder(day)
  const title = t('dashboard.hours')
  const columns = [
    { title: t('dashboard.hour') },
    { title: t('dashboard.today'), isFigure: true },
    { title: t('dashboard.weekAgo'), isFigure: true },
  ]
  const rows = hours.map(({ hour, orders, ordersBefore }) => ({ key: String(hour), cells: [hour, count(orders), count(ordersBefore)] }))
  const table = (isForReaders: boolean) => <FiguresTable label={title} columns={columns} rows={rows} isForReaders={isForReaders} />
  // The figures replace a chart that cannot be loaded.
  const shown = table(false)
  return (
    <Section title={title}>
      {hours.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('dashboard.noOrders')}</p>
      ) : (
        <>
          <div aria-hidden>
            <ErrorBoundary fallback={() => shown}>
              <Suspense fallback={<Skeleton className="h-64" />}>
                <HoursChart hours={hours} />
              </Suspense>
            </ErrorBoundary>
          </div>
          {table(true)}
        </>
      )}
    </Section>
  )
}
