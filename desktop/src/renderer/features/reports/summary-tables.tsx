// The customers and the times of a period beside those of the previous period.
import type { Report, ReportSummary } from '@sufra/shared/reports/report'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FiguresTable } from '../../common/figures/figures-table.tsx'
import { Section } from '../../common/ui/section.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'

type Props = Pick<Report, 'summary' | 'summaryBefore'>
type Figure = { key: string; name: string; valueOf: (summary: ReportSummary) => ReactNode }

const BesideBefore = ({
  title,
  text,
  figures,
  summary,
  summaryBefore,
}: Props & { title: string; text?: string; figures: readonly Figure[] }) => {
  const { t } = useTranslation()
  const columns = [
    { title: t('reports.column.figure') },
    { title: t('reports.column.now'), isFigure: true },
    { title: t('reports.column.before'), isFigure: true },
  ]
  const rows = figures.map(({ key, name, valueOf }) => ({ key, cells: [name, valueOf(summary), valueOf(summaryBefore)] }))
  return (
    <Section title={title} text={text}>
      <FiguresTable label={title} columns={columns} rows={rows} />
    </Section>
  )
}

export const Customers = (summaries: Props) => {
  const { t } = useTranslation()
  const { count, money } = useFigures()
  const figures: Figure[] = [
    { key: 'all', name: t('reports.allCustomers'), valueOf: ({ customers }) => count(customers.all) },
    { key: 'new', name: t('reports.newCustomers'), valueOf: ({ customers }) => count(customers.all - customers.returning) },
    { key: 'returning', name: t('reports.figure.returning'), valueOf: ({ customers }) => count(customers.returning) },
    { key: 'orders', name: t('reports.ordersOfReturning'), valueOf: ({ customers }) => count(customers.ordersOfReturning) },
    { key: 'revenue', name: t('reports.revenueOfReturning'), valueOf: ({ customers }) => money(customers.revenueOfReturning) },
    { key: 'without', name: t('reports.ordersWithoutNumber'), valueOf: ({ customers }) => count(customers.ordersWithoutNumber) },
  ]
  return <BesideBefore title={t('reports.section.customers')} text={t('reports.customersText')} figures={figures} {...summaries} />
}

export const Times = (summaries: Props) => {
  const { t } = useTranslation()
  const { count, averageTime } = useFigures()
  const none = t('reports.none')
  const figures: Figure[] = [
    {
      key: 'accept',
      name: t('reports.figure.acceptTime'),
      valueOf: ({ times }) => averageTime(times.acceptTime, times.accepted) ?? none,
    },
    {
      key: 'prepare',
      name: t('reports.figure.prepareTime'),
      valueOf: ({ times }) => averageTime(times.prepareTime, times.prepared) ?? none,
    },
    {
      key: 'promised',
      name: t('reports.promisedTime'),
      valueOf: ({ times }) => averageTime(times.promisedTime, times.prepared) ?? none,
    },
    {
      key: 'late',
      name: t('reports.figure.late'),
      valueOf: ({ times }) => t('reports.of', { count: count(times.late), all: count(times.prepared) }),
    },
  ]
  return <BesideBefore title={t('reports.section.times')} figures={figures} {...summaries} />
}
