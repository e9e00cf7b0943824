import { comingDays, type ComingDay } from '@sufra/shared/hours/coming-days'
import { timeText } from '@sufra/shared/hours/opening-text'
import type { RestaurantOpening } from '@sufra/shared/hours/opening-times'
import { localeOf } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { serverTime } from '../api/api.ts'

/** Milliseconds between updates of the time. */
const interval = 60_000

type Props = { opening: RestaurantOpening | undefined }

/** The hours of the coming days; nothing for a restaurant without hours, which is always open. */
export const HoursOfWeek = ({ opening }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = serverTime(useNow(interval))
  if (!opening?.periods) return null
  const { timeZone, periods } = opening
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' })
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
            <dt className="py-1">{index === 0 ? t('about.today') : weekday.format(Date.parse(day.day))}</dt>
            <dd className="py-1 text-end">
              <bdi className="figures">{textOf(day)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
