const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}

/** The calendar date, as YYYY-MM-DD, in a time zone. */
export const dayOf = (date: Date, timeZone: string): string => formatOf(timeZone).format(date)

type Clock = { timeZone: string; dayEndsAt: number }

/**
 * The business day of a time, as YYYY-MM-DD: a business day ends `dayEndsAt` minutes after the next midnight in the
 * restaurant's time zone.
 */
export const businessDayOf = (date: Date, { timeZone, dayEndsAt }: Clock): string =>
  formatOf(timeZone).format(new Date(date.getTime() - dayEndsAt * 60_000))

const minute = 60_000
/** Maximum length of a day in minutes: 24 hours and a daylight saving change. */
const maxDayMinutes = 26 * 60

/** The time, to the minute, at which the next business day starts. */
export const nextBusinessDay = (date: Date, clock: Clock): Date => {
  const today = businessDayOf(date, clock)
  const at = (minutes: number) => new Date(Math.floor(date.getTime() / minute) * minute + minutes * minute)
  let [low, high] = [0, maxDayMinutes]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (businessDayOf(at(middle), clock) === today) low = middle
    else high = middle
  }
  return at(high)
}
