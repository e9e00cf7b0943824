/** Writes times of a time zone as files do: 2026-11-20 18:05. */
export const localTimeIn = (timeZone: string) => {
  // Swedish writes times like this.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (at: Date | string): string => format.format(new Date(at))
}
