import type { Dirhams } from '@sufra/shared/money'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../common/figures/use-figures.ts'
import { PartContent } from '../../common/pages/part-content.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { CardProps, DataOf } from './card-props.ts'

const week = 7

type Days = DataOf<'sales'>['days']

const sumOf = (days: Days) => ({
  orders: days.reduce((sum, day) => sum + day.orders, 0),
  revenue: days.reduce((sum, day) => sum + day.revenue, 0) as Dirhams, // the sum of whole dirhams
})

type FigureProps = { name: string; value: string; detail: string }

const Figure = ({ name, value, detail }: FigureProps) => (
  <div className="flex min-w-0 flex-col gap-1 rounded-card bg-raised p-3">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="figures text-base font-bold wrap-anywhere sm:text-xl">{value}</dd>
    <dd className="figures text-xs text-ink-soft">{detail}</dd>
  </div>
)

const Today = ({ days }: { days: Days }) => {
  const { t } = useTranslation()
  const { money, count } = useFigures()
  const [today, yesterday, recent, all] = [days.slice(-1), days.slice(-2, -1), days.slice(-week), days].map(sumOf)
  if (!today || !yesterday || !recent || !all) return null
  const before = (value: string) => t('admin.todayCard.yesterday', { value })
  const orders = (number: number) => t('admin.todayCard.orders', { count: number })
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure name={t('admin.todayCard.revenue')} value={money(today.revenue)} detail={before(money(yesterday.revenue))} />
      <Figure name={t('admin.todayCard.ordersToday')} value={count(today.orders)} detail={before(count(yesterday.orders))} />
      <Figure name={t('admin.todayCard.week')} value={money(recent.revenue)} detail={orders(recent.orders)} />
      <Figure name={t('admin.todayCard.month', { number: days.length })} value={money(all.revenue)} detail={orders(all.orders)} />
    </dl>
  )
}

/** Sales of all restaurants today and in the last days, at the top of the page. */
export const TodayCard = ({ part }: CardProps<'sales'>) => {
  const { t } = useTranslation()
  return (
    <Section title={t('admin.todayCard.title')}>
      <PartContent part={part}>{({ days }) => <Today days={days} />}</PartContent>
    </Section>
  )
}
