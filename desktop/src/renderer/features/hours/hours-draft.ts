// Opening hours in the format of the form: times as typed, so that one may be missing.
import { dayMinutes, type DayPeriod } from '@sufra/shared/hours/day-period'
import type { OpeningHours, SpecialDays } from '@sufra/shared/hours/opening-hours'

/** `HH:MM`, or '' while a time is missing. A period that closes at or before its opening closes on the next day. */
export type PeriodDraft = { opens: string; closes: string }
type SpecialDraft = Omit<SpecialDays, 'periods'> & { key: string; periods: PeriodDraft[] }
export type HoursDraft = { isAlways: boolean; week: PeriodDraft[][]; specialDays: SpecialDraft[]; lastOrders: number }

const twoDigits = (value: number) => String(value).padStart(2, '0')
/** Formats minutes after midnight as HH:MM. */
export const timeOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`
/** NaN while the time is missing. */
const minutesOf = (time: string) => {
  const [hours = '', minutes = ''] = time.split(':')
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : Number.NaN
}

export const closesNextDay = ({ opens, closes }: PeriodDraft): boolean =>
  closes !== '' && opens !== '' && closes <= opens && opens !== '00:00'

export const periodOf = (draft: PeriodDraft): DayPeriod => {
  const [opens, closes] = [minutesOf(draft.opens), minutesOf(draft.closes)]
  return { opens, closes: closes <= opens ? closes + dayMinutes : closes }
}

const draftOf = ({ opens, closes }: DayPeriod): PeriodDraft => ({ opens: timeOf(opens), closes: timeOf(closes) })

/** The proposal when hours are switched on for the first time. */
export const usualPeriod: PeriodDraft = { opens: '11:00', closes: '23:00' }
const usualWeek = () => Array.from({ length: 7 }, () => [{ ...usualPeriod }])

export const draftOfHours = (hours: OpeningHours | null): HoursDraft => ({
  isAlways: hours === null,
  week: hours ? hours.week.map((periods) => periods.map((period) => draftOf(period))) : usualWeek(),
  specialDays: (hours?.specialDays ?? []).map((days, index) => ({
    ...days,
    key: `${days.from} ${index}`,
    periods: days.periods.map((period) => draftOf(period)),
  })),
  lastOrders: hours?.lastOrders ?? 0,
})

/** The hours to send: null for a restaurant that is always open. */
export const hoursOfDraft = ({ isAlways, week, specialDays, lastOrders }: HoursDraft): OpeningHours | null =>
  isAlways
    ? null
    : {
        week: week.map((periods) => periods.map((period) => periodOf(period))),
        specialDays: specialDays.map(({ name, from, to, periods }) => ({
          name,
          from,
          to,
          periods: periods.map((period) => periodOf(period)),
        })),
        lastOrders,
      }
