// The clock of the restaurants in these tests: three hours ahead of UTC, without daylight saving.
const hour = 3_600_000
const ahead = 3 * hour

/** Milliseconds until the next noon in Doha. */
export const untilNoon = (now: number): number => 24 * hour - ((now + ahead - 12 * hour) % (24 * hour))

/** The date in Doha as it is typed: dd/mm/yyyy. */
export const typedDate = (at: number): string => new Date(at + ahead).toISOString().slice(0, 10).split('-').toReversed().join('/')
