const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}

/** The day, as YYYY-MM-DD, that it is on a restaurant's own calendar. */
export const dayOf = (moment: Date, timeZone: string): string => formatOf(timeZone).format(moment)

type Clock = { timeZone: string; dayEndsAt: number }

/** The day, as YYYY-MM-DD, that a moment counts to: a day lasts until `dayEndsAt` minutes after the next midnight of the restaurant's own clock. */
export const businessDayOf = (moment: Date, { timeZone, dayEndsAt }: Clock): string =>
  formatOf(timeZone).format(new Date(moment.getTime() - dayEndsAt * 60_000))

const minute = 60_000
/** A day is at most this long, in minutes: 24 hours and a change of the clock. */
const maxDayMinutes = 26 * 60

/** The moment, to the minute, at which the next business day starts. */
export const nextBusinessDay = (moment: Date, clock: Clock): Date => {
  const today = businessDayOf(moment, clock)
  const at = (minutes: number) => new Date(Math.floor(moment.getTime() / minute) * minute + minutes * minute)
  let [still, next] = [0, maxDayMinutes]
  while (next - still > 1) {
    const middle = Math.floor((still + next) / 2)
    if (businessDayOf(at(middle), clock) === today) still = middle
    else next = middle
  }
  return at(next)
}
