// Figures in the language of the screen.
import { dayWithWeekdayText, shortDayText, shortWeekdayName } from '@sufra/shared/dates/date-text'
import { localeOf } from '@sufra/shared/localized-text'
import { formatMoney, toQar, type Dirhams } from '@sufra/shared/money'
import { averageMinutes } from '@sufra/shared/reports/report'
import type { DayRange } from '@sufra/shared/reports/period'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'

export const useFigures = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const locale = localeOf(language)
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const countFormat = new Intl.NumberFormat(locale)
  /** Formats minutes; less than one minute is shown in seconds. */
  const minutesText = (minutes: number) => {
    const seconds = Math.round(minutes * 60)
    if (minutes < 1) return t('reports.seconds', { count: seconds, seconds: countFormat.format(seconds) })
    const shown = Math.round(minutes * 10) / 10
    return t('reports.minutes', { count: shown, minutes: countFormat.format(shown) })
  }
  const longDay = (day: string) => dayWithWeekdayText(day, language)
  return {
    language,
    money: (amount: Dirhams) => formatMoney(amount, language),
    /** An amount in QAR without the currency, for the axis of a chart. */
    shortMoney: (amount: Dirhams) => compact.format(toQar(amount)),
    count: (number: number) => countFormat.format(number),
    percent: (share: number) => percentFormat.format(share),
    day: (day: string) => shortDayText(day, language),
    longDay,
    /** Weekday 0 is Sunday. */
    weekday: (weekday: number) => shortWeekdayName(weekday, language),
    range: ({ from, to }: DayRange) => (from === to ? longDay(from) : t('reports.range', { from: longDay(from), to: longDay(to) })),
    minutes: minutesText,
    /** The average of a sum of milliseconds; undefined without orders. */
    averageTime: (total: number, orders: number): string | undefined => {
      const minutes = averageMinutes(total, orders)
      return minutes === undefined ? undefined : minutesText(minutes)
    },
  }
}
