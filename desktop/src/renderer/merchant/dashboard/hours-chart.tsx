// Orders by hour, today as bars and last week as a line. Only this file and the reports' chart load the library of charts.
import type { Dashboard } from '@sufra/shared/dashboard/dashboard.routes'
import { directionOf } from '@sufra/shared/localized-text'
import { useTranslation } from 'react-i18next'
import { Bar, CartesianGrid, ComposedChart, LabelList, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { useFigures } from '../../common/figures/use-figures.ts'

const text = { fill: 'var(--color-ink-soft)', fontSize: 12 }

export const HoursChart = ({ hours }: Pick<Dashboard, 'hours'>) => {
  const { t } = useTranslation()
  const { language } = useFigures()
  const isRtl = directionOf(language) === 'rtl'
  return (
    // The axes are mirrored by their own options, so the texts of the chart are placed from left to right.
    <div dir="ltr" className="flex flex-col gap-2">
      <ul className={`flex flex-wrap gap-4 text-sm ${isRtl ? 'flex-row-reverse' : ''}`}>
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-brand" /> <bdi>{t('dashboard.today')}</bdi>
        </li>
        <li className="flex items-center gap-2">
          <span className="h-0.5 w-4 bg-saffron" /> <bdi>{t('dashboard.weekAgo')}</bdi>
        </li>
      </ul>
      <div className="h-56 overflow-hidden [&_.recharts-cartesian-grid_line]:stroke-line [&_.recharts-line-curve]:stroke-saffron">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart accessibilityLayer={false} data={hours} margin={{ top: 20, right: 8, bottom: 0, left: 8 }}>
            <CartesianGrid vertical={false} />
            <XAxis dataKey="hour" reversed={isRtl} tick={text} tickLine={false} axisLine={false} />
            <YAxis orientation={isRtl ? 'right' : 'left'} allowDecimals={false} tick={text} tickLine={false} axisLine={false} width={32} />
            <Bar dataKey="orders" fill="var(--color-brand)" radius={[4, 4, 0, 0]} maxBarSize={40} isAnimationActive={false}>
              <LabelList
                dataKey="orders"
                position="top"
                formatter={(orders) => (orders === 0 ? '' : orders)}
                fill="var(--color-ink)"
                fontSize={12}
              />
            </Bar>
            <Line dataKey="ordersBefore" strokeWidth={2} dot={hours.length < 2} isAnimationActive={false} />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </div>
  )
}
