const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}

/** The day, as YYYY-MM-DD, that a moment counts to: a day lasts until `dayEndsAt` minutes after the next midnight of the restaurant's own clock. */
export const businessDayOf = (moment: Date, { timeZone, dayEndsAt }: { timeZone: string; dayEndsAt: number }): string =>
  formatOf(timeZone).format(new Date(moment.getTime() - dayEndsAt * 60_000))
