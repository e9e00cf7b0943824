import { averageOf } from '@sufra/shared/reports/revenue'
import type { Report } from '@sufra/shared/reports/report'
import { useTranslation } from 'react-i18next'
import { Tile, TimeTiles } from '../../common/figures/tile.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'

/** The main figures of the period, each compared with the previous period. */
export const Tiles = ({ summary, summaryBefore }: Pick<Report, 'summary' | 'summaryBefore'>) => {
  const { t } = useTranslation()
  const { money, count, percent } = useFigures()
  const none = t('reports.none')
  const before = (value: string | undefined) => (value === undefined ? undefined : t('reports.before', { value }))
  const average = averageOf(summary.revenue, summary.orders)
  const averageBefore = averageOf(summaryBefore.revenue, summaryBefore.orders)
  const { times, customers } = summary
  const timesBefore = summaryBefore.times
  const share = (part: number, all: number) => (all === 0 ? undefined : part / all)
  const late = share(times.late, times.prepared)
  const returning = share(customers.returning, customers.all)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Tile
        name={t('reports.figure.revenue')}
        value={money(summary.revenue)}
        now={summary.revenue}
        before={summaryBefore.revenue}
        detail={before(money(summaryBefore.revenue))}
      />
      <Tile
        name={t('reports.figure.orders')}
        value={count(summary.orders)}
        now={summary.orders}
        before={summaryBefore.orders}
        detail={before(count(summaryBefore.orders))}
      />
      <Tile
        name={t('reports.figure.average')}
        value={average === undefined ? none : money(average)}
        now={average}
        before={averageBefore}
        detail={averageBefore === undefined ? undefined : before(money(averageBefore))}
      />
      <Tile
        name={t('reports.figure.cancelled')}
        value={count(summary.cancelled)}
        now={summary.cancelled}
        before={summaryBefore.cancelled}
        isBetter="less"
        detail={before(count(summaryBefore.cancelled))}
      />
      <TimeTiles times={times} timesBefore={timesBefore} detail={before} />
      <Tile
        name={t('reports.figure.late')}
        value={late === undefined ? none : percent(late)}
        now={late}
        before={share(timesBefore.late, timesBefore.prepared)}
        isBetter="less"
        isShare
        detail={late === undefined ? undefined : t('reports.of', { count: count(times.late), all: count(times.prepared) })}
      />
      <Tile
        name={t('reports.figure.returning')}
        value={returning === undefined ? none : percent(returning)}
        now={returning}
        before={share(summaryBefore.customers.returning, summaryBefore.customers.all)}
        isShare
        detail={returning === undefined ? undefined : t('reports.of', { count: count(customers.returning), all: count(customers.all) })}
      />
    </dl>
  )
}
