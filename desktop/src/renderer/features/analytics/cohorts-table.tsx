import type { Cohort } from '@sufra/shared/analytics/analytics.routes'
import { useTranslation } from 'react-i18next'
import { monthText } from '@sufra/shared/dates/date-text'
import { FiguresTable } from '../../common/figures/figures-table.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { Section } from '../../common/ui/section.tsx'

/** The share of the restaurants of a month that had orders in each month after it. */
export const CohortsTable = ({ cohorts }: { cohorts: readonly Cohort[] }) => {
  const { t } = useTranslation()
  const { language, count, percent } = useFigures()
  const title = t('analytics.cohorts')
  const later = Array.from({ length: Math.max(0, cohorts.length - 1) }, (_, index) => index + 1)
  const columns = [
    { title: t('analytics.first') },
    { title: t('analytics.size'), isFigure: true },
    ...later.map((months) => ({ title: t('analytics.after', { months: count(months) }), isFigure: true })),
  ]
  const rows = cohorts.toReversed().map(({ month, active: [size = 0, ...after] }) => {
    const shares = later.map((_, index) => {
      const active = after[index]
      return size === 0 || active === undefined ? '' : percent(active / size)
    })
    return { key: month, cells: [monthText(month, language), count(size), ...shares] }
  })
  return (
    <Section title={title} text={t('analytics.cohortsText')}>
      <FiguresTable label={title} columns={columns} rows={rows} />
    </Section>
  )
}
