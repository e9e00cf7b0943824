import type { Report } from '@sufra/shared/reports/report'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/ui/section.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** The hours with sales and the hours between them, from the beginning of the business day. */
const shownHours = ({ hours, dayEndsAt }: Pick<Report, 'hours' | 'dayEndsAt'>) => {
  const first = Math.floor(dayEndsAt / 60)
  const places = hours.map(({ hour }) => (hour - first + 24) % 24)
  const [from, to] = [Math.min(...places), Math.max(...places)]
  return Array.from({ length: to - from + 1 }, (_, index) => (first + from + index) % 24)
}

/** Orders by weekday and hour: a table whose cells are coloured by their number. */
export const HoursMap = ({ hours, dayEndsAt }: Pick<Report, 'hours' | 'dayEndsAt'>) => {
  const { t } = useTranslation()
  const { weekday: weekdayName, count } = useFigures()
  const max = Math.max(1, ...hours.map(({ orders }) => orders))
  const ordersAt = new Map(hours.map(({ weekday, hour, orders }) => [`${weekday} ${hour}`, orders]))
  const title = t('reports.section.hours')
  return (
    <Section title={title} text={t('reports.hoursText')}>
      {hours.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('reports.noSales')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable with the keyboard
        <div role="group" aria-label={title} tabIndex={0} className="overflow-x-auto">
          <table className="w-full border-separate border-spacing-0.5 text-center text-xs">
            <thead>
              <tr className="text-ink-soft">
                <th scope="col" className="text-start font-semibold">
                  {t('reports.column.weekday')}
                </th>
                {shownHours({ hours, dayEndsAt }).map((hour) => (
                  <th key={hour} scope="col" className="figures min-w-8 font-semibold">
                    {hour}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weekdays.map((weekday) => (
                <tr key={weekday}>
                  <th scope="row" className="pe-2 text-start font-semibold whitespace-nowrap">
                    {weekdayName(weekday)}
                  </th>
                  {shownHours({ hours, dayEndsAt }).map((hour) => {
                    const orders = ordersAt.get(`${weekday} ${hour}`) ?? 0
                    // At most half of the colour, so that the number stays readable in both appearances.
                    const strength = Math.round((orders / max) * 45)
                    return (
                      <td
                        key={hour}
                        className="figures h-8 rounded-sm"
                        style={{ background: `color-mix(in oklab, var(--color-brand) ${strength}%, var(--color-raised))` }}
                      >
                        {orders > 0 && count(orders)}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
