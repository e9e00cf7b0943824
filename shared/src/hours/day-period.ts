export const dayMinutes = 24 * 60

/** Times in minutes after midnight of the day. A period that closes after midnight closes at more than 24 hours. */
export type DayPeriod = { opens: number; closes: number }
