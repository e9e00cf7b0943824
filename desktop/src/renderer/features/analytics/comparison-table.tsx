import type { Comparison } from '@sufra/shared/analytics/analytics.routes'
import type { Figures, MonthFigure } from '@sufra/shared/analytics/month-figures'
import { useTranslation } from 'react-i18next'
import { monthText } from '@sufra/shared/dates/date-text'
import { Change } from '../../common/figures/change.tsx'
import { FiguresTable } from '../../common/figures/figures-table.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { Section } from '../../common/ui/section.tsx'

type Row = { figure: MonthFigure; textOf: (figures: Figures) => string | null; isBetter?: 'less'; isShare?: true }

const useRows = (): Row[] => {
  const { money, count, percent, minutes } = useFigures()
  const shown = <Value,>(value: Value | null, text: (value: Value) => string) => (value === null ? null : text(value))
  return [
    { figure: 'revenue', textOf: ({ revenue }) => shown(revenue, money) },
    { figure: 'orders', textOf: ({ orders }) => shown(orders, count) },
    { figure: 'average', textOf: ({ average }) => shown(average, money) },
    { figure: 'cancelledShare', textOf: ({ cancelledShare }) => shown(cancelledShare, percent), isBetter: 'less', isShare: true },
    { figure: 'acceptMinutes', textOf: ({ acceptMinutes }) => shown(acceptMinutes, minutes), isBetter: 'less' },
    { figure: 'lateShare', textOf: ({ lateShare }) => shown(lateShare, percent), isBetter: 'less', isShare: true },
  ]
}

/** A restaurant's figures of a month against the median of the platform. */
export const ComparisonTable = ({ month, restaurants, own, median }: Comparison) => {
  const { t } = useTranslation()
  const { language, count } = useFigures()
  const none = t('reports.none')
  const title = t('analytics.compared')
  const columns = [
    { title: t('analytics.figure') },
    { title: t('analytics.own'), isFigure: true },
    { title: t('analytics.median'), isFigure: true },
    { title: t('analytics.difference'), isFigure: true },
  ]
  const rows = useRows().map(({ figure, textOf, isBetter, isShare }) => ({
    key: figure,
    cells: [
      t(`analytics.figures.${figure}`),
      textOf(own) ?? none,
      textOf(median) ?? none,
      median[figure] !== null && (
        <Change key="difference" now={own[figure] ?? undefined} before={median[figure]} isBetter={isBetter} isShare={isShare} />
      ),
    ],
  }))
  const text = t('analytics.comparedText', { count: restaurants, restaurants: count(restaurants), month: monthText(month, language) })
  return (
    <Section title={title} text={text}>
      <FiguresTable label={title} columns={columns} rows={rows} />
    </Section>
  )
}
