// The revenue or the orders of each day as bars, and of the previous period as a line. Only this file and the dashboard's chart load the
// library of charts.
import { dirhams } from '@sufra/shared/money'
import type { Report } from '@sufra/shared/reports/report'
import { directionOf } from '@sufra/shared/localized-text'
import { useTranslation } from 'react-i18next'
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useFigures } from '../../common/figures/use-figures.ts'
import { isolated } from '../../common/ui/text-direction.ts'

const text = { fill: 'var(--color-ink-soft)', fontSize: 12 }

/** Without `daysBefore` there is no line. */
type Props = { days: Report['days']; daysBefore?: Report['daysBefore']; of: 'revenue' | 'orders' }

export const DaysChart = ({ days, daysBefore, of }: Props) => {
  const { t } = useTranslation()
  const { language, money, shortMoney, count, day, longDay } = useFigures()
  const isRtl = directionOf(language) === 'rtl'
  const data = days.map((each, index) => ({ day: each.day, shown: each[of], before: daysBefore?.[index]?.[of] }))
  const names = { shown: t(daysBefore ? 'reports.thisPeriod' : `reports.figure.${of}`), before: t('reports.periodBefore') }
  const isMoney = of === 'revenue'
  return (
    // The axes are mirrored by their own options, so the texts of the chart are placed from left to right.
    <div dir="ltr" className="flex flex-col gap-2">
      <ul className={`flex flex-wrap gap-4 text-sm ${isRtl ? 'flex-row-reverse' : ''}`}>
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-brand" /> <bdi>{names.shown}</bdi>
        </li>
        {daysBefore && (
          <li className="flex items-center gap-2">
            <span className="h-0.5 w-4 bg-saffron" /> <bdi>{names.before}</bdi>
          </li>
        )}
      </ul>
      <div className="h-72 overflow-hidden [&_.recharts-cartesian-grid_line]:stroke-line [&_.recharts-line-curve]:stroke-saffron">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart accessibilityLayer={false} data={data} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
            <CartesianGrid vertical={false} />
            <XAxis
              dataKey="day"
              reversed={isRtl}
              tickFormatter={(each: string) => isolated(day(each))}
              tick={text}
              tickLine={false}
              axisLine={false}
              minTickGap={16}
            />
            <YAxis
              orientation={isRtl ? 'right' : 'left'}
              tickFormatter={(amount: number) => isolated(isMoney ? shortMoney(dirhams(Math.round(amount))) : count(amount))}
              allowDecimals={isMoney}
              tick={text}
              tickLine={false}
              axisLine={false}
              width={56}
            />
            <Tooltip
              cursor={{ fill: 'var(--color-raised)' }}
              contentStyle={{
                background: 'var(--color-card)',
                border: '1px solid var(--color-line)',
                borderRadius: 12,
                direction: directionOf(language),
              }}
              labelFormatter={(label) => (typeof label === 'string' ? longDay(label) : null)}
              formatter={(value, name) => [
                isMoney ? money(dirhams(Number(value))) : count(Number(value)),
                names[name === 'before' ? 'before' : 'shown'],
              ]}
            />
            <Bar dataKey="shown" fill="var(--color-brand)" radius={[4, 4, 0, 0]} maxBarSize={48} isAnimationActive={false} />
            {daysBefore && <Line dataKey="before" strokeWidth={2} dot={data.length < 2} isAnimationActive={false} />}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </div>
  )
}
