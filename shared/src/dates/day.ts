// Calendar days: the day of a moment in a time zone, the distance between two days, and the format used in Qatar (day, month, year).
import { withLatinDigits } from '../latin-digits.ts'

/** A day as `YYYY-MM-DD`. */
export type Day = string

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}

/** The calendar day of a moment (a Date, or milliseconds since 1970) in a time zone. */
export const dayOf = (moment: Date | number, timeZone: string): Day => formatOf(timeZone).format(moment)

const dayLength = 86_400_000

/** Whole days from `today` to `day`; negative when it has passed. */
export const daysUntil = (day: Day, today: Day): number => Math.round((Date.parse(day) - Date.parse(today)) / dayLength)

/** Formats a day as `dd/mm/yyyy` in both languages, and '' as ''. */
export const formatDay = (day: Day): string => day.split('-').toReversed().join('/')

const dayFirst = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d{2})$/
const allDigits = /^(\d{2})(\d{2})(\d{4})$/
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/
/** Direction marks, which keyboards and copied text may contain. */
const marks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g

const partsOf = (text: string): [year: string, month: string, day: string] | undefined => {
  const [, day = '', , month = '', year = ''] = dayFirst.exec(text) ?? []
  // A two-digit year is in this century.
  if (day) return [year.length === 2 ? `20${year}` : year, month, day]
  const compact = allDigits.exec(text)
  if (compact) return [compact[3] ?? '', compact[2] ?? '', compact[1] ?? '']
  const iso = yearFirst.exec(text)
  return iso ? [iso[1] ?? '', iso[3] ?? '', iso[4] ?? ''] : undefined
}

/** Parses a typed date, in Latin or Arabic digits: `31/1/2026`, `31.01.2026`, `31012026` or `2026-01-31`. Returns undefined if it is not a valid date. */
export const parseDay = (written: string): Day | undefined => {
  const parts = partsOf(withLatinDigits(written).replace(marks, '').trim().replace(/\s+/g, ' '))
  if (!parts) return undefined
  const [year, month, day] = parts
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // Date rolls a day past the end of its month over into the next month.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return isDay && text >= '1900-01-01' ? text : undefined
}
