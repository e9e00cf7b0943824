// Formats of every date and time that people read, and the only place that has them. They always use a named time zone, the day before the
// month, hours from 0 to 23 and Latin digits.
import type { Language } from '../localized-text.ts'
import { dayOf, formatDay, type Day } from './day.ts'

/** The time zone and the language of a formatted time. */
export type TextPlace = { timeZone: string; language: Language }

type Moment = Date | number | string

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const shapes = {
  time: clock,
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', ...clock },
  weekdayTime: { weekday: 'short', ...clock },
  dayMonthTime: { day: 'numeric', month: 'long', ...clock },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  dayWithWeekday: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'long' },
  shortDayMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  zone: { timeZoneName: 'longGeneric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** `en-QA` has the month first. */
const locales = { en: 'en-GB', ar: 'ar-QA-u-nu-latn' } as const satisfies Record<Language, string>

/** Creating a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (shape: keyof typeof shapes, { timeZone, language }: TextPlace) => {
  const key = `${shape} ${language} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locales[language], { ...shapes[shape], timeZone })
  formats.set(key, format)
  return format
}

const write = (shape: keyof typeof shapes) => (at: Moment, place: TextPlace) => formatOf(shape, place).format(new Date(at))

/** Example: 17:05 */
export const timeText = write('time')
/** Example: 28 Nov 2026, 17:05 */
export const dateTimeText = write('dateTime')
/** Example: Sat 17:05 */
export const weekdayTimeText = write('weekdayTime')
/** Example: Saturday */
export const weekdayText = write('weekday')
/** Example: 28 November */
export const dayMonthText = write('dayMonth')

/** Today's time, or the time of another day with its date: 17:05, 28 November at 17:05. */
export const momentText = (at: number, place: TextPlace & { now: number }): string =>
  dayOf(at, place.timeZone) === dayOf(place.now, place.timeZone) ? timeText(at, place) : write('dayMonthTime')(at, place)

const writeDay = (shape: keyof typeof shapes) => (day: Day, language: Language) =>
  formatOf(shape, { timeZone: 'UTC', language }).format(new Date(`${day}T00:00:00Z`))

/** Example: 28 Nov 2026 */
export const dayText = writeDay('day')
/** Example: Sat, 28 Nov 2026 */
export const dayWithWeekdayText = writeDay('dayWithWeekday')
/** Example: 28 Nov */
export const shortDayText = writeDay('shortDayMonth')

/** Formats 2026-11 as November 2026. */
export const monthText = (month: string, language: Language): string => writeDay('month')(`${month}-01`, language)

/** 1 November 2026 is a Sunday. */
const dayOfWeekday = (weekday: number): Day => `2026-11-0${weekday + 1}`
/** The name of a weekday; 0 is Sunday. */
export const weekdayName = (weekday: number, language: Language): string => writeDay('weekday')(dayOfWeekday(weekday), language)
/** Example: Sat. 0 is Sunday. */
export const shortWeekdayName = (weekday: number, language: Language): string => writeDay('shortWeekday')(dayOfWeekday(weekday), language)

/** The name of a time zone, such as "Arabian Standard Time". */
export const timeZoneName = (place: TextPlace): string =>
  formatOf('zone', place)
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? place.timeZone

const inDigits = (timeZone: string) => ({ timeZone, language: 'en' }) as const

/** The same digits in both languages, for receipts and tickets: 28/11/2026 17:05. */
export const digitsText = (at: Moment, timeZone: string): string =>
  `${formatDay(dayOf(new Date(at), timeZone))} ${timeText(at, inDigits(timeZone))}`

/** The format of digitsText without the year, for kitchen tickets: 28/11 17:05. */
export const shortDigitsText = (at: Moment, timeZone: string): string =>
  `${formatDay(dayOf(new Date(at), timeZone)).slice(0, 5)} ${timeText(at, inDigits(timeZone))}`

/** The sortable format of files: 2026-11-28 17:05. */
export const sortableText = (at: Moment, timeZone: string): string => `${dayOf(new Date(at), timeZone)} ${timeText(at, inDigits(timeZone))}`
