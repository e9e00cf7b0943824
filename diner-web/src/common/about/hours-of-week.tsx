import { timeText, weekdayText } from '@sufra/shared/dates/date-text'
import { comingDays, type ComingDay } from '@sufra/shared/hours/coming-days'
import type { RestaurantOpening } from '@sufra/shared/hours/opening-times'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { useNow } from '@sufra/shared/ui/hooks/use-now'

/** Milliseconds between updates of the time. */
const interval = 60_000

type Props = { opening: RestaurantOpening | undefined }

/** The hours of the coming days; hidden for a restaurant without hours, which is always open. */
export const HoursOfWeek = ({ opening }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = useNow(interval)
  if (!opening?.periods) return null
  const { timeZone, periods } = opening
  const time = (at: number) => timeText(at, { timeZone, language })
  const textOf = ({ spans, isAllDay }: ComingDay) => {
    if (isAllDay) return t('about.allDay')
    return spans.map(({ opens, closes }) => `${time(opens)} – ${time(closes)}`).join(t('menu.comma')) || t('about.closed')
  }
  return (
    <section>
      <h3 className="font-bold">{t('about.hours')}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-sm">
        {comingDays(periods, timeZone, now).map((day, index) => (
          <div key={day.day} className={`contents ${index === 0 ? 'font-bold' : ''}`}>
            <dt className="py-1">{index === 0 ? t('about.today') : weekdayText(day.day, { timeZone: 'UTC', language })}</dt>
            <dd className="py-1 text-end">
              <bdi className="figures">{textOf(day)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
