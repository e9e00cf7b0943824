// The tables of a report: by item, cuisine, payment method, order type and reason, and the customers.
import { inLanguage } from '@sufra/shared/localized-text'
import type { ComparedSums, Report, SoldSums } from '@sufra/shared/reports/report'
import { Button } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Change } from '../../common/figures/change.tsx'
import { FiguresTable } from '../../common/figures/figures-table.tsx'
import { Section } from '../../common/ui/section.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'

const NoSales = () => {
  const { t } = useTranslation()
  return <p className="text-sm text-ink-soft">{t('reports.noSales')}</p>
}

type Group = ComparedSums & { key: string; name: string }

/** Orders and revenue of each group, with its share of the revenue. */
const Groups = ({ title, column, groups }: { title: string; column: string; groups: readonly Group[] }) => {
  const { t } = useTranslation()
  const { count, money, percent } = useFigures()
  const all = groups.reduce((sum, { revenue }) => sum + revenue, 0)
  const columns = [
    { title: column },
    { title: t('reports.column.orders'), isFigure: true },
    { title: t('reports.column.revenue'), isFigure: true },
    { title: t('reports.column.share'), isFigure: true },
    { title: t('reports.column.change'), isFigure: true },
  ]
  const rows = groups.map(({ key, name, orders, revenue, before }) => {
    const share = all === 0 ? 0 : revenue / all
    const change = <Change key="change" now={revenue} before={before.revenue} />
    return { key, bar: share, cells: [name, count(orders), money(revenue), percent(share), change] }
  })
  return (
    <Section title={title}>
      <FiguresTable label={title} columns={columns} rows={rows} />
    </Section>
  )
}

export const Methods = ({ methods }: Pick<Report, 'methods'>) => {
  const { t } = useTranslation()
  const groups = methods.map((group) => ({ ...group, key: group.method, name: t(`reports.method.${group.method}`) }))
  return <Groups title={t('reports.section.methods')} column={t('reports.column.method')} groups={groups} />
}

export const Types = ({ types }: Pick<Report, 'types'>) => {
  const { t } = useTranslation()
  const groups = types.map((group) => ({ ...group, key: group.type, name: t(`orders.type.${group.type}`) }))
  return <Groups title={t('reports.section.types')} column={t('reports.column.type')} groups={groups} />
}

type Sold = SoldSums & { key: string; name: string; before: SoldSums }

/** Sales of items or cuisines, the best-selling first. */
const SoldTable = ({ label, column, rows: all }: { label: string; column: string; rows: readonly Sold[] }) => {
  const { t } = useTranslation()
  const { count, money } = useFigures()
  const max = Math.max(1, ...all.map(({ sales }) => sales))
  const columns = [
    { title: column },
    { title: t('reports.column.quantity'), isFigure: true },
    { title: t('reports.column.sales'), isFigure: true },
    { title: t('reports.column.change'), isFigure: true },
  ]
  const rows = all.map(({ key, name, quantity, sales, before }) => {
    const change = <Change key="change" now={sales} before={before.sales} />
    return { key, bar: sales / max, cells: [<bdi key="name">{name}</bdi>, count(quantity), money(sales), change] }
  })
  return <FiguresTable label={label} columns={columns} rows={rows} />
}

/** Number of items that are listed at first. */
const firstItems = 10

export const Items = ({ items }: Pick<Report, 'items'>) => {
  const { t } = useTranslation()
  const { language, count } = useFigures()
  const [isWhole, setWhole] = useState(false)
  const sold = items.map((item) => ({ ...item, key: item.itemId, name: inLanguage(item.name, language) }))
  const title = t('reports.section.items')
  return (
    <Section title={title} text={t('reports.salesText')}>
      {sold.length === 0 ? (
        <NoSales />
      ) : (
        <SoldTable label={title} column={t('reports.column.item')} rows={isWhole ? sold : sold.slice(0, firstItems)} />
      )}
      {sold.length > firstItems && (
        <Button kind="secondary" className="self-start" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('reports.showFewer') : t('reports.showAll', { count: count(sold.length) })}
        </Button>
      )}
    </Section>
  )
}

export const Cuisines = ({ cuisines }: Pick<Report, 'cuisines'>) => {
  const { t } = useTranslation()
  const { language } = useFigures()
  const title = t('reports.section.cuisines')
  const sold = cuisines.map((cuisine) => ({
    ...cuisine,
    key: cuisine.cuisineId ?? 'none',
    name: cuisine.name ? inLanguage(cuisine.name, language) : t('reports.notOnMenu'),
  }))
  return (
    <Section title={title} text={t('reports.salesText')}>
      {sold.length === 0 ? <NoSales /> : <SoldTable label={title} column={t('reports.column.cuisine')} rows={sold} />}
    </Section>
  )
}

export const Reasons = ({ reasons }: Pick<Report, 'reasons'>) => {
  const { t } = useTranslation()
  const { count, money } = useFigures()
  const title = t('reports.section.reasons')
  const columns = [
    { title: t('reports.column.reason') },
    { title: t('reports.column.orders'), isFigure: true },
    { title: t('reports.column.value'), isFigure: true },
    { title: t('reports.column.change'), isFigure: true },
  ]
  const rows = reasons.map(({ reason, orders, value, before }) => {
    const change = <Change key="change" now={orders} before={before.orders} isBetter="less" />
    const name = reason === 'missed' ? t('reports.missed') : t(`orders.reason.${reason}`)
    return { key: reason, cells: [name, count(orders), money(value), change] }
  })
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('reports.noCancellations')}</p>
      ) : (
        <FiguresTable label={title} columns={columns} rows={rows} />
      )}
    </Section>
  )
}
