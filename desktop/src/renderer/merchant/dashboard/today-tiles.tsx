import type { Dashboard, DashboardFigures } from '@sufra/shared/dashboard/dashboard.routes'
import { averageOf } from '@sufra/shared/reports/revenue'
import { useTranslation } from 'react-i18next'
import { Tile, TimeTiles } from '../../common/figures/tile.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'

const averageIn = ({ revenue, orders }: DashboardFigures) => (revenue === null ? undefined : averageOf(revenue, orders))

/** Today's figures compared with the same weekday last week. Money is left out for members who may not see it. */
export const TodayTiles = ({ now, before }: Pick<Dashboard, 'now' | 'before'>) => {
  const { t } = useTranslation()
  const { money, count } = useFigures()
  const none = t('reports.none')
  const detail = (value: string | undefined) => (value === undefined ? undefined : t('dashboard.lastWeek', { value }))
  const [average, averageBefore] = [averageIn(now), averageIn(before)]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <Tile
        name={t('reports.figure.orders')}
        value={count(now.orders)}
        now={now.orders}
        before={before.orders}
        detail={detail(count(before.orders))}
      />
      {now.revenue !== null && before.revenue !== null && (
        <>
          <Tile
            name={t('reports.figure.revenue')}
            value={money(now.revenue)}
            now={now.revenue}
            before={before.revenue}
            detail={detail(money(before.revenue))}
          />
          <Tile
            name={t('reports.figure.average')}
            value={average === undefined ? none : money(average)}
            now={average}
            before={averageBefore}
            detail={averageBefore === undefined ? undefined : detail(money(averageBefore))}
          />
        </>
      )}
      <TimeTiles times={now.times} timesBefore={before.times} detail={detail} />
    </dl>
  )
}
