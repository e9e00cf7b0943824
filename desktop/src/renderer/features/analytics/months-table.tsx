import type { PlatformMonth } from '@sufra/shared/analytics/analytics.routes'
import { useTranslation } from 'react-i18next'
import { monthText } from '@sufra/shared/dates/date-text'
import { FiguresTable } from '../../common/figures/figures-table.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { Section } from '../../common/ui/section.tsx'

/** Growth and sales of each month, the current month first. A bar shows its revenue. */
export const MonthsTable = ({ months }: { months: readonly PlatformMonth[] }) => {
  const { t } = useTranslation()
  const { language, count, money, percent, minutes } = useFigures()
  const none = t('reports.none')
  const title = t('analytics.growth')
  const figures = ['restaurants', 'added', 'active', 'orders', 'revenue', 'cancelledShare', 'acceptMinutes'] as const
  const columns = [{ title: t('analytics.month') }, ...figures.map((figure) => ({ title: t(`analytics.${figure}`), isFigure: true }))]
  const max = Math.max(1, ...months.map(({ revenue }) => revenue))
  const rows = months.toReversed().map((each, index) => ({
    key: each.month,
    bar: each.revenue / max,
    cells: [
      index === 0 ? t('analytics.running', { month: monthText(each.month, language) }) : monthText(each.month, language),
      count(each.restaurants),
      count(each.added),
      count(each.active),
      count(each.orders),
      money(each.revenue),
      each.cancelledShare === null ? none : percent(each.cancelledShare),
      each.acceptMinutes === null ? none : minutes(each.acceptMinutes),
    ],
  }))
  return (
    <Section title={title} text={t('analytics.growthText')}>
      <FiguresTable label={title} columns={columns} rows={rows} />
    </Section>
  )
}
